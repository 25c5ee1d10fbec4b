import { addDays, type OfferSearchRequest, priceSelector } from '@wojaz/travel'
import { countOffers, type OffersCount } from './count-offers.ts'
import { maxNights } from './engine/columns.ts'
import type { OfferIndex } from './engine/offer-index.ts'
import type { Scanner } from './engine/scanner.ts'

/** What a guest could change to find something, and what he would find. */
export type Repair = OffersCount & { readonly request: OfferSearchRequest } & RepairKind

export type RepairKind =
  | { readonly kind: 'dates'; readonly days: number }
  | { readonly kind: 'duration'; readonly from: number; readonly to: number }
  /** `isNear`: airports of the same group as those chosen. */
  | { readonly kind: 'airport'; readonly codes: readonly string[]; readonly isNear: boolean }
  | { readonly kind: 'filter'; readonly filterId: string }
  /** Anywhere. */
  | { readonly kind: 'destination' }

type Attempt = RepairKind & { readonly request: OfferSearchRequest }

/** The nearest way out of an empty list in each direction: of several of a kind, the smallest change that helps. */
export async function findRepairs(
  index: OfferIndex,
  scanner: Scanner,
  request: OfferSearchRequest,
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
    for (const attempt of attempts) {
      const counted = await countOffers(index, scanner, attempt.request)
      if (!counted.ok || counted.value.count === 0) continue
      repairs.push({ ...attempt, ...counted.value })
      break
    }
  }
  return repairs
}

function otherDates(request: OfferSearchRequest): Attempt[] {
  const { departureDateFrom, departureDateTo } = request
  if (departureDateFrom === null || departureDateTo === null) return []
  return [1, 3, 7, 14, 30, 60, 120].map((days) => ({
    kind: 'dates',
    days,
    request: {
      ...request,
      departureDateFrom: addDays(departureDateFrom, -days),
      departureDateTo: addDays(departureDateTo, days),
    },
  }))
}

function otherAirports({ register }: OfferIndex, request: OfferSearchRequest): Attempt[] {
  const chosen = new Set(request.departuresCodes)
  if (chosen.size === 0) return []
  const departures = register.airports.filter(({ isDeparture }) => isDeparture)
  const groups = new Set(departures.filter(({ code }) => chosen.has(code)).map(({ groupName }) => groupName))
  const others = departures.filter(({ code }) => !chosen.has(code))
  const near = others.filter(({ groupName }) => groupName !== null && groups.has(groupName))
  const attempt = (codes: string[], isNear: boolean): Attempt => ({
    kind: 'airport',
    codes,
    isNear,
    request: { ...request, departuresCodes: codes },
  })
  const codesOf = (airports: typeof others) => airports.map(({ code }) => code)
  return [
    ...(near.length > 0 ? [attempt(codesOf(near), true)] : []),
    ...(others.length > 0 ? [attempt(codesOf(others), false)] : []),
  ]
}

function otherDurations(request: OfferSearchRequest): Attempt[] {
  const { durationFrom, durationTo } = request
  if (durationFrom === null || durationTo === null) return []
  const ranges = [1, 2, 4].map((more) => [Math.max(1, durationFrom - more), durationTo + more] as const)
  return [...ranges, [1, maxNights] as const].map(([from, to]) => ({
    kind: 'duration',
    from,
    to: Math.min(to, maxNights),
    request: { ...request, durationFrom: from, durationTo: Math.max(from, Math.min(to, maxNights)) },
  }))
}

function withoutFilter(request: OfferSearchRequest): Attempt[] {
  return request.filters
    .filter(
      ({ filterId, selectedValues }) => filterId !== priceSelector.filterId && selectedValues.length > 0,
    )
    .map(({ filterId }) => ({
      kind: 'filter',
      filterId,
      request: { ...request, filters: request.filters.filter((filter) => filter.filterId !== filterId) },
    }))
}

function elsewhere(request: OfferSearchRequest): Attempt[] {
  const { destinationsCodes, radius, regionLocation, ...rest } = request
  if (destinationsCodes.length === 0 && radius === undefined) return []
  return [{ kind: 'destination', request: { ...rest, destinationsCodes: [] } }]
}
