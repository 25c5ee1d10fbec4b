import { dayOf, isIsoDay } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ClientBase } from 'pg'
import type { Order } from '../order.ts'
import { findOrder } from '../orders/order-rows.ts'
import { writeInventory } from './announced-inventory.ts'
import { draftNotice } from './draft-notice.ts'
import type { Announcement, RoomOfTrip, SubstituteWish } from './notice.ts'
import { type AnnouncementRow, findAnnouncement, insertAnnouncement, ordersConcerned } from './notice-rows.ts'
import { mayCallOff } from './notice-rules.ts'

export type AnnounceRefusal =
  /** A time or a day is invalid, or nothing is announced. */
  | { readonly code: 'unreadable' }
  | { readonly code: 'nobody-concerned' }
  /** The law no longer allows calling off these trips because of too few people. */
  | { readonly code: 'too-late'; readonly numbers: readonly string[] }

/** Stores an announcement and changes what is sold from now on. Idempotent by id. */
export async function sayAnnouncement(
  client: ClientBase,
  { id, facts, by, now }: AnnouncementRow & { readonly by: string; readonly now: Date },
): Promise<Outcome<AnnouncementRow, AnnounceRefusal>> {
  if (!isReadable(facts)) return refused({ code: 'unreadable' })
  const said = (await findAnnouncement(client, id)) ?? { id, facts }
  const concerned = await concernedBy(client, said, now)
  if (concerned.length === 0) return refused({ code: 'nobody-concerned' })
  if (facts.kind === 'cancellation') {
    const late = concerned.filter(({ offer }) => !mayCallOff(facts.reason, offer, dayOf(now)))
    if (late.length > 0) return refused({ code: 'too-late', numbers: late.map(({ number }) => number) })
  }
  if (await insertAnnouncement(client, { id, facts, by, now })) await writeInventory(client, facts)
  return accepted(said)
}

/** Returns the orders that would be told. */
async function concernedBy(client: ClientBase, said: AnnouncementRow, now: Date): Promise<readonly Order[]> {
  const found: Order[] = []
  for (const { number } of await ordersConcerned(client, said)) {
    const order = await findOrder(client, number)
    if (order && draftNotice(order, said.facts, now)) found.push(order)
  }
  return found
}

const hour = /^([01]\d|2[0-3]):[0-5]\d$/
const code = /^[A-Z0-9]{2,12}$/

function isReadable(said: Announcement): boolean {
  if ('substitute' in said && said.substitute && !isSubstitute(said.substitute)) return false
  if (said.kind === 'flight-hours')
    return (
      said.flights.length > 0 &&
      said.flights.every(
        ({ departureTime, arrivalTime, date }) =>
          hour.test(departureTime) && hour.test(arrivalTime) && (date === undefined || isIsoDay(date)),
      )
    )
  if (said.kind === 'hotel' && said.room && !isRoom(said.room)) return false
  return 'flightId' in said.trips || (isIsoDay(said.trips.from) && isIsoDay(said.trips.until))
}

function isRoom({ roomCode, boardCode }: RoomOfTrip): boolean {
  return code.test(roomCode) && /^[A-Z]{2}$/.test(boardCode)
}

function isSubstitute(wish: SubstituteWish): boolean {
  if ('hotelCode' in wish) return code.test(wish.hotelCode) && isRoom(wish)
  const { airport, date, departureTime } = wish
  const isHour = departureTime === undefined || hour.test(departureTime)
  return /^[A-Z]{3}$/.test(airport) && isIsoDay(date) && isHour
}
