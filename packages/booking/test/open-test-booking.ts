import { openDatabase } from '@wojaz/database'
import { createTestDatabase } from '@wojaz/database/testing'
import type { Offer } from '@wojaz/offers'
import { openOffers } from '@wojaz/offers/server'
import { fillTestInventory } from '@wojaz/offers/testing'
import { accepted, type Outcome } from '@wojaz/travel/outcome'
import { defaultSearchState, type SearchState, toOfferSearchRequest } from '@wojaz/travel/search'
import { migrateUploads } from '@wojaz/uploads/server'
import type pg from 'pg'
import { fairShare } from '../src/fair-share/fair-share.ts'
import { openGateways } from '../src/gateway/gateways.ts'
import { migrateBooking } from '../src/migrate-booking.ts'
import { type Booking, type BookingOptions, openBooking } from '../src/open-booking.ts'
import type { Order } from '../src/order.ts'
import type { Participant } from '../src/participant.ts'
import { partyMembers } from '../src/participants/party-members.ts'
import { noSeats } from '../src/seats/seat-claims.ts'
import { openStore } from '../src/store.ts'
import { tidyBooking } from '../src/tidy-booking.ts'
import { openFakeBank } from './fake-bank.ts'

const noon = new Date('2026-11-15T12:00:00Z')
const quiet = { info() {}, warn() {}, error() {} }

/** Its connections may be cut at any moment, for example when the test database is dropped before they are closed. */
const open = (url: string, maxConnections?: number) =>
  openDatabase({ url, applicationName: 'test', onError() {}, maxConnections })

export type TestBooking = Awaited<ReturnType<typeof openTestBooking>>

/** Opens a shop with a small separate inventory. The clock is at noon until the test moves it. */
export async function openTestBooking(given: Partial<BookingOptions> = {}) {
  const database = await createTestDatabase({
    template: {
      name: 'booking',
      async make(url) {
        await fillTestInventory(url, '2026-11-15')
        const template = open(url)
        await migrateUploads(template.pool)
        await migrateBooking(template.pool)
        await template.close()
      },
    },
  })
  const { pool, close } = open(database.url)
  let now = noon
  const clock = () => now
  const offers = await openOffers({
    databaseUrl: database.url,
    clock,
    log: quiet,
    threads: 1,
    preparesForms: false,
  })
  const bank = openFakeBank()
  const emails: { number: string; state: Order['state'] }[] = []
  const changed: string[] = []
  const noticeEmails: { number: string; about: string; id: string }[] = []
  const leavingFree: { number: string; circumstance: string }[] = []
  const reviewsAsked: string[] = []
  const reviewsRefused: string[] = []
  const joined: string[] = []
  const reminders: { number: string; amount: number }[] = []
  const laterEmails: { to: string; link: string }[] = []
  const options: BookingOptions = {
    pool,
    offers,
    clock,
    gateways: openGateways([bank.gateway]),
    log: quiet,
    seats: noSeats,
    share: fairShare(1_000),
    secret: 'a secret for tests only',
    siteUrl: 'https://wojaz.example',
    nearestOffers: async () => [],
    queueEmails: async (_client, { number, state }) => void emails.push({ number, state }),
    queueOrderLink: async () => {},
    queueChanged: async (_client, { number }) => void changed.push(number),
    queueTripChanged: async (_client, { number }) => void changed.push(number),
    queueReviewAsked: async (_client, { number }) => void reviewsAsked.push(number),
    queueReviewRefused: async (_client, { number }, { refusedBecause }) =>
      void reviewsRefused.push(`${number} ${refusedBecause}`),
    queueNotice: async (_client, { number }, { notice, about }) =>
      void noticeEmails.push({ number, about, id: notice.id }),
    queueLeavingFree: async (_client, { number }, { id }) =>
      void leavingFree.push({ number, circumstance: id }),
    queueJoined: async (_client, { number }) => void joined.push(number),
    queueUpsells: async (_client, { number }) => void changed.push(number),
    queueRefund: async (_client, { number }) => void changed.push(number),
    queueReminder: async (_client, { number }, { amount }) => void reminders.push({ number, amount }),
    queueReminderNow: async (_client, { number }, { amount }) => {
      reminders.push({ number, amount })
      return accepted(null)
    },
    queueLater: async (_client, email) => {
      laterEmails.push(email)
      return accepted(null)
    },
    ...given,
  }
  const booking = openBooking(options)

  /** A filled-in cart, ready to be ordered. */
  async function filledCart(offer: Offer, wanted: Booking = booking) {
    const { id, key, agreedTotal } = accept(
      await wanted.openCart({ offerCode: offer.offerCode, locale: 'pl' }),
    )
    const part = { participants: peopleOf(offer), contact, consents }
    accept(await wanted.update(id, key, part))
    return { id, key, agreedTotal }
  }

  return {
    booking,
    bank,
    emails,
    filledCart,
    async ordered(offer: Offer): Promise<Order> {
      const { id, key, agreedTotal } = await filledCart(offer)
      return accept(await booking.placeOrder(id, key, { agreedTotal }))
    },
    /** The same shop with other options. */
    also: (other: Partial<BookingOptions>): Booking => openBooking({ ...options, ...other }),
    databaseUrl: database.url,
    offers,
    pool,
    clock,
    laterEmails,
    reminders,
    noticeEmails,
    leavingFree,
    reviewsAsked,
    reviewsRefused,
    changed,
    moveClock: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
    rows: async <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) =>
      (await pool.query<Row>(sql, values)).rows,
    /** Makes enough places for everybody. */
    async makePlenty() {
      await pool.query('update offers.flight_cabins set seats = 500')
      await pool.query('update offers.room_types set allotment = 500')
      await pool.query('update offers.allotments set rooms = 500')
      await offers.caughtUp()
    },
    tidyUp: () => tidyBooking(openStore(pool), now),
    /** Offers as a search finds them, cheapest first. */
    async found(wish: Partial<SearchState> = {}): Promise<readonly Offer[]> {
      const request = toOfferSearchRequest({ ...defaultSearchState, ...wish }, { pageSize: 100 })
      return accept(await offers.search(request, 'pl')).offers
    },
    async close() {
      await offers.close()
      await close()
      await database.drop()
    },
  }
}

export const contact = {
  firstName: 'Zofia',
  lastName: 'Żółć',
  email: 'zofia@example.com',
  phone: '+48600100200',
  street: 'Długa 1',
  postalCode: '00-001',
  city: 'Łódź',
}

const consents = {
  terms: true,
  standardForm: true,
  marketingEmail: false,
  marketingSms: false,
  marketingPhone: false,
}

/** Participants for the offer, with its children's birth dates. */
export function peopleOf(offer: Offer): Participant[] {
  return partyMembers(offer.occupancies).map(({ person, birthDate }) => ({
    firstName: `Osoba ${person}`,
    lastName: 'Żółć',
    birthDate: birthDate ?? '1988-02-29',
    title: 'woman',
  }))
}

/** Returns the value of an outcome, or fails the test. */
export function accept<Value, Refusal>(outcome: Outcome<Value, Refusal>): Value {
  if (!outcome.ok) throw new Error(`Refused: ${JSON.stringify(outcome.refusal)}`)
  return outcome.value
}

export function refusalOf<Value, Refusal>(outcome: Outcome<Value, Refusal>): Refusal {
  if (outcome.ok) throw new Error('Not refused.')
  return outcome.refusal
}
