import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { withoutPerson, withPerson } from '../src/after-sale/changed-party.ts'
import type { Participant } from '../src/participant.ts'
import { type ChangingShop, codeFor, openChangingShop } from './changing-shop.ts'
import { accept, refusalOf } from './open-test-booking.ts'

let shop: ChangingShop

beforeAll(async () => {
  shop = await openChangingShop()
})
beforeEach(() => {
  shop.calmBank()
})
afterAll(() => shop.close())

test('one stays at home, and somebody else comes along later: places, people and money follow', async () => {
  const before = await shop.paidTrip()
  const others = await shop.soldToNobody()
  const left = withoutPerson(before.offer, 0)
  const leave = { offerCode: codeFor(before.offer, left), people: left?.people ?? [] }
  const quote = accept(await shop.booking.quoteChange(before.number, leave))
  expect(quote).toMatchObject({ feeKind: 'leaving', fee: Math.floor(Math.max(0, -quote.difference) / 4) })
  const alone = accept(await shop.booking.confirmChange(before.number, quote.id))
  expect(alone.participants.map(({ firstName }) => firstName)).toEqual(['Osoba 1'])
  expect(alone.paid + quote.refund).toBe(before.paid)
  expect(await shop.placesOf(before.number)).toBe(1)

  const joined = { ...before.participants[0], firstName: 'Nowa', birthDate: '2000-01-01' } as Participant
  const party = withPerson(alone.offer, 0, joined)
  const join = accept(
    await shop.booking.quoteChange(before.number, {
      offerCode: codeFor(alone.offer, party),
      people: party?.people ?? [],
    }),
  )
  expect(join).toMatchObject({ feeKind: 'none', fee: 0, before: alone.price.total })
  const order = accept(await shop.booking.confirmChange(before.number, join.id))
  expect(order.participants.map(({ firstName }) => firstName)).toEqual(['Osoba 1', 'Nowa'])
  expect(await shop.placesOf(before.number)).toBe(2)
  expect(await shop.soldToNobody()).toBe(others)
})

test('people and rooms that do not belong together change nothing', async () => {
  const { number } = await shop.paidTrip()
  for (const people of [[0], [0, 1, 2], [0, 7], []])
    expect(
      refusalOf(await shop.booking.quoteChange(number, { offerCode: shop.dearer.offerCode, people })),
    ).toEqual({
      code: 'not-offered',
    })
})

const others = () => shop.rows('update offers.flight_cabins set seats = sold')

/** Sells everything except what the order has. Resolves after the search index is updated. */
async function sellEverythingElse(offerCode: string): Promise<void> {
  await others()
  await shop.rows('update offers.allotments set rooms = sold')
  await shop.rows('update offers.room_types set allotment = 0')
  await expect.poll(() => shop.isSold(offerCode)).toBe(false)
}

// Must be the last test: nothing else is left to buy.
test('on a flight and in a hotel that are full but for their own places the party can still become smaller', async () => {
  const before = await shop.paidTrip()
  await sellEverythingElse(before.offer.offerCode)
  const left = withoutPerson(before.offer, 0)
  const leave = { offerCode: codeFor(before.offer, left), people: left?.people ?? [] }
  expect(await shop.booking.changePrices(before, [leave])).toEqual([expect.anything()])
  const quote = accept(await shop.booking.quoteChange(before.number, leave))
  const order = accept(await shop.booking.confirmChange(before.number, quote.id))
  expect(order.offer.departureFlight?.flightId).toBe(before.offer.departureFlight?.flightId)
  expect(await shop.placesOf(before.number)).toBe(1)
  // Places of others do not count as available.
  expect(
    refusalOf(await shop.booking.quoteChange(before.number, { offerCode: shop.dearer.offerCode })),
  ).toEqual({
    code: 'not-offered',
  })
})
