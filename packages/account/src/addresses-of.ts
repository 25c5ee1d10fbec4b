import type { Locale } from '@wojaz/travel/locale'
import type { ClientBase } from 'pg'

/** Email address and language of customers who can log in. */
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
