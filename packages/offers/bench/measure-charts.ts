import { addDays, addMonths, firstDayOfMonth, type IsoDay, lastDayOfMonth } from '@wojaz/travel/dates'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import { type DaySpan, lowestInSpans } from '../src/lowest-in-spans.ts'
import { anySearch } from '../test/any-search.ts'
import { Dice } from '../test/dice.ts'
import { ms, percentile, timesOf, withProcessorTime } from './figures.ts'
import type { Figure, LoadedWorld } from './measure-engine.ts'
import type { StoredWorld } from './stored-world.ts'

const charts = [
  ['a year of one place', 1, false],
  ['a year of three places', 3, false],
  ['a month of one place', 1, true],
  ['a month of three places', 3, true],
] as const

/** Measures charts that are not cached: random places, parties, airports and lengths. */
export async function measureCharts(
  { index, scanner }: LoadedWorld,
  { size: { today } }: StoredWorld,
): Promise<Figure[]> {
  const dice = new Dice(76)
  const places = index.register.places.filter(({ kind }) => kind !== 'resort').map(({ code }) => code)
  const airports = index.register.airports.filter(({ isDeparture }) => isDeparture).map(({ code }) => code)
  const draw = async (count: number, isMonth: boolean) => {
    const asked = randomQuestion(dice, today, airports)
    const months = monthsAhead(today)
    const spans = isMonth ? daysOf(dice.pick(months)) : months
    const ofPlaces = Array.from({ length: count }, () => dice.pick(places))
    await Promise.all(
      ofPlaces.map((place) => lowestInSpans(index, scanner, { ...asked, destinationsCodes: [place] }, spans)),
    )
  }
  const figures: Figure[] = []
  for (const [name, count, isMonth] of charts) {
    await timesOf(Array.from({ length: 40 }), () => draw(count, isMonth))
    const { values, processorMs } = await withProcessorTime(() =>
      timesOf(Array.from({ length: 200 }), () => draw(count, isMonth)),
    )
    const half = ms(percentile(values, 0.5))
    figures.push([
      `${name}, half / 95 of 100 (processor)`,
      `${half} / ${ms(percentile(values, 0.95))} (${ms(processorMs)})`,
      '< 50 ms',
    ])
  }
  return figures
}

function randomQuestion(dice: Dice, today: IsoDay, airports: readonly string[]): OfferSearchRequest {
  const nights = dice.pick([[7, 7], [7, 7], [6, 8], [12, 15], null])
  return {
    ...anySearch,
    numberOfAdults: dice.between(1, 4),
    childrenBirthdays: dice.chance(0.35) ? [addDays(today, -dice.between(300, 5_000))] : [],
    departuresCodes: dice.chance(0.5) ? [] : [dice.pick(airports)],
    durationFrom: nights?.[0] ?? null,
    durationTo: nights?.[1] ?? null,
  }
}

function monthsAhead(today: IsoDay): DaySpan[] {
  return Array.from({ length: 12 }, (_, ahead) => {
    const first = addMonths(firstDayOfMonth(today), ahead)
    return { from: ahead === 0 ? addDays(today, 1) : first, to: lastDayOfMonth(first) }
  })
}

function daysOf({ from, to }: DaySpan): DaySpan[] {
  const days: DaySpan[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push({ from: day, to: day })
  return days
}
