import type { Locale } from '@wojaz/travel/locale'
import type { ClientBase } from 'pg'

/** Where customers are written to, and in which language; of those who can come in. */
export async function addressesOf(
  client: ClientBase,
  ids: readonly string[],
): Promise<{ customerId: string; email: string; locale: Locale }[]> {
  const { rows } = await client.query<{ customerId: string; email: string; locale: Locale }>(
    `select id as "customerId", email, locale from account.customers where id = any($1::uuid[]) and state = 'active'`,
    [ids],
  )
  return rows
}
