import { type Database, inTransaction } from '@wojaz/database'
import { queueEmail } from '@wojaz/mail/server'
import { addDays, dayOf } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { parseOfferCode } from '@wojaz/travel/offer-code'
import { droppedEmail, soldOutEmail } from './alert-emails.ts'
import { alertNews } from './alert-news.ts'
import type { PricedOffers } from './watched-offer.ts'

interface Deps {
  offers: PricedOffers
  siteUrl: string
  stopToken(id: string): string
  now: Date
}

type Client = Parameters<Parameters<typeof inTransaction>[1]>[0]

interface AlertRow {
  id: string
  email: string
  locale: Locale
  offer_code: string
  hotel_name: string
  offer_path: string
  below: number
  told_total: number | null
  told_at: Date | null
  is_sold_out_told: boolean
}

/** Some two milliseconds of pricing between two database queries. */
const atOnce = 50

/**
 * Prices every confirmed alert again and queues emails for the news; returns their number. What was told is stored in the
 * transaction of its email, and rows locked by another node are skipped: nobody is told twice.
 */
export async function checkAlerts(pool: Database['pool'], deps: Deps): Promise<number> {
  let emails = 0
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await inTransaction(pool, async (client) => {
      const found = await client.query<AlertRow>(
        `select id, email, locale, offer_code, hotel_name, offer_path, below, told_total, told_at, is_sold_out_told
          from alerts.alert where state = 'confirmed' and id > $1 order by id limit $2 for update skip locked`,
        [after, atOnce],
      )
      for (const row of found.rows) if (await check(client, row, deps)) emails++
      return found.rows
    })
    const last = rows.at(-1)
    if (!last) return emails
    after = last.id
  }
}

async function check(client: Client, row: AlertRow, deps: Deps): Promise<boolean> {
  const { offers, siteUrl, stopToken, now } = deps
  const { id, below, locale } = row
  const parts = parseOfferCode(row.offer_code)
  // The departure is over: the alert is useless, and there is no reason to keep the address.
  if (!parts.ok || parts.value.date <= dayOf(now)) {
    await client.query('delete from alerts.alert where id = $1', [id])
    return false
  }
  const found = await offers.offer(row.offer_code, { locale, perPerson: false })
  const before = { toldTotal: row.told_total, toldAt: row.told_at, isSoldOutTold: row.is_sold_out_told }
  const total = found.ok ? found.value.quote.total : null
  const { news, memory } = alertNews(below, before, { total, now })
  if (memory.toldTotal !== before.toldTotal || memory.isSoldOutTold !== before.isSoldOutTold)
    await client.query(
      'update alerts.alert set told_total = $2, told_at = $3, is_sold_out_told = $4 where id = $1',
      [id, memory.toldTotal, memory.toldAt, memory.isSoldOutTold],
    )
  if (!news) return false
  const { date, nights } = parts.value
  const facts = {
    to: row.email,
    locale,
    siteUrl,
    hotelName: row.hotel_name,
    offerPath: row.offer_path,
    below,
    departureDate: date,
    returnDate: addDays(date, nights),
    stopToken: stopToken(id),
  }
  const email = news === 'dropped' && total !== null ? droppedEmail({ ...facts, total }) : soldOutEmail(facts)
  await queueEmail(client, email, now)
  return true
}
