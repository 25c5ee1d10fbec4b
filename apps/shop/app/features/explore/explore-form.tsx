import { tripWords } from '@wojaz/content'
import { localisedPath } from '@wojaz/travel/locale'
import { childBirthDateRange, maxParticipants } from '@wojaz/travel/party'
import { searchFormFields } from '@wojaz/travel/search-form'
import { holidayTypes, tripTypeConfiguration } from '@wojaz/travel/trip'
import { type ReactNode, useId } from 'react'
import { Form } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { controlClass } from '../../ui/field-frame.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SelectBox } from '../../ui/select-box.tsx'
import { budgetField, exploreUrlOf, nightsValue } from './explore-address.ts'
import type { ExploreView } from './explore-view.ts'

/** Without scripts nobody can ask for one more field: so many are there. */
const childFields = 4
const lengths = ['3-5', '7-7', '6-8', '9-11', '12-15']
const control = controlClass(false)

/** A plain form to its own page: scripts only spare the guest the white screen between. */
export function ExploreForm({ view, isBusy }: { view: ExploreView; isBusy: boolean }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { search, budget } = view
  return (
    <Form
      method="get"
      action={localisedPath(locale, exploreUrlOf(search))}
      aria-label={t('explore.title')}
      preventScrollReset
      className="rounded-card bg-paper-raised p-5 shadow-raised md:p-7"
    >
      <div className="grid items-start gap-x-5 gap-y-4 md:grid-cols-2 lg:grid-cols-4">
        <Labelled label={t('explore.budget')}>
          {(id) => (
            <span className="relative block">
              <input
                id={id}
                type="text"
                inputMode="numeric"
                name={budgetField}
                defaultValue={budget === null ? '' : budget / 100}
                placeholder={t('explore.budgetHint')}
                autoComplete="off"
                className={`${control} pr-12 font-bold placeholder:font-normal placeholder:text-ink-soft`}
              />
              <span className="pointer-events-none absolute inset-y-0 right-4 flex items-center text-ink-soft">
                zł
              </span>
            </span>
          )}
        </Labelled>
        <Choice
          label={t('explore.budgetFor')}
          name={searchFormFields.fullPrice}
          value={String(search.fullPrice)}
          options={[
            ['false', t('offers.perPerson')],
            ['true', t('explore.forAll')],
          ]}
        />
        {search.tripType === 'CZ' ? null : (
          <Choice
            label={t('explore.trip')}
            name={searchFormFields.tripType}
            value={search.tripType}
            options={holidayTypes.map((type) => [type, t(tripWords[type].heading)])}
          />
        )}
        <Choice
          label={t('explore.nights')}
          name={searchFormFields.nights}
          value={nightsValue(search)}
          options={[
            ['', t('explore.anyNights')],
            ...nightsOf(nightsValue(search)).map((value) => [value, nightsText(value, t)] as const),
          ]}
        />
        {tripTypeConfiguration[search.tripType].visibleDropdowns.includes('airport') ? (
          <Choice
            label={t('explore.airport')}
            name={searchFormFields.airport}
            value={search.selectedAirports[0] ?? ''}
            options={[
              ['', t('explore.anyAirport')],
              ...view.airports.map(({ code, name }) => [code, name] as const),
            ]}
          />
        ) : null}
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
        <Children view={view} />
        <div>
          <NoLabel />
          <Button type="submit" fullWidth isPending={isBusy}>
            {t('explore.submit')}
          </Button>
        </div>
      </div>
    </Form>
  )
}

function Children({ view: { search, today } }: { view: ExploreView }) {
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

interface ChoiceProps {
  label: string
  name: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
}

function Choice({ label, name, value, options }: ChoiceProps) {
  return (
    <Labelled label={label}>
      {(id) => (
        <SelectBox
          id={id}
          name={name}
          defaultValue={value}
          options={options.map(([one, text]) => ({ id: one, label: text }))}
        />
      )}
    </Labelled>
  )
}

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-small font-bold">
        {label}
      </label>
      {children(id)}
    </div>
  )
}

/** Beside fields with a label above them, what has none begins at the same height. */
function NoLabel() {
  return (
    <span aria-hidden="true" className="mb-1.5 hidden text-small font-bold md:block">
      &nbsp;
    </span>
  )
}

/** The usual lengths, and the one of the address when it is another. */
function nightsOf(chosen: string): string[] {
  return chosen === '' || lengths.includes(chosen) ? lengths : [chosen, ...lengths]
}

function nightsText(value: string, t: ReturnType<typeof useTranslation>['t']): string {
  const [from, to] = value.split('-').map(Number)
  return from === to ? t('offers.nights', { count: to }) : t('explore.nightsRange', { from, count: to })
}
