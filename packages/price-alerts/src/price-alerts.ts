import { createHmac } from 'node:crypto'
import { type Database, inTransaction, type PollingLoop, startPolling } from '@wojaz/database'
import { type LinkRefusal, openRequestedEmails, readLink, signLink, withdrawEmails } from '@wojaz/mail/server'
import { type Clock, dayOf } from '@wojaz/travel/dates'
import { canonicalEmail } from '@wojaz/travel/guest'
import type { Locale } from '@wojaz/travel/locale'
import { hotelCardAddress } from '@wojaz/travel/offer-code'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { confirmAlertEmail, stopHeaders } from './alert-emails.ts'
import { checkAlerts } from './check-alerts.ts'
import type { PricedOffers, WatchedOffer } from './watched-offer.ts'

export interface AlertSources {
  pool: Database['pool']
  offers: PricedOffers
  clock: Clock
  log: { warn(facts: object, message: string): void }
  /** Signs the links in emails. */
  secret: string
  siteUrl: string
  /** Called after a commit that queued emails. */
  onEmails(): void
}

export interface WantedAlert {
  offer: WatchedOffer
  email: string
  below: number
  locale: Locale
  /** The household of the request. */
  place: string
  /** The address of a logged-in customer: it needs no confirmation by email. */
  isProven?: boolean
}

/** One watched offer. */
export interface OwnAlert {
  id: string
  hotelName: string
  offerPath: string
  /** In grosze: the price when the alert was made, and the limit. */
  total: number
  below: number
  /** False: the confirmation email is not answered yet. */
  isConfirmed: boolean
  askedAt: Date
}

export type PriceAlerts = ReturnType<typeof openPriceAlerts>

const confirmWithinMs = 7 * 24 * 3_600_000
const mostAlerts = 30
const everyMs = 30_000

/** Price alerts: requested, confirmed by an email, sent, stopped with one press. */
export function openPriceAlerts(sources: AlertSources) {
  const { pool, offers, clock, log, secret, siteUrl, onEmails } = sources
  const asked = openRequestedEmails(secret)
  let polling: PollingLoop | null = null
  /** The version of the prices at the last check; null: check again. */
  let checked: string | null = null

  const stopToken = (id: string) => signLink(secret, 'alert-stop', { subject: id, round: 1, until: null })
  /** The same for every spelling of a mailbox. */
  const addressKey = (email: string) =>
    createHmac('sha256', secret)
      .update(`alerts address:${canonicalEmail(email)}`)
      .digest('base64url')

  async function checkPrices(): Promise<void> {
    const emails = await checkAlerts(pool, { offers, siteUrl, stopToken, now: clock() })
    if (emails > 0) onEmails()
  }

  return {
    /** Does not reveal whether the address was known: only its mailbox learns that. */
    async ask({ offer, email, below, locale, place, isProven = false }: WantedAlert): Promise<void> {
      const now = clock()
      const key = addressKey(email)
      await inTransaction(pool, async (client) => {
        const { rows } = await client.query<{ all: number }>(
          'select count(*)::int as all from alerts.alert where address_key = $1',
          [key],
        )
        if ((rows[0]?.all ?? 0) >= mostAlerts) return
        const { hotelName, departureDate, returnDate, offerCode, quote } = offer
        const offerPath = hotelCardAddress(offer.hotelUrl, offer.tripType, offerCode)
        const insert = async (state: 'pending' | 'confirmed') => {
          const made = await client.query<{ id: string }>(insertAlert, [
            ...[key, email, locale, offerCode, hotelName, offerPath, quote.total, below, now, state],
          ])
          return made.rows[0]?.id ?? ''
        }
        if (isProven) {
          // A new limit for the same offer replaces the former one.
          await client.query('delete from alerts.alert where address_key = $1 and offer_code = $2', [
            ...[key, offerCode],
          ])
          await insert('confirmed')
          return
        }
        const confirmation = async () => {
          const id = await insert('pending')
          const until = new Date(now.getTime() + confirmWithinMs)
          return confirmAlertEmail({
            to: email,
            locale,
            siteUrl,
            hotelName,
            offerPath,
            departureDate,
            returnDate,
            below,
            until,
            stopToken: stopToken(id),
            confirmToken: signLink(secret, 'alert-confirm', { subject: id, round: 1, until }),
          })
        }
        await asked.queue(client, { topic: 'alert', to: email, place }, confirmation, now)
      })
      checked = null
      polling?.nudge()
      onEmails()
    },

    /** If an address has two alerts for one offer, keeps the confirmed one, otherwise the newest. */
    async joinTwins(email: string): Promise<void> {
      await pool.query(
        `delete from alerts.alert worse using alerts.alert better
         where worse.address_key = $1 and better.address_key = $1 and worse.offer_code = better.offer_code
           and (better.state = 'confirmed', better.asked_at, better.id) > (worse.state = 'confirmed', worse.asked_at, worse.id)`,
        [addressKey(email)],
      )
    },

    /** Pressing twice is not an error. An earlier alert of the same guest for this offer is replaced. */
    async confirm(token: string): Promise<Outcome<null, LinkRefusal>> {
      const link = readLink(secret, 'alert-confirm', token, clock())
      if (!link.ok) return link
      const { rows } = await pool.query<{ address_key: string; offer_code: string }>(
        `update alerts.alert set state = 'confirmed' where id = $1 returning address_key, offer_code`,
        [link.value.subject],
      )
      const [own] = rows
      if (!own) return refused('link-expired')
      await pool.query(
        'delete from alerts.alert where address_key = $1 and offer_code = $2 and id <> $3 and asked_at <= $4',
        [own.address_key, own.offer_code, link.value.subject, clock()],
      )
      checked = null
      polling?.nudge()
      return accepted(null)
    },

    /** Deletes the address, and waiting emails to it. */
    async stop(token: string): Promise<Outcome<null, LinkRefusal>> {
      const link = readLink(secret, 'alert-stop', token, clock())
      if (!link.ok) return link
      await inTransaction(pool, async (client) => {
        await client.query('delete from alerts.alert where id = $1', [link.value.subject])
        await withdrawEmails(client, stopHeaders(siteUrl, token))
      })
      return accepted(null)
    },

    /** The alerts of an address, the newest first; only for a guest who has proven to own it. */
    async alertsOf(email: string): Promise<OwnAlert[]> {
      const { rows } = await pool.query<OwnAlert>(
        `select id, hotel_name as "hotelName", offer_path as "offerPath", total, below, state = 'confirmed' as "isConfirmed",
           asked_at as "askedAt"
         from alerts.alert where address_key = $1 order by asked_at desc, id`,
        [addressKey(email)],
      )
      return rows
    },

    /** For the proven owner, without a link. Removing twice is not an error. */
    async removeAlert(email: string, id: string): Promise<void> {
      await inTransaction(pool, async (client) => {
        const { rowCount } = await client.query(
          'delete from alerts.alert where address_key = $1 and id::text = $2',
          [addressKey(email), id],
        )
        if (rowCount === 1) await withdrawEmails(client, stopHeaders(siteUrl, stopToken(id)))
      })
    },

    /** Checks a link without using it, so that the page can show a button. */
    checkLink(purpose: 'alert-confirm' | 'alert-stop', token: string): Outcome<null, LinkRefusal> {
      const link = readLink(secret, purpose, token, clock())
      return link.ok ? accepted(null) : link
    },

    checkPrices,

    /** Starts the polling loop, which checks prices after every change. */
    start() {
      const work = async () => {
        const state = `${offers.version} ${dayOf(clock())}`
        if (state === checked) return
        await pool.query(`delete from alerts.alert where state = 'pending' and asked_at < $1`, [
          new Date(clock().getTime() - confirmWithinMs),
        ])
        await checkPrices()
        checked = state
      }
      polling = startPolling(work, everyMs, (err) => log.warn({ err }, 'price alerts wait for the database'))
    },

    async close() {
      await polling?.stop()
    },
  }
}

const insertAlert = `
  insert into alerts.alert (address_key, email, locale, offer_code, hotel_name, offer_path, total, below, asked_at, state)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`
