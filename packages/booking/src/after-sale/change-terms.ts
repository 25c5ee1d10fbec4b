import type { Offer } from '@wojaz/offers'
import { dayOf, type IsoDay } from '@wojaz/travel/dates'
import type { Goodwill } from '../on-behalf/goodwill.ts'
import type { Order } from '../order.ts'
import type { Participant } from '../participant.ts'
import { withoutDocument } from '../traveller-data/document-ids.ts'
import type { CabinsOf } from '../upsells/read-cabins.ts'
import { type CarriedTrip, type ChangedPerson, carriedTrip, participantsOf } from './carried-trip.ts'
import { type ChangePrice, changePrice } from './change-price.ts'
import { nameChangeFee } from './name-change-fee.ts'
import { offeredTo } from './offered-upsells.ts'

/** The terms that the guest agrees to. Names are read from the order at the moment of confirmation. */
export interface ChangeTerms extends ChangePrice, Pick<CarriedTrip, 'offer' | 'upsells' | 'seats' | 'lost'> {
  readonly people: readonly ChangedPerson[]
  /** Set when another person takes the place of a traveller, or when data of a traveller were wrong. */
  readonly handOver?: HandOver
}

/** New data of one traveller, given by their place in the party before the change. */
export interface HandOver {
  readonly person: number
  readonly after: Participant
  /** True: the same person, whose data were written down wrong. */
  readonly isSlip: boolean
}

interface ChangeTo {
  readonly offer: Offer
  readonly people: readonly ChangedPerson[]
  /** The organiser offers this trip as a substitute: no fee, on any day. */
  readonly isFree?: boolean
  readonly handOver?: HandOver
  readonly goodwill?: Goodwill | null
}

/**
 * Returns the terms of changing the order to an offer, or null when it is too late. Upsells have the prices of the day of the
 * contract.
 */
export async function changeTerms(
  cabinsOf: CabinsOf,
  order: Order,
  { offer, people, isFree = false, handOver, goodwill = null }: ChangeTo,
  today: IsoDay,
): Promise<ChangeTerms | null> {
  // Fares of better classes are read only if somebody of the party flies in one.
  const cabins: CabinsOf = fliesInClass(order) ? cabinsOf : async () => new Map()
  const offered = await offeredTo(cabins, order, dayOf(order.placedAt), offer)
  // Upsells of a place go to the traveller who takes it.
  const carried = carriedTrip(handedOver(order, handOver), offer, people, offered)
  const price = changePrice(order, carried, today, { isFree, goodwill, ...nameFeeOf(order, handOver, today) })
  const { upsells, seats, lost } = carried
  return price && { ...price, people, offer, upsells, seats, lost, ...(handOver && { handOver }) }
}

function nameFeeOf({ offer }: Order, handOver: HandOver | undefined, today: IsoDay) {
  if (!handOver) return {}
  return { nameFee: handOver.isSlip ? 0 : nameChangeFee(offer, today) }
}

/** Returns the party with the new data of one traveller. */
export function handedOver<Party extends Pick<Order, 'participants'>>(
  order: Party,
  handOver: Pick<HandOver, 'person' | 'after' | 'isSlip'> | undefined,
): Party {
  if (!handOver) return order
  const { person, after, isSlip } = handOver
  const before = order.participants[person]
  // A new traveller has another travel document.
  const kept = before && !isSlip ? withoutDocument(before) : before
  return { ...order, participants: order.participants.with(person, { ...kept, ...after }) }
}

/** Returns the travellers after the change. */
export function partyAfter(
  order: Pick<Order, 'participants'>,
  { people, handOver }: Pick<ChangeTerms, 'people' | 'handOver'>,
): readonly Participant[] {
  return participantsOf(handedOver(order, handOver).participants, people)
}

export function fliesInClass({ upsells }: Pick<Order, 'upsells'>): boolean {
  return upsells.some(({ type }) => type === 'FLIGHT_CLASS')
}

export function everybody({ participants }: Pick<Order, 'participants'>): number[] {
  return participants.map((_, person) => person)
}
