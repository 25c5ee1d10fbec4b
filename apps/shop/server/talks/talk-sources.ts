import { addressesOf } from '@wojaz/account/server'
import { buyerOf, type DocumentsOptions, hasBuyer } from '@wojaz/booking/server'
import type { Talks } from '@wojaz/talks/server'
import type { ClientBase } from 'pg'
import { messageFiles } from './message-files.ts'

/** What threads need of the rest of the shop. */
export const talkSources = {
  files: messageFiles,
  customersOf: addressesOf,
  hasBuyer,
  buyerOf: async (client: ClientBase, number: string) => {
    const buyer = await buyerOf(client, number)
    return buyer && { customerId: null, ...buyer }
  },
}

/** E-mails about an order are in its thread, too; not of one whose buyer has left. */
export function keepingEmails(talks: Pick<Talks, 'keepEmail'>): DocumentsOptions['keepEmail'] {
  return async (client, { number: orderNumber }, { idempotencyKey: sentAs, ...email }, now) => {
    await talks.keepEmail(client, { orderNumber, sentAs, ...email }, now)
  }
}
