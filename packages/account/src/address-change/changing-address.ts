import { inTransaction, isEmail } from '@wojaz/database'
import { queueEmail } from '@wojaz/mail/server'
import { canonicalEmail } from '@wojaz/travel/guest'
import type { Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ClientBase, Pool } from 'pg'
import type { AccountParts, From } from '../account-parts.ts'
import { findCustomer } from '../customers.ts'
import { spendOneTimeTokens } from '../one-time-tokens.ts'
import type { SignedIn } from '../sessions.ts'
import { isToken, newToken, tokenHash } from '../token.ts'
import { changedAddressEmail, newAddressEmail, oldAddressEmail, takenAddressEmail } from './address-emails.ts'

/** Long enough for a customer who reads one of the mailboxes only at work. */
const validMs = 3 * 86_400_000

interface AddressChange {
  newEmail: string
  until: Date
  hasOldAgreed: boolean
  hasNewAgreed: boolean
}

/** The change that the link of an email belongs to. */
interface AddressLink extends AddressChange {
  customerId: string
  /** The address of the account until now. */
  email: string
  /** The mailbox that received the link. */
  side: 'old' | 'new'
}

type AddressAnswer =
  | { isDone: false; waitsFor: 'old' | 'new' }
  | { isDone: true; customerId: string; before: string; now: string }

interface ChangeRow extends AddressLink {
  sessionId: string
  firstName: string
  locale: Locale
}

const columns = `customer_id as "customerId", new_email as "newEmail", session_id as "sessionId", until,
  old_agreed_at is not null as "hasOldAgreed", new_agreed_at is not null as "hasNewAgreed"`

/** The address of an account changes when both mailboxes have agreed. */
export function changingAddress(parts: AccountParts) {
  const { pool, clock, onEmails, siteUrl } = parts

  async function find(client: ClientBase | Pool, token: string, now: Date): Promise<ChangeRow | null> {
    if (!isToken(token)) return null
    const { rows } = await client.query<ChangeRow>(
      `select ${columns}, case when old_hash = $1 then 'old' else 'new' end as side, email, first_name as "firstName", locale
         from account.address_changes join account.customers on customers.id = customer_id
        where $1 in (old_hash, new_hash) and until > $2 ${client === pool ? '' : 'for update'}`,
      [tokenHash(token), now],
    )
    return rows[0] ?? null
  }

  /** False if another account has got the address in the meantime. */
  async function change(client: ClientBase, row: ChangeRow, now: Date): Promise<boolean> {
    const { customerId, newEmail, sessionId, email, firstName, locale } = row
    // A registration of this address that was never activated is deleted: the owner has now proven to own it.
    await client.query(
      `delete from account.customers where ${isEmail('email', '$1')} and state = 'registered'`,
      [newEmail],
    )
    if ((await findCustomer(client, newEmail)) !== null && newEmail !== email) return false
    await client.query('update account.customers set email = $2 where id = $1', [customerId, newEmail])
    await client.query('delete from account.sessions where customer_id = $1 and id <> $2', [
      ...[customerId, sessionId],
    ])
    // Links sent to the old mailbox stop working.
    await spendOneTimeTokens(client, customerId, now)
    await queueEmail(client, changedAddressEmail({ to: email, firstName, locale, siteUrl, newEmail }), now)
    return true
  }

  return {
    /** Sends two emails. Whether the new address has an account is said only in its mailbox. */
    async askNewAddress(
      { id, email, sessionId, firstName }: Pick<SignedIn, 'id' | 'email' | 'sessionId' | 'firstName'>,
      { newEmail: wanted, locale, from }: { newEmail: string; locale: Locale; from: Pick<From, 'client'> },
    ): Promise<Outcome<null, { code: 'address-same' }>> {
      const newEmail = canonicalEmail(wanted)
      if (newEmail === email) return refused({ code: 'address-same' })
      const now = clock()
      const until = new Date(now.getTime() + validMs)
      const tokens = { old: newToken(), new: newToken() }
      await inTransaction(pool, async (client) => {
        const owner = await findCustomer(client, newEmail)
        const isTaken = owner?.state === 'active'
        await client.query(
          `insert into account.address_changes (customer_id, new_email, session_id, until, old_hash, new_hash)
           values ($1, $2, $3, $4, $5, $6) on conflict (customer_id) do update
             set new_email = $2, session_id = $3, until = $4, old_hash = $5, new_hash = $6, old_agreed_at = null, new_agreed_at = null`,
          [id, newEmail, sessionId, until, tokenHash(tokens.old), isTaken ? null : tokenHash(tokens.new)],
        )
        const facts = { firstName, locale, siteUrl, until }
        const asking = { from: from.client, now }
        await parts.write(client, { email }, asking, async () =>
          oldAddressEmail({ ...facts, to: email, newEmail, token: tokens.old }),
        )
        await parts.write(client, { email: newEmail }, asking, async () =>
          isTaken
            ? takenAddressEmail({ ...facts, to: newEmail })
            : newAddressEmail({ ...facts, to: newEmail, token: tokens.new }),
        )
      })
      onEmails()
      return accepted(null)
    },

    /** The pending change; null if there is none. */
    async addressChange(customerId: string): Promise<AddressChange | null> {
      const { rows } = await pool.query<AddressChange>(
        `select ${columns} from account.address_changes where customer_id = $1 and until > $2`,
        [customerId, clock()],
      )
      return rows[0] ?? null
    },

    /** Reads the state of a link without changing anything, so that the page can show a button. */
    addressLink: (token: string): Promise<AddressLink | null> => find(pool, token, clock()),

    async agreeToAddress(
      token: string,
    ): Promise<Outcome<AddressAnswer, { code: 'link-over' } | { code: 'address-taken' }>> {
      const now = clock()
      const outcome = await inTransaction(pool, async (client) => {
        const row = await find(client, token, now)
        if (!row) return refused({ code: 'link-over' as const })
        const { customerId, side, email: before, newEmail } = row
        const hasOther = side === 'old' ? row.hasNewAgreed : row.hasOldAgreed
        if (!hasOther) {
          await client.query(
            `update account.address_changes set ${side}_agreed_at = coalesce(${side}_agreed_at, $2) where customer_id = $1`,
            [customerId, now],
          )
          return accepted({ isDone: false as const, waitsFor: otherSide(side) })
        }
        const isChanged = await change(client, row, now)
        await client.query('delete from account.address_changes where customer_id = $1', [customerId])
        if (!isChanged) return refused({ code: 'address-taken' as const })
        return accepted({ isDone: true as const, customerId, before, now: newEmail })
      })
      onEmails()
      return outcome
    },

    /** Stops a change by the link of either mailbox. */
    async stopAddressByLink(token: string): Promise<void> {
      if (!isToken(token)) return
      await pool.query('delete from account.address_changes where $1 in (old_hash, new_hash)', [
        tokenHash(token),
      ])
    },

    /** Stops a change from the account. */
    async stopAddressChange(customerId: string): Promise<void> {
      await pool.query('delete from account.address_changes where customer_id = $1', [customerId])
    },
  }
}

function otherSide(side: 'old' | 'new'): 'old' | 'new' {
  return side === 'old' ? 'new' : 'old'
}
