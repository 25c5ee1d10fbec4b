import { createHmac } from 'node:crypto'
import type { ClientBase, Pool } from 'pg'
import { networkOf } from './unusual-login.ts'

/** What is known of a customer who is about to log in. */
export interface Arrival {
  alwaysCode: boolean
  loginEmails: boolean
  isKnownPlace: boolean
  /** Whether they have logged in before, from anywhere. */
  hasCome: boolean
}

/** The networks from which customers have logged in. */
export function openArrivals(secret: string) {
  const placeHash = (customerId: string, client: string) =>
    createHmac('sha256', secret)
      .update(`place of ${customerId}:${networkOf(client)}`)
      .digest()

  return {
    async read(database: ClientBase | Pool, customerId: string, client: string): Promise<Arrival> {
      const { rows } = await database.query<Arrival>(
        `select always_code as "alwaysCode", login_emails as "loginEmails",
           exists (select from account.known_places where customer_id = $1 and place = $2) as "isKnownPlace",
           exists (select from account.known_places where customer_id = $1) as "hasCome"
         from account.customers where id = $1`,
        [customerId, placeHash(customerId, client)],
      )
      // The customer was erased at this moment: `comeIn` will notice.
      return rows[0] ?? { alwaysCode: false, loginEmails: false, isKnownPlace: true, hasCome: false }
    },

    async remember(client: ClientBase, customerId: string, from: string, now: Date): Promise<void> {
      await client.query(
        `insert into account.known_places (customer_id, place, seen_at) values ($1, $2, $3)
         on conflict (customer_id, place) do update set seen_at = excluded.seen_at`,
        [customerId, placeHash(customerId, from), now],
      )
    },
  }
}
