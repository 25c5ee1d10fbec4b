import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { json } from 'node:stream/consumers'
import type { Offer } from '@wojaz/offers'
import { expect } from 'vitest'
import { openCheckoutShop } from './checkout-shop.ts'

export type CrowdShop = Awaited<ReturnType<typeof openCrowdShop>>

export interface CrowdAnswer {
  readonly status: number
  readonly body: { readonly code?: string; readonly message?: string; readonly orderNumber?: string }
}

/** A listening shop, and guests with separate connections who press at the same moment. */
export async function openCrowdShop() {
  const shop = await openCheckoutShop()
  const offer = (await shop.found()).find(({ departureFlight }) => departureFlight !== null) as Offer
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

  function post(path: string, headers: Record<string, string>, body: string): Promise<CrowdAnswer> {
    return new Promise((resolve, reject) => {
      const sent = request(shop.services.env.siteUrl + path, { agent, method: 'POST', headers }, (answer) => {
        json(answer).then(
          (read) => resolve({ status: answer.statusCode ?? 0, body: read as CrowdAnswer['body'] }),
          reject,
        )
      })
      sent.on('error', reject).end(body)
    })
  }

  return {
    ...shop,
    offer,
    post,
    /** Guests who are ready to order; calling the result makes them press. */
    async crowd(size: number, wanted: Offer = offer): Promise<() => Promise<CrowdAnswer[]>> {
      const carts = await shop.copies(await shop.filledCart(wanted), size)
      return () =>
        Promise.all(
          carts.map(({ key, total }) =>
            post(
              '/api/www/checkout/cart/shortOrder',
              { 'cart-id': key, 'idempotency-key': randomUUID(), 'content-type': 'application/json' },
              JSON.stringify({ agreedTotal: total }),
            ),
          ),
        )
    },
    /** Leaves this many seats on both flights and rooms in every night, and no other flight on that day. */
    async leave({ seats, rooms }: { seats: number; rooms: number }): Promise<void> {
      const { hotelCode, departureDate, returnDate, departureFlight, returnFlight, offerCode } = offer
      await shop.rows(
        `update offers.flight_cabins set seats = case when flight_id = any($1) then sold + $2 else sold end
         where flight_id in (
           select other.id from offers.flights other join offers.flights ours using (from_airport, to_airport, day)
           where ours.id = any($1)
         )`,
        [[departureFlight?.flightId, returnFlight?.flightId], seats],
      )
      await shop.rows(
        `insert into offers.allotments (hotel_code, room_code, night, rooms)
         select $1, $2, night::date, $5 from generate_series($3::date, $4::date - 1, interval '1 day') night
         on conflict (hotel_code, room_code, night) do update set rooms = allotments.sold + $5`,
        [hotelCode, offer.occupancies[0]?.roomCode, departureDate, returnDate, rooms],
      )
      const left = async () => {
        const found = await shop.services.offers.offer(offerCode, { locale: 'pl', perPerson: false })
        return found.ok && [found.value.departureFlight?.seatsLeft, found.value.occupancies[0]?.roomsLeft]
      }
      await expect.poll(left, { timeout: 20_000 }).toEqual([seats, Math.min(rooms, 255)])
    },
    async close() {
      agent.destroy()
      await shop.close()
    },
  }
}
