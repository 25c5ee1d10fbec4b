import type { ShopContact } from '@wojaz/travel/guest'
import type { Locale } from '@wojaz/travel/locale'
import type { ClientBase } from 'pg'
import type { Order } from '../order.ts'

export interface DocumentsOptions {
  /** Without a slash at the end. */
  readonly siteUrl: string
  /** Signs links in emails. */
  readonly secret: string
  /** Names of upsells in the guest's language, by code. */
  readonly namesOf?: (order: Order) => Readonly<Record<string, string>>
  /** The shop's contact in this language, as editors wrote it. */
  readonly contactOf: (locale: Locale) => Promise<ShopContact>
  /** The standard form required by law, as one file from the editors; null: there is none. */
  readonly standardForm?: (locale: Locale) => Promise<string | null>
  /** Also stores every email about an order for the customer's account, in the same transaction. */
  readonly keepEmail?: (client: ClientBase, order: Order, email: KeptEmail, now: Date) => Promise<void>
}

/** The text of an email without the link that opens the order. */
export interface KeptEmail {
  readonly idempotencyKey: string
  readonly subject: string
  readonly text: string
}
