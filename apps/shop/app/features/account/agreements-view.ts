import type { PhoneChannel } from '@wojaz/account'
import type { MailingList } from '@wojaz/mail'

export interface AgreementEventView {
  isGiven: boolean
  at: string
  /** HTML, as it stood beside the box or button. */
  wording: string
}

export interface AgreementView {
  channel: MailingList | PhoneChannel
  isGiven: boolean
  since: string | null
  /** What is agreed to now. */
  wording: string
  /** The newest first. */
  history: readonly AgreementEventView[]
}

export interface AgreementsView {
  agreements: readonly AgreementView[]
  /** Null: there is no number to call or write to. */
  phone: string | null
  isSaved: boolean
}
