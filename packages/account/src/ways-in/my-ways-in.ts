import { inTransaction } from '@wojaz/database'
import type { Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ClientBase } from 'pg'
import type { AccountParts } from '../account-parts.ts'
import { identitiesOf, type LinkedLogin } from './identities.ts'
import { type Passkey, passkeysOf } from './passkey-rows.ts'
import type { ProviderName } from './providers/identity-provider.ts'
import { providerName, writeNotice } from './ways-emails.ts'
import { canTakeAway, type WaysIn } from './ways-in-rule.ts'

export interface MyWaysIn {
  hasPassword: boolean
  logins: LinkedLogin[]
  passkeys: Passkey[]
}

export type WayRefusal = { code: 'last-way-in' } | { code: 'way-not-found' }

/** Lists and removes a customer's login methods. */
export function myWaysIn(parts: AccountParts) {
  const { pool, clock, onEmails } = parts

  /** Serialises two concurrent removals, so that the last method stays. */
  async function waysOf(client: ClientBase, customerId: string): Promise<WaysIn> {
    await client.query('select from account.customers where id = $1 for update', [customerId])
    const { rows } = await client.query<WaysIn>(
      `select password_hash is not null as "hasPassword",
         (select count(*)::int from account.identities where customer_id = $1) as identities,
         (select count(*)::int from account.passkeys where customer_id = $1) as passkeys
       from account.customers where id = $1`,
      [customerId],
    )
    return rows[0] ?? { hasPassword: false, identities: 0, passkeys: 0 }
  }

  async function takeAway(
    customerId: string,
    take: (client: ClientBase, now: Date) => Promise<boolean>,
  ): Promise<Outcome<null, WayRefusal>> {
    const outcome = await inTransaction(pool, async (client): Promise<Outcome<null, WayRefusal>> => {
      if (!canTakeAway(await waysOf(client, customerId))) return refused({ code: 'last-way-in' })
      return (await take(client, clock())) ? accepted(null) : refused({ code: 'way-not-found' })
    })
    onEmails()
    return outcome
  }

  return {
    async waysIn(customerId: string): Promise<MyWaysIn> {
      const { rows } = await pool.query<{ hasPassword: boolean }>(
        'select password_hash is not null as "hasPassword" from account.customers where id = $1',
        [customerId],
      )
      const [logins, passkeys] = [await identitiesOf(pool, customerId), await passkeysOf(pool, customerId)]
      return { hasPassword: rows[0]?.hasPassword ?? false, logins, passkeys }
    },

    unlink: (customerId: string, id: string, locale: Locale): Promise<Outcome<null, WayRefusal>> =>
      takeAway(customerId, async (client, now) => {
        const { rows } = await client.query<{ provider: ProviderName }>(
          'delete from account.identities where customer_id = $1 and id::text = $2 returning provider',
          [customerId, id],
        )
        const [gone] = rows
        if (!gone) return false
        const gaps = { provider: providerName(gone.provider) }
        await writeNotice(parts, client, customerId, { kind: 'unlinked', gaps, locale, now })
        return true
      }),

    removePasskey: (customerId: string, id: string, locale: Locale): Promise<Outcome<null, WayRefusal>> =>
      takeAway(customerId, async (client, now) => {
        const { rows } = await client.query<{ name: string }>(
          'delete from account.passkeys where customer_id = $1 and id::text = $2 returning name',
          [customerId, id],
        )
        const [gone] = rows
        if (!gone) return false
        await writeNotice(parts, client, customerId, { kind: 'passkeyRemoved', gaps: gone, locale, now })
        return true
      }),

    async renamePasskey(customerId: string, id: string, name: string): Promise<Outcome<null, WayRefusal>> {
      const { rowCount } = await pool.query(
        'update account.passkeys set name = $3 where customer_id = $1 and id::text = $2',
        [customerId, id, name],
      )
      return rowCount === 1 ? accepted(null) : refused({ code: 'way-not-found' })
    },
  }
}
