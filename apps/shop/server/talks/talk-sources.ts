import { addressesOf } from '@wojaz/account/server'
import { buyerOf, type DocumentsOptions, hasBuyer } from '@wojaz/booking/server'
import type { Talks } from '@wojaz/talks/server'
import type { ClientBase } from 'pg'
import { messageFiles } from './message-files.ts'

/** What threads need from other parts of the shop. */
export const talkSources = {
  files: messageFiles,
  customersOf: addressesOf,
  hasBuyer,
  buyerOf: async (client: ClientBase, number: string) => {
    const buyer = await buyerOf(client, number)
    return buyer && { customerId: null, ...buyer }
  },
}

/** Copies emails about an order into its thread, unless its buyer has deleted the account. */
export function keepingEmails(talks: Pick<Talks, 'keepEmail'>): DocumentsOptions['keepEmail'] {
  return async (client, { number: orderNumber }, { idempotencyKey: sentAs, ...email }, now) => {
    await talks.keepEmail(client, { orderNumber, sentAs, ...email }, now)
  }
}
