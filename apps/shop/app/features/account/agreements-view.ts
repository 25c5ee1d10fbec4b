import type { PhoneChannel } from '@wojaz/account'
import type { MailingList } from '@wojaz/mail'

export interface AgreementEventView {
  isGiven: boolean
  at: string
  /** HTML, as it was shown beside the box or button. */
  wording: string
}

export interface AgreementView {
  channel: MailingList | PhoneChannel
  isGiven: boolean
  since: string | null
  /** The wording that applies now. */
  wording: string
  /** The newest first. */
  history: readonly AgreementEventView[]
}

export interface AgreementsView {
  agreements: readonly AgreementView[]
  /** Null: no phone number is known. */
  phone: string | null
  isSaved: boolean
}
