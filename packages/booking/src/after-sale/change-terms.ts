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

/** What the guest agrees to. Names are those of the order when it is confirmed. */
export interface ChangeTerms extends ChangePrice, Pick<CarriedTrip, 'offer' | 'upsells' | 'seats' | 'lost'> {
  readonly people: readonly ChangedPerson[]
  /** Somebody else goes in the place of a traveller, or their data were wrong; absent: everybody is who they were. */
  readonly handOver?: HandOver
}

/** New data of one traveller, by their place in the party as it was. */
export interface HandOver {
  readonly person: number
  readonly after: Participant
  /** It is the same person, written down wrong before. */
  readonly isSlip: boolean
}

interface ChangeTo {
  readonly offer: Offer
  readonly people: readonly ChangedPerson[]
  /** The organiser offers it instead of a trip that was changed: without a fee, on any day. */
  readonly isFree?: boolean
  readonly handOver?: HandOver
  readonly goodwill?: Goodwill | null
}

/** What an offer would make of the order; null: it is too late. Upsells have the prices of the day of the contract. */
export async function changeTerms(
  cabinsOf: CabinsOf,
  order: Order,
  { offer, people, isFree = false, handOver, goodwill = null }: ChangeTo,
  today: IsoDay,
): Promise<ChangeTerms | null> {
  // Fares of better classes are looked at only for whoever flies in one.
  const cabins: CabinsOf = fliesInClass(order) ? cabinsOf : async () => new Map()
  const offered = await offeredTo(cabins, order, dayOf(order.placedAt), offer)
  // What was chosen for a place goes to whoever takes it.
  const carried = carriedTrip(handedOver(order, handOver), offer, people, offered)
  const price = changePrice(order, carried, today, { isFree, goodwill, ...nameFeeOf(order, handOver, today) })
  const { upsells, seats, lost } = carried
  return price && { ...price, people, offer, upsells, seats, lost, ...(handOver && { handOver }) }
}

function nameFeeOf({ offer }: Order, handOver: HandOver | undefined, today: IsoDay) {
  if (!handOver) return {}
  return { nameFee: handOver.isSlip ? 0 : nameChangeFee(offer, today) }
}

/** The party with the new data of one of them. */
export function handedOver<Party extends Pick<Order, 'participants'>>(
  order: Party,
  handOver: Pick<HandOver, 'person' | 'after' | 'isSlip'> | undefined,
): Party {
  if (!handOver) return order
  const { person, after, isSlip } = handOver
  const before = order.participants[person]
  // Whoever goes instead has a document of their own.
  const kept = before && !isSlip ? withoutDocument(before) : before
  return { ...order, participants: order.participants.with(person, { ...kept, ...after }) }
}

/** Who travels once the change is made. */
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
