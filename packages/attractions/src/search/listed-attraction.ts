import { type Locale, locales } from '@wojaz/travel/locale'
import type { Coordinates } from '@wojaz/travel/place'
import type { OpenDays } from '../catalogue/open-days.ts'
import type { Attraction, AttractionOption, Category, Duration, Picture } from '../model/attraction.ts'
import { cutoffHours } from '../rules/cancellation.ts'
import { type AttractionFacet, dayTimes, durationBands, freeCancellationHours } from './attraction-query.ts'

/** The part of an attraction that lists, maps and searches use. It is in memory for all attractions, so it is small. */
export interface ListedAttraction {
  readonly number: number
  readonly titles: Readonly<Record<Locale, string>>
  readonly summaries: Readonly<Record<Locale, string>>
  readonly picture: Picture | null
  readonly at: Coordinates | null
  readonly placeCode: string | null
  readonly categories: readonly Category[]
  readonly languages: readonly string[]
  readonly duration: Duration | null
  readonly pickup: Attraction['pickup']
  readonly isAccessible: boolean
  readonly isConfirmedAtOnce: boolean
  readonly priceFrom: number | null
  /** Of the strictest option. */
  readonly cutoffHours: number
  /** Hours at which some option starts; empty if guests come at any time. */
  readonly startHours: readonly number[]
  /** The most people in one booking; null if no limit is known. */
  readonly mostPeople: number | null
  /** Null if the supplier's calendar is not known yet. */
  readonly openDays: OpenDays | null
}

export function listedOf(attraction: Attraction, openDays: OpenDays | null): ListedAttraction {
  const { texts, pictures, options } = attraction
  const inAll = (pick: (locale: Locale) => string) =>
    Object.fromEntries(locales.map((locale) => [locale, pick(locale)])) as Record<Locale, string>
  return {
    number: attraction.number,
    titles: inAll((locale) => texts[locale].title),
    summaries: inAll((locale) => texts[locale].summary),
    picture: pictures[0] ?? null,
    at: attraction.at,
    placeCode: attraction.placeCode,
    categories: attraction.categories,
    languages: attraction.languages,
    duration: attraction.duration,
    pickup: attraction.pickup,
    isAccessible: attraction.isAccessible,
    isConfirmedAtOnce: attraction.isConfirmedAtOnce,
    priceFrom: attraction.priceFrom,
    cutoffHours: Math.max(...options.map(({ cutoff }) => cutoffHours(cutoff))),
    startHours: [
      ...new Set(options.flatMap(({ startTimes }) => startTimes.map((time) => Number(time.slice(0, 2))))),
    ],
    mostPeople: mostOf(options.map(mostPeopleIn)),
    openDays,
  }
}

/** By the limits of the option and of each of its ticket kinds. */
function mostPeopleIn({ maxTickets, ticketKinds }: AttractionOption): number | null {
  const ofKinds = ticketKinds.map(({ maxQuantity, people }) =>
    maxQuantity === null ? null : maxQuantity * Math.max(people, 1),
  )
  const inKinds = ofKinds.includes(null) ? null : ofKinds.reduce<number>((sum, one) => sum + (one ?? 0), 0)
  const widest = Math.max(1, ...ticketKinds.map(({ people }) => people))
  const inAll = maxTickets === null ? null : maxTickets * widest
  return inKinds === null || inAll === null ? (inKinds ?? inAll) : Math.min(inKinds, inAll)
}

/** No limit if one of them is unknown. */
function mostOf(limits: readonly (number | null)[]): number | null {
  return limits.includes(null) ? null : Math.max(...limits.map((limit) => limit ?? 0))
}

/** The values of an attraction in each facet. */
export const facetValues: Readonly<Record<AttractionFacet, (listed: ListedAttraction) => readonly string[]>> =
  {
    category: ({ categories }) => categories,
    duration: ({ duration }) => (duration ? [bandOf(durationBands, duration.from)] : []),
    language: ({ languages }) => languages,
    'free-cancellation': ({ cutoffHours: hours }) =>
      Object.entries(freeCancellationHours).flatMap(([code, atMost]) => (hours <= atMost ? code : [])),
    pickup: ({ pickup }) => (pickup === 'none' ? [] : ['yes']),
    accessible: ({ isAccessible }) => (isAccessible ? ['yes'] : []),
    'time-of-day': ({ startHours }) =>
      startHours.length === 0
        ? dayTimes.map(({ code }) => code)
        : [...new Set(startHours.map((hour) => bandOf(dayTimes, hour)))],
  }

function bandOf(bands: readonly { readonly code: string; readonly from: number }[], value: number): string {
  return bands.findLast(({ from }) => value >= from)?.code ?? ''
}
