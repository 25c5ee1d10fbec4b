import { type Coordinates, distanceKm } from '@wojaz/travel/place'
import type { AttractionOption } from '../model/attraction.ts'
import type { PickupPoint, Tickets } from '../model/availability.ts'
import { choiceFaults, kindForAge } from './choice-faults.ts'

/** A pick-up point farther away is not near the hotel. */
const nearKm = 10

/** For people who travel together: a ticket by age for each, as many as the supplier sells at once. */
export function ticketsForAges(
  option: Pick<AttractionOption, 'ticketKinds' | 'maxTickets'>,
  ages: readonly number[],
): Tickets {
  const tickets: Record<string, number> = {}
  let left = option.maxTickets ?? Number.POSITIVE_INFINITY
  for (const age of ages) {
    const kind = kindForAge(option.ticketKinds, age)
    if (!kind || left === 0) continue
    const before = tickets[kind.id] ?? 0
    if (before >= (kind.maxQuantity ?? Number.POSITIVE_INFINITY)) continue
    tickets[kind.id] = before + 1
    left -= 1
  }
  const isAlone = choiceFaults({ ...option, minTickets: null }, tickets).some(
    ({ code }) => code === 'not-alone',
  )
  return isAlone ? {} : tickets
}

/** The pick-up point for guests of a hotel: the one with its name, otherwise the nearest. Null if none is near. */
export function pickupNear(
  points: readonly PickupPoint[],
  hotel: { readonly name: string; readonly at: Coordinates },
): string | null {
  const name = wordsOf(hotel.name)
  const own = points.find((point) => name.trim() !== '' && wordsOf(point.name).includes(name))
  if (own) return own.id
  const byDistance = points
    .flatMap(({ id, at }) => (at ? { id, km: distanceKm(at, hotel.at) } : []))
    .filter(({ km }) => km <= nearKm)
    .toSorted((a, b) => a.km - b.km)
  return byDistance[0]?.id ?? null
}

/** Compares whole words: the reception of 'Sun' is not that of 'Sunrise'. */
const wordsOf = (name: string) =>
  ` ${
    name
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `
