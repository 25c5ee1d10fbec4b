import type { Offer } from '@wojaz/offers'
import type { Locale } from '@wojaz/travel/locale'
import type { ClientBase } from 'pg'
import type { Order } from '../order.ts'
import { claimStock, releaseStock } from '../stock/claim-stock.ts'
import { stockOf } from '../stock/stock-of-order.ts'

/** Returns the offer with the names of rooms and board in the language of the order. */
export async function namedRooms(client: ClientBase, offer: Offer, locale: Locale): Promise<Offer> {
  const [room] = offer.occupancies
  const { rows } = await client.query<{ room: string | null; board: string | null }>(
    `select (select coalesce(names ->> $4, names ->> 'pl') from offers.room_types where hotel_code = $1 and code = $2) as room,
       (select coalesce(names ->> $4, names ->> 'pl') from offers.boards where code = $3) as board`,
    [offer.hotelCode, room?.roomCode, offer.boardCode, locale],
  )
  const [names] = rows
  return {
    ...offer,
    boardName: names?.board ?? offer.boardCode,
    occupancies: offer.occupancies.map((one) => ({ ...one, roomName: names?.room ?? one.roomName })),
  }
}

/**
 * Releases the rooms of the old hotel and claims those of the new one, if its rooms are in our inventory. Otherwise the office
 * has found rooms elsewhere, and none are claimed.
 */
export async function moveRooms(
  client: ClientBase,
  { number }: Order,
  { offer, upsells }: Order,
  areRoomsKnown: boolean,
): Promise<void> {
  await releaseStock(client, number, 'rooms')
  if (!areRoomsKnown) return
  await client.query('savepoint rooms_of_new_hotel')
  const { rooms } = stockOf(offer, upsells)
  const claimed = await claimStock(client, number, { flights: [], rooms })
  if (!claimed.ok) await client.query('rollback to savepoint rooms_of_new_hotel')
}
