import { addDays } from '@wojaz/travel/dates'
import type { Outcome } from '@wojaz/travel/outcome'
import { type OfferSearchRequest, priceSelector } from '@wojaz/travel/search'
import type { OffersCount } from './count-offers.ts'
import { maxNights } from './engine/columns.ts'
import type { OfferIndex } from './engine/offer-index.ts'

/** A change of the search that leads to offers, and what it would find. */
export type Repair = OffersCount & { readonly request: OfferSearchRequest } & (RepairKind | SeveralRepairs)

export type RepairKind =
  | { readonly kind: 'dates'; readonly days: number }
  | { readonly kind: 'duration'; readonly from: number; readonly to: number }
  /** `isNear`: airports of the same group as the chosen ones; otherwise any airport. */
  | { readonly kind: 'airport'; readonly codes: readonly string[]; readonly isNear: boolean }
  | { readonly kind: 'filter'; readonly filterId: string }
  /** Anywhere. */
  | { readonly kind: 'destination' }

/** Several changes that lead to offers only together. */
export interface SeveralRepairs {
  readonly kind: 'several'
  readonly changes: readonly RepairKind[]
}

/** Counts what a changed search would list. */
type Count = (request: OfferSearchRequest) => Promise<Outcome<OffersCount, unknown>>

interface Attempt {
  readonly repair: RepairKind
  readonly change: (request: OfferSearchRequest) => OfferSearchRequest
}

/** Returns, for each kind of change, the smallest one that leads out of an empty list. */
export async function findRepairs(
  index: OfferIndex,
  request: OfferSearchRequest,
  count: Count,
): Promise<Repair[]> {
  const kinds: Attempt[][] = [
    otherDates(request),
    otherAirports(index, request),
    otherDurations(request),
    ...withoutFilter(request).map((attempt) => [attempt]),
    elsewhere(request),
  ]
  const repairs: Repair[] = []
  for (const attempts of kinds) {
    for (const { repair, change } of attempts) {
      const found = await countIfAny(count, change(request))
      if (!found) continue
      repairs.push({ ...repair, ...found })
      break
    }
  }
  return repairs.length > 0 ? repairs : twoAtOnce(count, request, kinds)
}

/** Returns the first two changes that help together, each the widest of its kind. */
async function twoAtOnce(
  count: Count,
  request: OfferSearchRequest,
  kinds: readonly Attempt[][],
): Promise<Repair[]> {
  const widest = kinds.flatMap((attempts) => attempts.at(-1) ?? [])
  for (const [i, one] of widest.entries()) {
    for (const other of widest.slice(i + 1)) {
      const found = await countIfAny(count, other.change(one.change(request)))
      if (found) return [{ kind: 'several', changes: [one.repair, other.repair], ...found }]
    }
  }
  return []
}

async function countIfAny(count: Count, request: OfferSearchRequest) {
  const counted = await count(request)
  return counted.ok && counted.value.count > 0 ? { request, ...counted.value } : null
}

function otherDates({ departureDateFrom: from, departureDateTo: to }: OfferSearchRequest): Attempt[] {
  if (from === null || to === null) return []
  return [1, 3, 7, 14, 30, 60, 120].map((days) => ({
    repair: { kind: 'dates', days },
    change: (request) => ({
      ...request,
      departureDateFrom: addDays(from, -days),
      departureDateTo: addDays(to, days),
    }),
  }))
}

function otherAirports({ register }: OfferIndex, { departuresCodes }: OfferSearchRequest): Attempt[] {
  const chosen = new Set(departuresCodes)
  if (chosen.size === 0) return []
  const departures = register.airports.filter(({ isDeparture }) => isDeparture)
  const groups = new Set(departures.filter(({ code }) => chosen.has(code)).map(({ groupName }) => groupName))
  const others = departures.filter(({ code }) => !chosen.has(code))
  const near = others.filter(({ groupName }) => groupName !== null && groups.has(groupName))
  return [
    { airports: near, isNear: true },
    { airports: others, isNear: false },
  ]
    .filter(({ airports }) => airports.length > 0)
    .map(({ airports, isNear }) => {
      const codes = airports.map(({ code }) => code)
      return {
        repair: { kind: 'airport', codes, isNear },
        change: (request) => ({ ...request, departuresCodes: isNear ? codes : [] }),
      }
    })
}

function otherDurations({ durationFrom, durationTo }: OfferSearchRequest): Attempt[] {
  if (durationFrom === null || durationTo === null) return []
  return [1, 2, 4, maxNights].map((more) => {
    const to = Math.min(durationTo + more, maxNights)
    const from = Math.min(to, Math.max(1, durationFrom - more))
    return {
      repair: { kind: 'duration', from, to },
      change: (request) => ({ ...request, durationFrom: from, durationTo: to }),
    }
  })
}

function withoutFilter({ filters }: OfferSearchRequest): Attempt[] {
  return filters
    .filter(
      ({ filterId, selectedValues }) => filterId !== priceSelector.filterId && selectedValues.length > 0,
    )
    .map(({ filterId }) => ({
      repair: { kind: 'filter', filterId },
      change: (request) => ({
        ...request,
        filters: request.filters.filter((filter) => filter.filterId !== filterId),
      }),
    }))
}

function elsewhere({ destinationsCodes, radius }: OfferSearchRequest): Attempt[] {
  if (destinationsCodes.length === 0 && radius === undefined) return []
  return [
    {
      repair: { kind: 'destination' },
      change: ({ radius: _, regionLocation: __, ...request }) => ({ ...request, destinationsCodes: [] }),
    },
  ]
}
