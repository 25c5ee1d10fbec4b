import type { Offer } from '@wojaz/offers'
import { dayOf, type IsoDay } from '@wojaz/travel/dates'
import type { CabinsOf } from '../extras/read-cabins.ts'
import type { Goodwill } from '../on-behalf/goodwill.ts'
import type { Order } from '../order.ts'
import { type CarriedTrip, type ChangedPerson, carriedTrip } from './carried-trip.ts'
import { type ChangePrice, changePrice } from './change-price.ts'
import { offeredTo } from './offered-extras.ts'

/** What the guest agrees to. Names are those of the order when it is confirmed. */
export interface ChangeTerms extends ChangePrice, Pick<CarriedTrip, 'offer' | 'upsells' | 'seats' | 'lost'> {
  readonly people: readonly ChangedPerson[]
}

interface ChangeTo {
  readonly offer: Offer
  readonly people: readonly ChangedPerson[]
  /** The organiser offers it instead of a trip that was changed: without a fee, on any day. */
  readonly isFree?: boolean
  readonly goodwill?: Goodwill | null
}

/** What an offer would make of the order; null: it is too late. Extras have the prices of the day of the contract. */
export async function changeTerms(
  cabinsOf: CabinsOf,
  order: Order,
  { offer, people, isFree = false, goodwill = null }: ChangeTo,
  today: IsoDay,
): Promise<ChangeTerms | null> {
  // Fares of better classes are looked at only for whoever flies in one.
  const cabins: CabinsOf = fliesInClass(order) ? cabinsOf : async () => new Map()
  const offered = await offeredTo(cabins, order, dayOf(order.placedAt), offer)
  const carried = carriedTrip(order, offer, people, offered)
  const price = changePrice(order, carried, today, { isFree, goodwill })
  const { upsells, seats, lost } = carried
  return price && { ...price, people, offer, upsells, seats, lost }
}

export function fliesInClass({ upsells }: Pick<Order, 'upsells'>): boolean {
  return upsells.some(({ type }) => type === 'FLIGHT_CLASS')
}

export function everybody({ participants }: Pick<Order, 'participants'>): number[] {
  return participants.map((_, person) => person)
}
