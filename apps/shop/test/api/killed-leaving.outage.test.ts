import { proofSample } from '@wojaz/database/testing'
import type { Offer } from '@wojaz/offers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type KilledLives, openKilledLives, patience } from '../killed-lives.ts'
import { allLives } from '../start-killed-shop.ts'

const lives = proofSample({ full: allLives, fewer: 2 })
const parking = { type: 'PARKING', code: 'PARKING_OPEN', person: null } as const

let world: KilledLives
let offer: Offer

beforeAll(async () => {
  world = await openKilledLives()
  offer = (await world.shop.found()).find(({ departureFlight }) => departureFlight !== null) as Offer
})
afterAll(() => world?.close())

const orderOf = async (number: string) => {
  const order = await world.shop.services.booking.order(number)
  if (!order) throw new Error(`No order ${number}`)
  return order
}

test(
  `killed at ${lives} moments while an upsell goes back, a shop takes it out once and pays for it once`,
  async () => {
    const { shop } = world
    const before = await world.soldToNobody()
    const cart = await shop.filledCart(offer)
    const filled = await shop.call<{ price: { total: number } }>('checkout/cart/update', {
      key: cart.key,
      body: { upsells: [parking] },
    })
    expect(filled.status).toBe(200)
    const numbers = await world.paid({ ...cart, total: filled.body.price.total }, lives)
    const quotes = await Promise.all(
      numbers.map(async (number) => {
        const quote = await shop.services.booking.quoteUpsells(number, { upsells: [], seats: null })
        if (!quote.ok) throw new Error(quote.refusal.code)
        return { number, address: `upsells/${number}/${quote.value.id}`, refund: quote.value.refund }
      }),
    )
    // Fifty processes take longer than a quarter of an hour on a slow machine.
    await shop.rows(`update booking.quotes set expires_at = '2099-01-01'`)
    expect(await world.dieOnce(quotes)).toBeGreaterThanOrEqual(lives / 2)
    await world.liveOn(quotes.map(({ address }) => address))
    for (const { number, refund } of quotes) {
      const { paid, price, upsells } = await orderOf(number)
      const changes = await shop.services.booking.changesOf(number)
      expect({ upsells, changes: changes.length, due: price.total - paid }).toEqual({
        upsells: [],
        changes: 1,
        due: 0,
      })
      expect(refund).toBeGreaterThan(0)
      expect(await world.backAtTheBank(number)).toEqual([refund])
    }
    expect(await world.soldToNobody()).toEqual(before)
  },
  3 * patience,
)

test(
  `killed at ${lives} moments while guests leave because their flight was moved, a shop gives everything back once and frees the places`,
  async () => {
    const { shop } = world
    const before = await world.soldToNobody()
    const numbers = await world.paid(await shop.filledCart(offer), lives)
    const [first = ''] = numbers
    const leg = (await orderOf(first)).offer.departureFlight
    const { departureTime, arrivalTime } = leg ?? { departureTime: '', arrivalTime: '' }
    const later = (time: string) =>
      `${String((Number(time.slice(0, 2)) + 9) % 24).padStart(2, '0')}${time.slice(2)}`
    const flight = {
      flightId: leg?.flightId ?? 0,
      date: leg?.date ?? '',
      departureTime: later(departureTime),
      arrivalTime: later(arrivalTime),
    }
    const said = await shop.services.booking.announceChange(
      { kind: 'flight-hours', flights: [flight] },
      { by: 'biuro' },
    )
    expect(said.ok).toBe(true)
    await shop.services.booking.spreadAnnouncements()
    const trips = await Promise.all(
      numbers.map(async (number) => {
        const notice = (await orderOf(number)).notices.find(({ state }) => state === 'open')
        return { number, address: `leave/${number}/${notice?.id}` }
      }),
    )
    expect(await world.dieOnce(trips)).toBeGreaterThanOrEqual(lives / 2)
    await world.liveOn(trips.map(({ address }) => address))
    for (const number of numbers) {
      const { state, paid, cancellation } = await orderOf(number)
      expect({ state, why: cancellation?.why, fee: cancellation?.fee }).toEqual({
        state: 'cancelled',
        why: 'changed',
        fee: 0,
      })
      expect(await world.backAtTheBank(number)).toEqual([paid])
      expect(await shop.rows('select from booking.order_stock where order_number = $1', [number])).toEqual([])
    }
    expect(await world.soldToNobody()).toEqual(before)
  },
  3 * patience,
)
