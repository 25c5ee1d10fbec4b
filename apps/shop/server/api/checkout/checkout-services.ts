import type { Services } from '../../services.ts'
import type { FindCustomer } from '../../visitor.ts'
import { backend } from '../search/call-paths.ts'

export type CheckoutServices = Pick<Services, 'booking' | 'papers' | 'seats' | 'clock'> & {
  /** Makes the keys of carts that calls open. */
  readonly secret: string
  readonly siteUrl: string
  readonly findCustomer: FindCustomer
}

export function cartPath(call: string): string {
  return `${backend}/checkout/cart/${call}`
}
