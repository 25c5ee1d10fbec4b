import type { ShopContact } from '@wojaz/travel/guest'
import type { Locale } from '@wojaz/travel/locale'
import type { ClientBase } from 'pg'
import type { Order } from '../order.ts'

export interface DocumentsOptions {
  /** Without a slash at the end. */
  readonly siteUrl: string
  /** Signs the links of emails. */
  readonly secret: string
  /** How upsells are called in the guest's language, by their code. */
  readonly namesOf?: (order: Order) => Readonly<Record<string, string>>
  /** Where a guest of this language reaches the shop, as editors have written it. */
  readonly contactOf: (locale: Locale) => Promise<ShopContact>
  /** The standard form of the law as one file, as editors keep it; null: there is none. */
  readonly standardForm?: (locale: Locale) => Promise<string | null>
  /** Every email about an order is also kept where its customer reads it later, in the transaction that writes it. */
  readonly keepEmail?: (client: ClientBase, order: Order, email: KeptEmail, now: Date) => Promise<void>
}

/** What an email says, without what opens the order. */
export interface KeptEmail {
  /** The name by which it is written once. */
  readonly idempotencyKey: string
  readonly subject: string
  readonly text: string
}
