import {
  address,
  emailFault,
  type FormFault,
  type FormFaults,
  faultsOf,
  hasFaults,
  line,
  type Typed,
} from '@wojaz/mail'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'

export interface AlertWish {
  email: string
  /** In grosze, for the whole party: the guest is told when the price is below this. */
  below: number
}

export type AlertField = 'email' | 'below'

/** Reads address and price. A price that is not below the current one is refused; `total` is the current price, in grosze. */
export function readAlertForm(typed: Typed, total: number): Outcome<AlertWish, FormFaults<AlertField>> {
  const email = address(typed, 'email')
  // People group thousands, and some write the currency.
  const price = line(typed, 'below').replace(/\s|zł$/gu, '')
  const faults = faultsOf<AlertField>({ email: emailFault(email), below: priceFault(price, total) })
  return hasFaults(faults) ? refused(faults) : accepted({ email, below: Number(price) * 100 })
}

function priceFault(price: string, total: number): FormFault | null {
  if (price === '') return 'price-missing'
  if (!/^[1-9]\d{0,6}$/.test(price)) return 'price-not-a-number'
  return Number(price) * 100 > Math.ceil(total / 100) * 100 ? 'price-not-below' : null
}
