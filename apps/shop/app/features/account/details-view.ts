import type { CustomerDetails } from '@wojaz/account'
import type { Locale } from '@wojaz/travel/locale'

export interface AddressView {
  email: string
  /** The form for a new address is open. */
  isAsking: boolean
  /** A change of address whose emails are not answered yet. */
  change: { newEmail: string; until: string; hasOldAgreed: boolean; hasNewAgreed: boolean } | null
}

export interface DetailsView {
  details: CustomerDetails
  airports: readonly { id: string; label: string }[]
  languages: readonly Locale[]
  address: AddressView
  isSaved: boolean
}
