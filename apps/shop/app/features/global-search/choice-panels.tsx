import { searchFormFields } from '@wojaz/travel/search-form'
import { dayPartFilter, dayParts, oneWay } from '@wojaz/travel/trip'
import { useTranslation } from '../../i18n/use-translation.ts'
import { OptionRow } from './option-row.tsx'
import { type AirportChoice, sameGroupAirports } from './search-options.ts'
import { cabinOf, isOneWay } from './search-words.ts'
import type { SearchForm } from './use-search-form.ts'

/** Panels with lists: airport, departure time, length of stay, class. */

export function AirportPanel({ form: { bar, send, choices } }: { form: SearchForm }) {
  const { t } = useTranslation()
  const chosen = bar.search.selectedAirports
  const choose = (codes: readonly string[]) => send({ type: 'airportsChosen', codes })
  const near = sameGroupAirports(choices.airports, chosen)
  return (
    <>
      {near.length > 0 ? (
        <div role="status" className="mb-2 rounded-control bg-paper-sunk px-3 py-2">
          <p className="text-fine font-medium text-ink-soft">{t('bar.sameGroup')}</p>
          {near.map(({ code, label }) => (
            <button
              key={code}
              type="button"
              onClick={() => choose([...chosen, code])}
              className="mr-4 min-h-11 cursor-pointer text-small font-bold text-accent underline-offset-4 hover:underline"
            >
              {t('bar.addAirport', { airport: label })}
            </button>
          ))}
        </div>
      ) : null}
      {groupsOf(choices.airports).map(([group, airports]) => (
        <fieldset key={group ?? ''} className="mt-1">
          <legend className="px-3 pt-2 text-fine font-medium text-ink-soft">
            {group ?? t('bar.otherAirports')}
          </legend>
          {airports.map(({ code, label, count, fromPrice, enabled }) => {
            const isChosen = chosen.includes(code)
            return (
              <OptionRow
                key={code}
                type="checkbox"
                name={searchFormFields.airport}
                value={code}
                label={label}
                isChosen={isChosen}
                isEnabled={enabled}
                count={count}
                fromPrice={fromPrice}
                onChoose={() => choose(isChosen ? chosen.filter((one) => one !== code) : [...chosen, code])}
              />
            )
          })}
        </fieldset>
      ))}
    </>
  )
}

export function HoursPanel({ form: { bar, send, choices } }: { form: SearchForm }) {
  const chosen = bar.search.selectedFilterValues[dayPartFilter] ?? []
  return choices.hours.map(({ code, label, count, fromPrice, enabled }) => {
    const isChosen = chosen.includes(code)
    return (
      <OptionRow
        key={code}
        type="checkbox"
        name={searchFormFields.hours}
        value={code}
        label={label}
        isChosen={isChosen}
        isEnabled={enabled}
        count={count}
        fromPrice={fromPrice}
        onChoose={() =>
          send({
            type: 'hoursChosen',
            hours: dayParts.filter((part) => (part === code ? !isChosen : chosen.includes(part))),
          })
        }
      />
    )
  })
}

export function NightsPanel({ form: { bar, send, choices } }: { form: SearchForm }) {
  const { t } = useTranslation()
  const { durationFrom, durationTo } = bar.search
  const chosen = isOneWay(bar.search) ? oneWay : durationFrom === null ? '' : `${durationFrom}-${durationTo}`
  // The price of any length is that of the cheapest one. Counts cannot be added up, because a hotel may have several lengths.
  const prices = choices.lengths.flatMap(({ fromPrice }) => fromPrice ?? [])
  const any = {
    code: '',
    label: t('bar.durationAny'),
    count: null,
    enabled: true,
    fromPrice: prices.length > 0 ? Math.min(...prices) : null,
  }
  const way = { ...choices.oneWay, code: oneWay, label: t('bar.oneWay') }
  const all = bar.search.tripType === 'CZ' ? [way, any, ...choices.lengths] : [any, ...choices.lengths]
  return all.map(({ code, label, count, fromPrice, enabled }) => (
    <OptionRow
      key={code}
      type="radio"
      name={searchFormFields.nights}
      value={code}
      label={label}
      isChosen={chosen === code}
      isEnabled={enabled}
      count={count}
      fromPrice={fromPrice}
      onChoose={() =>
        send(code === oneWay ? { type: 'oneWayChosen' } : { type: 'nightsChosen', nights: nightsOf(code) })
      }
      onPressed={() => send({ type: 'dismissed' })}
    />
  ))
}

export function CabinPanel({ form: { bar, send, choices } }: { form: SearchForm }) {
  const chosen = cabinOf(bar.search)
  return choices.cabins.map(({ code, label, count, fromPrice, enabled }) => {
    const cabin = code === 'Economy' ? null : code
    return (
      <OptionRow
        key={code}
        type="radio"
        name={searchFormFields.cabin}
        value={cabin ?? ''}
        label={label}
        isChosen={chosen === code}
        isEnabled={enabled}
        count={count}
        fromPrice={fromPrice}
        onChoose={() => send({ type: 'cabinChosen', cabin })}
        onPressed={() => send({ type: 'dismissed' })}
      />
    )
  })
}

function nightsOf(code: string): [number, number] | null {
  const [from = 0, to = 0] = code.split('-').map(Number)
  return code === '' ? null : [from, to]
}

/** In order of first appearance; airports without a group come last. */
function groupsOf(airports: readonly AirportChoice[]): [string | null, AirportChoice[]][] {
  const groups = new Map<string | null, AirportChoice[]>()
  for (const airport of airports) groups.set(airport.group, [...(groups.get(airport.group) ?? []), airport])
  return [...groups].sort(([one], [other]) => Number(one === null) - Number(other === null))
}
