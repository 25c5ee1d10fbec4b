/**
 * A command line tool to try announcements and reviews. `hours W402917652 480`: the flights of that order leave that many minutes
 * later (a negative number: earlier). `off W402917652`: its trip is called off. The running shop tells everybody concerned within
 * half a minute. `show W402917652` and `refuse W402917652`: publishes or refuses the review of that trip. Prints one line.
 */
import { randomUUID } from 'node:crypto'
import { inTransaction, openDatabase } from '@wojaz/database'
import type { ClientBase } from 'pg'
import { movedFlights } from '../src/notices/moved-flights.ts'
import type { Announcement } from '../src/notices/notice.ts'
import { sayAnnouncement } from '../src/notices/say-announcement.ts'
import type { Order } from '../src/order.ts'
import { lockOrder } from '../src/orders/order-rows.ts'
import { findReview, judgeReviewRow, showReview } from '../src/reviews/review-rows.ts'

const [verb = '', number = '', minutes = ''] = process.argv.slice(2)
const by = 'office.mjs'
const { pool, close } = openDatabase({
  url: process.env.DATABASE_URL ?? '',
  applicationName: 'wojaz-office',
  onError: (error) => console.error(error.message),
})
try {
  console.log(await inTransaction(pool, work))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await close()
}

async function work(client: ClientBase): Promise<string> {
  const order = await lockOrder(client, number)
  if (order?.state !== 'confirmed') throw new Error(`${number || 'What you typed'} is no paid order.`)
  return verb === 'show' || verb === 'refuse' ? judge(client, order) : announce(client, order)
}

async function announce(client: ClientBase, { offer }: Order): Promise<string> {
  const outcome = await sayAnnouncement(client, {
    id: randomUUID(),
    facts: said(offer),
    by,
    now: new Date(),
  })
  if (!outcome.ok) throw new Error(`Not said: ${outcome.refusal.code}.`)
  return `Said. The shop tells ${number} and everybody else concerned within half a minute.`
}

function said(offer: Order['offer']): Announcement {
  const { hotelCode, departureDate } = offer
  const trips = { hotelCode, from: departureDate, until: departureDate }
  if (verb === 'off') return { kind: 'cancellation', reason: 'circumstances', trips }
  const flights = movedFlights(offer, Number(minutes))
  const isSaid = verb === 'hours' && Number.isInteger(Number(minutes)) && Number(minutes) !== 0
  if (isSaid && flights.length > 0) return { kind: 'flight-hours', flights }
  throw new Error('Say one of: hours W402917652 480, off W402917652, show W402917652, refuse W402917652.')
}

async function judge(client: ClientBase, order: Order): Promise<string> {
  const review = await findReview(client, number)
  if (review?.state !== 'waiting') throw new Error(`No review of ${number} waits.`)
  await judgeReviewRow(client, number, {
    state: verb === 'show' ? 'shown' : 'refused',
    by,
    reason: null,
    now: new Date(),
  })
  if (verb === 'show') await showReview(client, order, review)
  return verb === 'show' ? 'The hotel card shows it now.' : 'It is not shown; its writer can read that.'
}
