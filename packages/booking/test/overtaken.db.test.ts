import { randomUUID } from 'node:crypto'
import { inTransaction } from '@wojaz/database'
import type { Offer } from '@wojaz/offers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Announcement } from '../src/notices/notice.ts'
import { sayAnnouncement } from '../src/notices/say-announcement.ts'
import { by, noticesIn } from './notices-in.ts'
import { accept } from './open-test-booking.ts'
import { blik, openPayingShop, type PayingShop } from './paying-shop.ts'

let shop: PayingShop
const { lastNotice, moved, otherHotel, paidTrip } = noticesIn(() => shop)

beforeAll(async () => {
  shop = await openPayingShop()
})
beforeEach(() => {
  shop.calmBank()
  // Announcements of one test must be older than the trips of the next.
  shop.moveClock(60_000)
})
afterAll(() => shop.close())

/** Stores an announcement that no guest was told of yet. */
async function say(facts: Announcement): Promise<string> {
  const id = randomUUID()
  accept(
    await inTransaction(shop.pool, (client) => sayAnnouncement(client, { id, facts, by, now: shop.clock() })),
  )
  return id
}

/** An offer of a hotel that no other test sells. */
async function offerOfItsOwn(): Promise<Offer> {
  const found = await shop.found()
  return found.find(({ hotelCode }) => hotelCode !== shop.offer.hotelCode) as Offer
}

const statesOf = async (number: string) => (await shop.orderOf(number)).notices.map(({ state }) => state)

test('an older announcement that comes late does not take the place of a newer one', async () => {
  const { number } = await paidTrip()
  await say(await moved(number, 1))
  accept(await shop.booking.announceChange(await moved(number, 2), { by }))
  const { offer } = await shop.orderOf(number)
  expect(await shop.booking.spreadAnnouncements()).toBe(0)
  expect((await shop.orderOf(number)).offer).toEqual(offer)
  expect(await statesOf(number)).toEqual(['told'])
})

test('said again under its name, an older announcement does not bring back its hours', async () => {
  const { number } = await paidTrip()
  const older = await moved(number, 1)
  const id = await say(older)
  accept(await shop.booking.announceChange(await moved(number, 2), { by }))
  const [sold] = await shop.rows('select departs from offers.flights where id = $1', [
    older.flights[0]?.flightId,
  ])
  await paidTrip()
  await shop.booking.announceChange(older, { by, id })
  expect(
    await shop.rows('select departs from offers.flights where id = $1', [older.flights[0]?.flightId]),
  ).toEqual([sold])
})

test('whoever paid late hears what became of their trip meanwhile', async () => {
  const { number } = await shop.ordered(shop.offer)
  const payment = await shop.begin(number, blik)
  shop.moveClock(3_600_000)
  await shop.booking.expireHolds()
  const other = await paidTrip()
  accept(await shop.booking.announceChange(await moved(other.number, 1), { by }))
  accept(await shop.tell(shop.bank.pays(payment)))
  await shop.booking.spreadAnnouncements()
  expect(await shop.orderOf(number)).toMatchObject({ state: 'confirmed', notices: [{ state: 'told' }] })
})

test('two nodes that tell the same thing ask once, and what was asked stays asked', async () => {
  // A hotel that guests were moved out of is no longer sold.
  const { number } = await paidTrip('full', await offerOfItsOwn())
  const client = await shop.pool.connect()
  await client.query('begin')
  await client.query('select from booking.orders where number = $1 for update', [number])
  await say(await otherHotel(number))
  const nodes = [shop.booking.spreadAnnouncements(), shop.also({}).spreadAnnouncements()]
  const waiting = () =>
    shop.rows(
      `select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
    )
  await expect.poll(waiting).toHaveLength(2)
  await client.query('commit')
  client.release()
  await Promise.all(nodes)
  expect(await statesOf(number)).toEqual(['open'])
  expect(await lastNotice(number)).toMatchObject({ change: { kind: 'hotel' } })
})
