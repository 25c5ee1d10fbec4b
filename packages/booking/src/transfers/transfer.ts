import type { IsoDay } from '@wojaz/travel/dates'

/** The gateway name of payments that came by bank transfer. */
export const transferGateway = 'transfer'

/** Money on the shop's account, from a statement; in grosze. */
export interface ReceivedTransfer {
  /** The bank's reference, unique for each transfer. */
  readonly reference: string
  readonly amount: number
  readonly receivedOn: IsoDay
  readonly sender: string
  /** The sender's IBAN, if the statement has it. */
  readonly account: string | null
  readonly title: string
}

/** Why it is not booked automatically. */
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
