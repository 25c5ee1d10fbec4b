import { inTransaction } from '@wojaz/database'
import type { Locale } from '@wojaz/travel/locale'
import type { Pool, PoolClient } from 'pg'
import { addressKey, recordConsent } from './consents.ts'
import { presaleOfficeEmail } from './emails/contact-emails.ts'
import { type MailingList, mailingLists } from './forms/sign-up-form.ts'
import { queueEmail } from './outbox.ts'

/** One consent to a list, with its wording. */
interface ListConsent {
  list: MailingList
  channel: 'email' | 'phone'
  wording: string
  givenAt: Date
  withdrawnAt: Date | null
}

interface ListsOfMailbox {
  /** Lists that are confirmed now. */
  on: readonly MailingList[]
  /** All consents ever given, the newest first. */
  consents: readonly ListConsent[]
}

interface ListsOptions {
  pool: Pool
  clock: () => Date
  secret: string
  /** The office's address for presale sign-ups. */
  office: string
}

/** The lists of an address that its owner has proven: a logged-in customer needs no email to join or leave. */
export function openLists({ pool, clock, secret, office }: ListsOptions) {
  const keyOf = (email: string) => addressKey(secret, email)

  async function leave(client: PoolClient, list: MailingList, key: string, now: Date): Promise<void> {
    const { rows } = await client.query<{ id: string }>(
      `update mail.subscriptions set state = 'left', left_at = $3, email = null, first_name = null, phone = null, wish = null
       where list = $1 and address_key = $2 and state <> 'left' returning id`,
      [list, key, now],
    )
    await client.query(
      'update mail.consents set withdrawn_at = $2 where subscription_id = any($1) and withdrawn_at is null',
      [rows.map(({ id }) => id), now],
    )
  }

  return {
    async listsOf(email: string): Promise<ListsOfMailbox> {
      const key = keyOf(email)
      const { rows } = await pool.query<{ list: MailingList }>(
        `select list from mail.subscriptions where address_key = $1 and state = 'confirmed'`,
        [key],
      )
      const { rows: consents } = await pool.query<ListConsent>(
        `select list, channel, html as wording, coalesce(consents.confirmed_at, given_at) as "givenAt", withdrawn_at as "withdrawnAt"
           from mail.consents join mail.subscriptions on subscriptions.id = subscription_id join mail.wordings on code = wording
          where address_key = $1 and consents.confirmed_at is not null order by consents.id desc`,
        [key],
      )
      return { on: mailingLists.filter((list) => rows.some((row) => row.list === list)), consents }
    },

    /** Confirms at once. Joining twice is not an error and adds no second consent. */
    joinList: (
      list: MailingList,
      {
        email,
        firstName,
        locale,
        wording,
      }: { email: string; firstName: string; locale: Locale; wording: string },
    ): Promise<void> =>
      inTransaction(pool, async (client) => {
        const now = clock()
        const { rows } = await client.query<{ id: string }>(
          `insert into mail.subscriptions (list, address_key, email, first_name, locale, state, signed_up_at, confirmed_at)
           values ($1, $2, $3, $4, $5, 'confirmed', $6, $6)
           on conflict (list, address_key) do update set email = $3, first_name = $4, locale = $5, state = 'confirmed',
             signed_up_at = $6, confirmed_at = $6, left_at = null,
             round = subscriptions.round + (subscriptions.state = 'left')::int
           where subscriptions.state <> 'confirmed' returning id`,
          [list, keyOf(email), email, firstName, locale, now],
        )
        const [joined] = rows
        if (!joined) return
        // An unconfirmed sign-up is replaced by this consent.
        await client.query(
          'delete from mail.consents where subscription_id = $1 and confirmed_at is null and withdrawn_at is null',
          [joined.id],
        )
        await recordConsent(client, joined.id, { channel: 'email', wording, now })
        await client.query(
          'update mail.consents set confirmed_at = $2 where subscription_id = $1 and withdrawn_at is null',
          [joined.id, now],
        )
        const subscriber = { email, firstName, phone: null, wish: null, locale }
        if (list === 'presale') await queueEmail(client, presaleOfficeEmail(office, subscriber), now)
      }),

    leaveList: (list: MailingList, email: string): Promise<void> =>
      inTransaction(pool, (client) => leave(client, list, keyOf(email), clock())),

    /** The customer has changed the address: lists move along, unless the new address has its own subscription. */
    moveLists: (before: string, now: string): Promise<void> =>
      inTransaction(pool, async (client) => {
        await client.query(
          `update mail.subscriptions set address_key = $2, email = $3 where address_key = $1 and state = 'confirmed'
             and not exists (select from mail.subscriptions other where other.list = subscriptions.list and other.address_key = $2)`,
          [keyOf(before), keyOf(now), now],
        )
        for (const list of mailingLists) await leave(client, list, keyOf(before), clock())
      }),
  }
}
