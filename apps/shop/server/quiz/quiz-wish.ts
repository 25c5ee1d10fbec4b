import type { ClimateMonth, QuizRule } from '@wojaz/content'
import { addDays, addMonths, firstDayOfMonth, type IsoDay, lastDayOfMonth } from '@wojaz/travel/dates'
import {
  canonicalSearchState,
  defaultSearchState,
  encodePriceRange,
  priceRangeFilterId,
  type SearchState,
} from '@wojaz/travel/search'

/** The combined answers: a search, and the weather, which a search cannot express. */
export interface QuizWish {
  search: SearchState
  /** Null: any weather. */
  weather: Weather | null
  /** 1–12: months in which the guest may leave; null: any month with the right weather. */
  months: number[] | null
}

export type Weather = Pick<QuizRule, 'airFrom' | 'airTo' | 'seaFrom'>

/** If two answers set the same value, the later question decides. */
export function wishOf(rules: readonly QuizRule[], today: IsoDay): QuizWish {
  const last = <Value>(said: (rule: QuizRule) => Value | null) =>
    rules.map(said).findLast((value) => value !== null) ?? null
  const party = last((rule) => (rule.adults === null ? null : rule))
  const nights = last((rule) => (rule.durationFrom === null ? null : rule))
  const tripType = last(({ tripType: type }) => type) ?? defaultSearchState.tripType
  const budget = last((rule) => rule.budget)
  const days = daysOf(last(({ months }) => (months.length > 0 ? months : null)) ?? [], today)
  const search = canonicalSearchState({
    ...defaultSearchState,
    tripType,
    ...(party && {
      adultsCount: party.adults ?? defaultSearchState.adultsCount,
      childrenBirthDates: party.childAges.map((age) => bornBefore(age, today)),
    }),
    durationFrom: nights?.durationFrom ?? null,
    durationTo: nights?.durationTo ?? null,
    startDate: days?.startDate ?? null,
    endDate: days?.endDate ?? null,
    selectedDestinationsCodes: rules.reduce<readonly string[]>(
      (codes, rule) => both(codes, rule.destinations),
      [],
    ),
    selectedFilterValues: {
      ...featuresOf(rules),
      ...(budget !== null && {
        [priceRangeFilterId(tripType)]: [encodePriceRange({ from: null, to: budget * 100 })],
      }),
    },
  })
  const asked: Weather = {
    airFrom: last((rule) => rule.airFrom),
    airTo: last((rule) => rule.airTo),
    seaFrom: last((rule) => rule.seaFrom),
  }
  const isAny = Object.values(asked).every((degrees) => degrees === null)
  return { search, weather: isAny ? null : asked, months: days?.months ?? null }
}

const everyMonth = Array.from({ length: 12 }, (_, month) => month + 1)

/**
 * With chosen months each of them must have the weather. Without, one month with the weather and a departure is enough. A place
 * without climate data does not match.
 */
export function hasWeather(
  climate: readonly ClimateMonth[] | null,
  { weather, months }: Pick<QuizWish, 'weather' | 'months'>,
  onSale: readonly number[],
): boolean {
  if (!weather) return true
  const isRight = (month: number) => isRightMonth(climate, weather, month)
  return months ? months.every(isRight) : onSale.some(isRight)
}

export function isRightMonth(
  climate: readonly ClimateMonth[] | null,
  { airFrom, airTo, seaFrom }: Weather,
  month: number,
): boolean {
  const usual = climate?.[month - 1]
  if (!usual) return false
  const isSwimmable = seaFrom === null || (usual.sea !== null && usual.sea >= seaFrom)
  return (airFrom === null || usual.air >= airFrom) && (airTo === null || usual.air <= airTo) && isSwimmable
}

/** The next occurrence of these months, as long as they are consecutive. Departures start tomorrow. */
function daysOf(months: readonly number[], today: IsoDay) {
  const tomorrow = addDays(today, 1)
  const isMeant = (day: IsoDay) => months.includes(Number(day.slice(5, 7)))
  const ahead = everyMonth.map((_, number) => addMonths(firstDayOfMonth(tomorrow), number))
  const first = ahead.findIndex(isMeant)
  if (first < 0) return null
  const after = ahead.findIndex((day, number) => number > first && !isMeant(day))
  const meant = ahead.slice(first, after < 0 ? ahead.length : after)
  const [begins, ends] = [meant[0] as IsoDay, meant.at(-1) as IsoDay]
  return {
    startDate: [begins, tomorrow].sort().at(-1) as IsoDay,
    endDate: lastDayOfMonth(ends),
    months: meant.map((day) => Number(day.slice(5, 7))),
  }
}

/** An age of four means born about four and a half years ago. The first of a month, so that guests share cached answers. */
function bornBefore(age: number, today: IsoDay): IsoDay {
  return addMonths(firstDayOfMonth(today), -(12 * age + 6))
}

function featuresOf(rules: readonly QuizRule[]): Record<string, readonly string[]> {
  const found: Record<string, readonly string[]> = {}
  for (const { features } of rules) {
    for (const facet of new Set(features.map((feature) => feature.split(':')[0] as string))) {
      const values = features.flatMap((one) =>
        one.startsWith(`${facet}:`) ? one.slice(facet.length + 1) : [],
      )
      found[facet] = both(found[facet] ?? [], values)
    }
  }
  return found
}

/** The intersection of both lists; an empty list allows all. If nothing is in common, the later list counts. */
function both(earlier: readonly string[], later: readonly string[]): readonly string[] {
  if (later.length === 0) return earlier
  const common = later.filter((code) => earlier.includes(code))
  return common.length > 0 ? common : later
}
