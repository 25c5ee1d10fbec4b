import type { IsoDay } from '@wojaz/travel/dates'

/** Stands with payments that came by an ordinary transfer, where others have the name of their bank. */
export const transferGateway = 'transfer'

/** Money on the shop's account, as the statement says; in grosze. */
export interface ReceivedTransfer {
  /** The bank's own name for it: the same one again is the same money. */
  readonly reference: string
  readonly amount: number
  readonly receivedOn: IsoDay
  readonly sender: string
  /** IBAN it came from, if the statement says. */
  readonly account: string | null
  readonly title: string
}

/** Why it is not booked by itself. */
export type Misfit =
  | 'no-number'
  | 'several-numbers'
  | 'order-unknown'
  | 'order-expired'
  | 'order-closed'
  | 'order-paid'
  | 'too-much'
  | 'too-little'

export type TransferState = 'unmatched' | 'booked' | 'returning' | 'returned'

export interface Transfer extends ReceivedTransfer {
  readonly id: string
  readonly state: TransferState
  readonly misfit: Misfit | null
  readonly addedBy: string
}
