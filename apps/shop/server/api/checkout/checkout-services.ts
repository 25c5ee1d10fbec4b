import type { I18n } from '@wojaz/content'
import type { Locale } from '@wojaz/travel/locale'
import type { Services } from '../../request/services.ts'
import type { FindCustomer } from '../../request/visitor.ts'
import { backend } from '../search/call-paths.ts'

export type CheckoutServices = Pick<
  Services,
  'booking' | 'cartCounts' | 'documents' | 'travellerData' | 'clock'
> & {
  /** Saved documents of the account can be used on pages only. */
  readonly account: Pick<Services['account'], 'companionDocument'>
  readonly content: Pick<Services['content'], 'pageUrls'>
  /** Derives the keys of carts that calls open. */
  readonly secret: string
  readonly siteUrl: string
  readonly findCustomer: FindCustomer
  /** The names and descriptions of upsells. */
  readonly wordsOf: (locale: Locale) => Promise<Pick<I18n, 't'>>
}

export function cartPath(call: string): string {
  return `${backend}/checkout/cart/${call}`
}
