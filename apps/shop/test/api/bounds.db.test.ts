import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCache } from '@wojaz/cache'
import { openPictures } from '@wojaz/pictures/server'
import { FairQueue } from '@wojaz/travel/fair-queue'
import { makePdf } from '@wojaz/uploads/testing'
import { expect } from 'vitest'
import { openCartCounts } from '../../server/checkout/cart-counts.ts'
import { Budgets } from '../../server/engine-turns/budgets.ts'
import { FairLine } from '../../server/engine-turns/fair-line.ts'
import { turnLimits } from '../../server/engine-turns/turn-limits.ts'
import { buildApp } from '../../server/host/app.ts'
import { openPageTurns } from '../../server/pages/page-turns.ts'
import { askedBy } from '../../server/request/asker.ts'
import { RequestCounts } from '../../server/request/request-counts.ts'
import { type StreamOwner, streamsToEnd } from '../../server/request/stream-limits.ts'
import type { TestApp } from '../build-test-app.ts'
import { pageOfHeadings } from '../page-of-headings.ts'
import { shopTest as test } from '../search-shop.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, nth) => nth)
const settled = () => new Promise<void>((done) => setImmediate(done))

/** A store that strangers fill: it is given far more than it may hold, and says how much it has. */
interface Store {
  readonly most: number
  fill(shop: TestApp): Promise<number>
}

const plain =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"><rect width="1200" height="800"/></svg>'

const stores: Readonly<Record<string, Store>> = {
  'bytes of uploads of one sender in a day': {
    most: 80 * 1024 ** 2,
    async fill({ services: { uploads } }) {
      const pdf = makePdf(' '.repeat(9 * 1024 ** 2))
      const sending = { for: 'message', sentBy: 'customer:bounds' } as const
      async function* content() {
        yield pdf
      }
      const outcomes = await Promise.all(numbers(12).map(() => uploads.keep(content(), 'a.pdf', sending)))
      return outcomes.reduce((sum, one) => sum + (one.ok ? one.value.bytes : 0), 0)
    },
  },
  'files that are part of nothing': {
    most: 30,
    async fill({ services: { uploads } }) {
      const sending = { for: 'message', sentBy: 'customer:bounds-files' } as const
      async function* content() {
        yield makePdf()
      }
      const outcomes = await Promise.all(numbers(50).map(() => uploads.keep(content(), 'a.pdf', sending)))
      return outcomes.filter(({ ok }) => ok).length
    },
  },
  'the picture cache, in bytes': {
    most: 40_000,
    async fill() {
      const folder = await mkdtemp(join(tmpdir(), 'bounds-'))
      const pictures = openPictures({
        cacheFolder: folder,
        mediaFolder: folder,
        cacheLimitBytes: 40_000,
        log: { info() {}, warn() {}, error() {} },
        sources: [{ version: '1', find: () => () => plain }],
      })
      for (const nth of numbers(150))
        await pictures.scale({ source: `scenes/s${nth}.jpg`, width: 64, format: 'jpeg' })
      const files = await readdir(folder, { recursive: true, withFileTypes: true })
      const sizes = await Promise.all(
        files
          .filter((one) => one.isFile())
          .map(async (one) => (await stat(join(one.parentPath, one.name))).size),
      )
      await rm(folder, { recursive: true })
      return sizes.reduce((sum, size) => sum + size, 0)
    },
  },
  'values of a cache with a limit of bytes (pages, answers, content)': {
    most: 10,
    async fill() {
      const cache = createCache<string>({ limitBytes: 10_000, bytesOf: () => 1_000 - 2 })
      for (const nth of numbers(100)) await cache.get(String(nth), async () => 'page')
      const found = await Promise.all(
        numbers(100).map(async (nth) => (await cache.get(String(99 - nth), async () => 'page')).outcome),
      )
      return found.filter((outcome) => outcome === 'hit').length
    },
  },
  'jobs of a queue (pictures, pages)': {
    most: 2 + 20,
    async fill() {
      const queue = new FairQueue({ running: 2, runningEach: 2, waitingEach: 8, waitingInAll: 20 })
      let refused = 0
      for (const nth of numbers(500))
        void queue.enter({ asker: String(nth % 50) }).then((leave) => {
          refused += leave ? 0 : 1
        })
      await settled()
      return 500 - refused
    },
  },
  'pages that are made or wait': {
    most: 72 + 96,
    async fill() {
      const turns = openPageTurns(15)
      let refused = 0
      for (const nth of numbers(1_600))
        void turns.make({ asker: String(nth) }, () => new Promise(() => {})).catch(() => refused++)
      await settled()
      return 1_600 - refused
    },
  },
  'pages of one household that are made or wait': {
    most: 8 + 30,
    async fill() {
      const turns = openPageTurns(15)
      let refused = 0
      for (const _ of numbers(200))
        void turns.make({ asker: 'one' }, () => new Promise(() => {})).catch(() => refused++)
      await settled()
      return 200 - refused
    },
  },
  'questions that wait for the engine': {
    most: 60,
    async fill() {
      const line = new FairLine(turnLimits(15))
      let waiting = 0
      for (const nth of numbers(500)) {
        const one = {
          household: String(nth),
          isUnderWay: false,
          begin: () => void waiting--,
          sendAway: () => void waiting--,
        }
        waiting++
        if (line.enter(one) !== 'entered') waiting--
      }
      return waiting
    },
  },
  'event streams of one cart': { most: 6, fill: () => streams(3_000, () => ({ cart: 'c', household: '1' })) },
  'event streams of one customer': {
    most: 20,
    fill: () => streams(500, (nth) => ({ customer: 'anna', household: String(nth) })),
  },
  'event streams of one address': {
    most: 60,
    fill: () => streams(500, (nth) => ({ cart: String(nth), household: '1' })),
  },
  'event streams of a process': {
    most: 2_000,
    fill: () => streams(2_300, (nth) => ({ cart: String(nth), household: String(nth) })),
  },
  'carts that a household opens in an hour': {
    most: 1_500,
    async fill({ services: { clock } }) {
      const carts = openCartCounts({ guestsPerAddress: 15, clock })
      const asker = { household: '192.0.2.1', refusal: null }
      const opened = numbers(2_000).map(() => askedBy(asker, () => carts.count()))
      return (await Promise.allSettled(opened)).filter(({ status }) => status === 'fulfilled').length
    },
  },
  'counters of requests': {
    most: 100,
    async fill() {
      const counts = new RequestCounts(100)
      for (const nth of numbers(500)) counts.count(String(nth), 60_000, 0)
      // The newest first, because a counter that is made anew drops the oldest.
      const known = numbers(500).map((nth) => counts.count(String(499 - nth), 60_000, 0).current > 1)
      return known.filter(Boolean).length
    },
  },
  'budgets of households': {
    most: 20_000,
    async fill() {
      const budgets = new Budgets(1_000)
      for (const nth of numbers(25_000)) budgets.spend(String(nth), 2_000, 0)
      return numbers(25_000).filter((nth) => budgets.waitOf(String(nth), 0) > 0).length
    },
  },
  'counts of events between two writes': {
    most: 2_000,
    async fill({ services: { eventCounts, database } }) {
      const events = numbers(3_000).map((nth) => ({ event: 'click', page: '/bounds', identifier: `x${nth}` }))
      eventCounts.add(events as never)
      await eventCounts.flush()
      const { rows } = await database.pool.query(
        "select count(*)::int as count from insight.event_count where page = '/bounds'",
      )
      await database.pool.query("delete from insight.event_count where page = '/bounds'")
      return rows[0].count
    },
  },
  'reports of broken pages of one address in a minute': {
    most: 20,
    async fill(shop) {
      const front = await shop.front({})
      const answers: { statusCode: number }[] = []
      for (const nth of numbers(60)) {
        const payload = { message: `x${nth}`, path: '/' }
        const sent = { method: 'POST', url: '/api/www/errors', remoteAddress: '192.0.2.77', payload } as const
        answers.push(await front.app.inject(sent))
      }
      await front.close()
      return answers.filter(({ statusCode }) => statusCode < 300).length
    },
  },
}

/** The most streams that were open at once. */
async function streams(count: number, ownerOf: (nth: number) => StreamOwner): Promise<number> {
  const open: StreamOwner[] = []
  let most = 0
  for (const nth of numbers(count)) {
    const owner = ownerOf(nth)
    for (const one of streamsToEnd(open, owner)) open.splice(open.indexOf(one), 1)
    open.push(owner)
    most = Math.max(most, open.length)
  }
  return most
}

test.for(Object.entries(stores))(
  '%s: however much is sent, no more is stored than the bound',
  async ([, store], { shop }) => {
    const filled = await store.fill(shop)
    expect(filled).toBeGreaterThan(0)
    expect(filled).toBeLessThanOrEqual(store.most)
  },
)

test('POST checkout/cart/product: 429 for a household that has opened its carts of an hour, not for others', async ({
  shop,
}) => {
  const { clock } = shop.services
  // Two carts in all.
  const cartCounts = openCartCounts({ guestsPerAddress: 0.02, clock })
  const app = await buildApp({ ...shop.services, cartCounts }, { render: pageOfHeadings, clientFolder: null })
  const open = async (nth: number, remoteAddress = '192.0.2.5') => {
    const url = '/api/www/checkout/cart/product'
    const headers = { 'idempotency-key': `bounds-${nth}-${remoteAddress}` }
    const payload = { offerCode: 'WAWRHO260701-7-XYZ-A2' }
    const answer = await app.inject({ method: 'POST', url, remoteAddress, payload, headers })
    return { status: answer.statusCode, again: answer.headers['retry-after'] }
  }
  expect((await open(1)).status).not.toBe(429)
  expect((await open(2)).status).not.toBe(429)
  expect(await open(3)).toEqual({ status: 429, again: '3600' })
  expect((await open(4, '192.0.2.6')).status).not.toBe(429)
  await app.close()
})

const ofStaff = 'written by staff, editors or the import'
const ofOrder = 'of an order: unpaid orders have limits by browser, mailbox and household (unpaid-orders)'
const ofCustomer =
  'a fixed number for each customer, who has confirmed an email (emails: 40 a day and household)'

/** What keeps strangers from filling each table of Postgres. */
const tables: Readonly<Record<string, string>> = {
  'account.address_changes': ofCustomer,
  'account.agreements': ofCustomer,
  'account.attempts': 'a row for each subject; removed when its time is over',
  'account.companions': '20 of a customer',
  'account.customers': 'emails by recipient and household; removed if not confirmed',
  'account.data_copies': ofCustomer,
  'account.email_collisions': 'two accounts that a migration found; nothing is added later',
  'account.identities': ofCustomer,
  'account.known_places': 'places of logins of a customer; removed with time',
  'account.last_seen': '20 of a kind and customer',
  'account.login_codes': '3 emails with a code',
  'account.login_steps': 'requests of passwords; removed when their time is over',
  'account.one_time_tokens': 'emails by recipient and household; removed when their time is over',
  'account.passkeys': '20 of a customer',
  'account.session_tokens': 'requests of passwords; removed when their time is over',
  'account.sessions': 'requests of passwords; removed with their tokens',
  'attractions.attraction': ofStaff,
  'attractions.cart_keys': 'of a cart',
  'attractions.carts': 'places held by household (decision 98); 60 forms a minute',
  'attractions.items': '10 of a cart',
  'attractions.orders': ofOrder,
  'attractions.quotes': 'of an item; removed after a day',
  'attractions.supplier': ofStaff,
  'booking.announcements': ofStaff,
  'booking.cart_keys': 'of a cart',
  'booking.carts': 'carts of a household in an hour (above)',
  'booking.circumstances': ofStaff,
  'booking.circumstances_told': ofStaff,
  'booking.closed_flights': ofStaff,
  'booking.idempotency_keys': 'of a cart or an order; removed after a day',
  'booking.kept_documents': ofOrder,
  'booking.notices': ofStaff,
  'booking.order_accounts': ofOrder,
  'booking.order_changes': ofOrder,
  'booking.order_previews': ofOrder,
  'booking.order_stock': ofOrder,
  'booking.orders': ofOrder,
  'booking.payments': ofOrder,
  'booking.proposals': ofStaff,
  'booking.quotes': 'of an order, 60 forms a minute and device; removed after a day',
  'booking.refunds': ofOrder,
  'booking.sale_changes': ofStaff,
  'booking.sales': ofOrder,
  'booking.seat_claims': 'seats of the plane; 36 of a browser, 48 of a household',
  'booking.transfers': ofStaff,
  'booking.travel_documents': 'one of a traveller',
  'booking.trip_reviews': 'one of an order',
  'booking.unfit_payments': ofOrder,
  'complaints.award': ofStaff,
  'complaints.complaint': '5 open ones of an order',
  'complaints.complaint_draft': 'one of an order and customer',
  'complaints.complaint_event': 'steps of a complaint',
  'complaints.handover': ofStaff,
  'complaints.problem_report': 'of travellers during their trip, 60 forms a minute and device',
  'insight.event_count': '20,000 of a day; removed after 400 days',
  'mail.attachments': 'of an email',
  'mail.consents': 'of a subscription',
  'mail.emails': 'emails by recipient and household; removed when sent',
  'mail.messages': '10 forms a minute, emails by household; removed with time',
  'mail.requested_emails': 'counters; removed after a day',
  'mail.subscriptions': 'emails by recipient and household; removed if not confirmed',
  'mail.wordings': 'the wordings of the shop',
  'offers.resting_votes': 'of a review',
  'offers.review_tallies': 'of a hotel',
  'offers.review_votes': 'one of a browser and review; 20 a minute and address',
  'offers.reviews': 'one of an order',
  'alerts.alert': '30 of an address; removed if not confirmed',
  'talks.at_desk': ofStaff,
  'talks.chat': 'one of a thread',
  'talks.draft': 'one of a thread and customer',
  'talks.handover': ofStaff,
  'talks.message': '20,000 of a thread, 120 a minute',
  'talks.read_mark': 'one of a thread and customer',
  'talks.template': ofStaff,
  'talks.thread': '200 of a customer, and one of an order',
  'uploads.stray_file': 'of an upload (above); removed after a day',
  'uploads.upload': 'bytes by sender, day, order and disk (above)',
  'wishlist.list': 'one of a browser, 60 a minute and address; removed with time',
  'wishlist.saved_offer': '50 of a list',
}

/** Whole schemas that guests do not write to: the inventory, the work of staff, the content (a login of an editor needs a password, and those are limited). */
const closed = /^(offers\.(?!reviews$|review_|resting_)|staff\.|cms\.)/

test('every table that guests can write to is in the list with its bound', async ({ shop }) => {
  const { rows } = await shop.services.database.pool.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
       and table_name <> 'migration'`,
  )
  const found = rows.map(({ name }) => name).filter((name) => !closed.test(name))
  expect(found.filter((name) => !(name in tables))).toEqual([])
  expect(Object.keys(tables).filter((name) => !found.includes(name))).toEqual([])
})
