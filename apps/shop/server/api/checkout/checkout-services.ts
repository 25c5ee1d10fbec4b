import type { I18n } from '@wojaz/content'
import type { Locale } from '@wojaz/travel/locale'
import type { Services } from '../../request/services.ts'
import type { FindCustomer } from '../../request/visitor.ts'
import { backend } from '../search/call-paths.ts'

export type CheckoutServices = Pick<Services, 'booking' | 'documents' | 'travellerData' | 'clock'> & {
  /** Documents of the account are taken by pages alone. */
  readonly account: Pick<Services['account'], 'companionDocument'>
  readonly content: Pick<Services['content'], 'pageUrls'>
  /** Makes the keys of carts that calls open. */
  readonly secret: string
  readonly siteUrl: string
  readonly findCustomer: FindCustomer
  /** How upsells are called and described. */
  readonly wordsOf: (locale: Locale) => Promise<Pick<I18n, 't'>>
}

export function cartPath(call: string): string {
  return `${backend}/checkout/cart/${call}`
}
