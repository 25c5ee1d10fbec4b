import { inTransaction } from '@wojaz/database'
import type { Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { Pool, PoolClient } from 'pg'
import { addressKey, recordConsent } from './consents.ts'
import { presaleOfficeEmail } from './emails/contact-emails.ts'
import { alreadyEmail, confirmEmail } from './emails/subscription-emails.ts'
import type { MailingList, SignUpWish } from './forms/sign-up-form.ts'
import { type LinkRefusal, readLink, signLink } from './links.ts'
import { queueEmail } from './outbox.ts'
import { openRequestedEmails } from './requested/requested-emails.ts'

export interface SignUp extends SignUpWish {
  list: MailingList
  locale: Locale
  /** The texts beside the boxes that the guest ticked. */
  wordings: { email: string; phone: string }
  /** The household of the request. */
  place: string
}

export interface SubscriptionOptions {
  pool: Pool
  clock: () => Date
  secret: string
  siteUrl: string
  /** The office's address. */
  office: string
}

interface Subscription {
  id: string
  list: MailingList
  email: string
  first_name: string | null
  phone: string | null
  wish: string | null
  locale: Locale
  state: 'pending' | 'confirmed' | 'left'
  round: number
}

/** A guest who reads email after a week of holidays can still confirm. */
export const confirmWithinMs = 7 * 24 * 3_600_000

export function openSubscriptions({ pool, clock, secret, siteUrl, office }: SubscriptionOptions) {
  const asked = openRequestedEmails(secret)
  return {
    /** Does not reveal whether the address was known: only its mailbox learns that. */
    signUp: (request: SignUp): Promise<void> =>
      inTransaction(pool, (client) => signUp(client, request, clock())),

    /** Pressing twice is not an error; a link from before the guest left is invalid. */
    async confirm(token: string): Promise<Outcome<{ list: MailingList }, LinkRefusal>> {
      const link = readLink(secret, 'confirm', token, clock())
      if (!link.ok) return link
      return inTransaction(pool, (client) => confirm(client, link.value, clock()))
    },

    /** Deletes the address; the proof of consent and its end stays. */
    async leave(token: string): Promise<Outcome<null, LinkRefusal>> {
      const link = readLink(secret, 'leave', token, clock())
      if (!link.ok) return link
      await inTransaction(pool, (client) => leave(client, link.value, clock()))
      return accepted(null)
    },

    /** Checks a link without using it, so that the page can show a button. */
    checkLink(purpose: 'confirm' | 'leave', token: string): Outcome<null, LinkRefusal> {
      const link = readLink(secret, purpose, token, clock())
      return link.ok ? accepted(null) : link
    },
  }

  async function signUp(client: PoolClient, request: SignUp, now: Date): Promise<void> {
    const { list, email, firstName, phone, wish, locale, place } = request
    const key = addressKey(secret, email)
    await client.query(
      `insert into mail.subscriptions (list, address_key, email, locale, state, signed_up_at)
       values ($1, $2, $3, $4, 'pending', $5) on conflict (list, address_key) do nothing`,
      [list, key, email, locale, now],
    )
    const known = await one(client, 'list = $1 and address_key = $2', [list, key])
    const about = { topic: 'list', to: email, place } as const
    const facts = { to: email, locale, list, siteUrl }
    // Whoever merely knows an address cannot change what its owner has confirmed.
    if (known.state === 'confirmed') {
      const already = () => alreadyEmail({ ...facts, firstName: null, leaveToken: leaveToken(known) })
      await asked.queue(client, about, already, now)
      return
    }
    const { rows } = await client.query<Subscription>(
      `update mail.subscriptions set email = $2, first_name = $3, phone = $4, wish = $5, locale = $6, state = 'pending',
         signed_up_at = $7, confirmed_at = null, left_at = null, round = round + $8 where id = $1 returning *`,
      [known.id, email, firstName, phone, wish, locale, now, known.state === 'left' ? 1 : 0],
    )
    const pending = rows[0] as Subscription
    await recordConsent(client, pending.id, { channel: 'email', wording: request.wordings.email, now })
    if (phone)
      await recordConsent(client, pending.id, { channel: 'phone', wording: request.wordings.phone, now })
    const until = new Date(now.getTime() + confirmWithinMs)
    const confirmToken = signLink(secret, 'confirm', {
      subject: pending.id,
      round: pending.round,
      until,
    })
    const confirming = () =>
      confirmEmail({ ...facts, firstName, leaveToken: leaveToken(pending), confirmToken, until })
    await asked.queue(client, about, confirming, now)
  }

  async function confirm(
    client: PoolClient,
    link: { subject: string; round: number },
    now: Date,
  ): Promise<Outcome<{ list: MailingList }, LinkRefusal>> {
    const found = await find(client, 'id = $1 and round = $2', [link.subject, link.round])
    if (!found || found.state === 'left') return refused('link-expired')
    if (found.state === 'confirmed') return accepted({ list: found.list })
    await client.query(`update mail.subscriptions set state = 'confirmed', confirmed_at = $2 where id = $1`, [
      found.id,
      now,
    ])
    await client.query(
      `update mail.consents set confirmed_at = $2 where subscription_id = $1 and withdrawn_at is null`,
      [found.id, now],
    )
    if (found.list === 'presale') {
      const { email, phone, wish, locale, first_name: firstName } = found
      await queueEmail(client, presaleOfficeEmail(office, { email, firstName, phone, wish, locale }), now)
    }
    return accepted({ list: found.list })
  }

  async function leave(
    client: PoolClient,
    link: { subject: string; round: number },
    now: Date,
  ): Promise<void> {
    const { rowCount } = await client.query(
      `update mail.subscriptions set state = 'left', left_at = $3, email = null, first_name = null, phone = null, wish = null
       where id = $1 and round = $2 and state <> 'left'`,
      [link.subject, link.round, now],
    )
    if (rowCount === 0) return
    await client.query(
      `update mail.consents set withdrawn_at = $2 where subscription_id = $1 and withdrawn_at is null`,
      [link.subject, now],
    )
  }

  function leaveToken({ id, round }: Subscription): string {
    return signLink(secret, 'leave', { subject: id, round, until: null })
  }
}

async function find(client: PoolClient, where: string, values: unknown[]): Promise<Subscription | null> {
  const { rows } = await client.query<Subscription>(
    `select id, list, email, first_name, phone, wish, locale, state, round from mail.subscriptions where ${where} for update`,
    values,
  )
  return rows[0] ?? null
}

async function one(client: PoolClient, where: string, values: unknown[]): Promise<Subscription> {
  const found = await find(client, where, values)
  if (!found) throw new Error('A subscription vanished while it was being written.')
  return found
}
