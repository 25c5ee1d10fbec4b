import { randomUUID } from 'node:crypto'
import type { Order } from '@wojaz/booking'
import type { Offer } from '@wojaz/offers'
import { addDays } from '@wojaz/travel/dates'
import { encodeOfferCode, parseOfferCode } from '@wojaz/travel/offer-code'
import { defaultSearchState, toOfferSearchRequest } from '@wojaz/travel/search'
import { expect, vi } from 'vitest'
import { type AccountGuest, accountShopOf } from './account-shop.ts'
import { buildTestApp } from './build-test-app.ts'
import { contact, sharedCheckout } from './checkout-shop.ts'
import { testInShop } from './shared-shop.ts'
import { today } from './shop-content.ts'

/** Trips that leave earlier are paid in full. */
const inFullBefore = addDays(today, 35)

export type ReservationShop = Awaited<ReturnType<typeof openReservationShop>>

/** A shop with a bank, another node of it with browsers that store cookies, and ordered trips. */
async function openReservationShop() {
  const shop = await sharedCheckout()
  const door = accountShopOf(await buildTestApp({ databaseUrl: shop.databaseUrl }))
  // Far ahead, so that a deposit is enough.
  const flying = shop.trips
    .filter(({ departureFlight }) => departureFlight !== null)
    .toSorted((a, b) => b.departureDate.localeCompare(a.departureDate))
  const offer = flying[0] as Offer
  // Each node reloads a moment later: an earlier order would find too few places.
  for (const { services } of [shop, door])
    await vi.waitFor(
      async () => {
        const found = await services.offers.bookable(offer.offerCode, { locale: 'pl', perPerson: false })
        expect(found.ok && found.value.departureFlight?.seatsLeft).toBeGreaterThan(100)
      },
      { timeout: 60_000 },
    )

  async function ordered(
    email: string,
    buyer: AccountGuest = door.guest(),
    trip = offer,
    lastName = contact.lastName,
  ) {
    const { key, total } = await shop.filledCart(trip)
    await shop.call('checkout/cart/update', { key, body: { contact: { ...contact, email, lastName } } })
    const placed = await buyer.call(
      '/api/www/checkout/cart/shortOrder',
      { agreedTotal: total },
      { 'cart-id': key, 'idempotency-key': randomUUID() },
    )
    expect([placed.statusCode, placed.json()]).toMatchObject([200, { orderNumber: expect.any(String) }])
    return { key, total, number: placed.json().orderNumber as string }
  }

  async function payDeposit({ key, number }: { key: string; number: string }) {
    const begun = await shop.call('checkout/cart/payment', {
      key,
      once: randomUUID(),
      body: { variant: 'deposit', method: { kind: 'blik', code: '777123' } },
    })
    expect([begun.status, begun.body]).toMatchObject([200, {}])
    const state = async () =>
      (await shop.call<{ state: string }>(`payment/common/${number}`, { key })).body.state
    await expect.poll(state, { timeout: 10_000 }).toBe('confirmed')
  }

  /** A hotel near that of a trip, with a room for the same party on the same days and flights. */
  async function hotelBeside({ offer: own }: Pick<Order, 'offer'>) {
    const { offers } = door.services
    const parts = parseOfferCode(own.offerCode)
    const found = await offers.search(toOfferSearchRequest(defaultSearchState, { pageSize: 100 }), 'pl')
    if (!parts.ok || !found.ok) throw new Error('Nothing is offered.')
    for (const { hotelCode, occupancies } of found.value.offers) {
      const { roomCode, boardCode } = occupancies[0] ?? {}
      if (hotelCode === own.hotelCode || !roomCode || !boardCode) continue
      const rooms = parts.value.rooms.map((room) => ({ ...room, roomCode, boardCode }))
      const code = encodeOfferCode({ ...parts.value, hotelCode, rooms })
      if ((await offers.bookable(code, { locale: 'pl', perPerson: false })).ok)
        return { hotelCode, roomCode, boardCode }
    }
    throw new Error('No hotel beside.')
  }

  return {
    ...door,
    offer,
    /** A trip with a flight that no other order uses, for tests that change the flight. A deposit is enough for it. */
    async offerByAnEmptyFlight(): Promise<Offer> {
      const sold = await shop.rows<{ flight_id: number }>(
        'select distinct flight_id from offers.flight_cabins where sold > 0',
      )
      const taken = new Set(sold.map(({ flight_id }) => flight_id))
      const request = toOfferSearchRequest({ ...defaultSearchState, fullPrice: true }, { pageSize: 100 })
      for (const { hotelCode } of flying) {
        const found = await door.services.offers.allOffers(hotelCode, request, 'pl')
        const empty = (found.ok ? found.value.offers : []).find(
          ({ departureFlight, departureDate }) =>
            departureFlight && departureDate > inFullBefore && !taken.has(departureFlight.flightId),
        )
        if (empty) return empty
      }
      throw new Error('Somebody flies by every flight.')
    },
    hotelBeside,
    ordered,
    payDeposit,
    /** A confirmed trip of a person with this address. */
    async booked(email: string, trip = offer) {
      const order = await ordered(email, undefined, trip)
      await payDeposit(order)
      return order
    },
    /** The outbox of an address, newest first. */
    async emailsTo(email: string, kind: string) {
      const { rows } = await door.services.database.pool.query<{ text: string; enclosed: unknown }>(
        `select contents->>'text' as text, contents->'enclosed' as enclosed from mail.emails
         where recipient = $1 and kind = $2 order by queued_at desc, id desc`,
        [email, kind],
      )
      return rows
    },
    async close() {
      await door.close()
      await shop.close()
    },
  }
}

export const reservationTest = testInShop(openReservationShop)
