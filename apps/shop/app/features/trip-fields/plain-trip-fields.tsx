import type { IsoDay } from '@wojaz/travel/dates'
import { childBirthDateRange, maxParticipants } from '@wojaz/travel/party'
import type { SearchState } from '@wojaz/travel/search'
import { nightsValue, searchFormFields } from '@wojaz/travel/search-form'
import { oneWay } from '@wojaz/travel/trip'
import { useTranslation } from '../../i18n/use-translation.ts'
import { controlClass } from '../../ui/field-frame.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Choice, Labelled, NoLabel } from './labelled-field.tsx'

/** The number of child fields: without scripts none can be added. */
const childFields = 4
const lengths = ['3-5', '7-7', '6-8', '9-11', '12-15']
const control = controlClass(false)

export function AirportChoice({
  airports,
  search,
}: {
  airports: { code: string; name: string }[]
  search: SearchState
}) {
  const { t } = useTranslation()
  return (
    <Choice
      label={t('explore.airport')}
      name={searchFormFields.airport}
      value={search.selectedAirports[0] ?? ''}
      options={[['', t('explore.anyAirport')], ...airports.map(({ code, name }) => [code, name] as const)]}
    />
  )
}

/** The length of stay; for flights without hotel also one way. */
export function NightsChoice({ search }: { search: SearchState }) {
  const { t } = useTranslation()
  return (
    <Choice
      label={t('explore.nights')}
      name={searchFormFields.nights}
      value={nightsValue(search)}
      options={[
        ['', t('explore.anyNights')],
        ...(search.tripType === 'CZ' ? [[oneWay, t('explore.oneWay')] as const] : []),
        ...nightsOf(nightsValue(search)).map((value) => [value, nightsText(value, t)] as const),
      ]}
    />
  )
}

export function AdultsField({ search }: { search: SearchState }) {
  const { t } = useTranslation()
  return (
    <Labelled label={t('explore.adults')}>
      {(id) => (
        <input
          id={id}
          type="number"
          name={searchFormFields.adults}
          min={1}
          max={maxParticipants}
          defaultValue={search.adultsCount}
          className={control}
        />
      )}
    </Labelled>
  )
}

export function ChildrenFields({ search, today }: { search: SearchState; today: IsoDay }) {
  const { t } = useTranslation()
  const born = search.childrenBirthDates
  const { from, to } = childBirthDateRange(today)
  return (
    <div>
      <NoLabel />
      <details>
        <summary className={`${control} flex cursor-pointer items-center justify-between`}>
          {born.length > 0 ? t('explore.childrenCount', { count: born.length }) : t('explore.children')}
          <Icon name="chevronDown" className="text-ink-soft" />
        </summary>
        <div className="mt-3 grid gap-3">
          {childNumbers(born.length).map((number) => (
            <Labelled key={number} label={t('explore.birthDate', { number })}>
              {(id) => (
                <input
                  id={id}
                  type="date"
                  name={searchFormFields.birthDate}
                  min={from}
                  max={to}
                  defaultValue={born[number - 1] ?? ''}
                  className={control}
                />
              )}
            </Labelled>
          ))}
        </div>
      </details>
    </div>
  )
}

function childNumbers(born: number): number[] {
  return Array.from({ length: Math.max(childFields, born) }, (_, child) => child + 1)
}

/** The usual lengths, plus that of the URL if it is another one. */
function nightsOf(chosen: string): string[] {
  return chosen === '' || chosen === oneWay || lengths.includes(chosen) ? lengths : [chosen, ...lengths]
}

/** '7-7' becomes '7 nocy', '6-8' becomes '6–8 nocy'. */
export function nightsText(value: string, t: ReturnType<typeof useTranslation>['t']): string {
  const [from, to] = value.split('-').map(Number)
  return from === to ? t('offers.nights', { count: to }) : t('explore.nightsRange', { from, count: to })
}
