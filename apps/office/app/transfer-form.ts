import type { ReceivedTransfer } from '@wojaz/booking'
import { isIban, plainIban } from '@wojaz/complaints'
import { type IsoDay, isIsoDay } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { readAmount } from './read-amount.ts'

export type TransferFaultCode = 'amount' | 'date' | 'sender' | 'title' | 'reference' | 'account'
export type TransferFaults = Partial<Record<TransferFaultCode, true>>
type Typed = Readonly<Record<string, string | undefined>>

/** Reads a transfer that a member has seen on the bank account. */
export function readTransfer(typed: Typed, today: IsoDay): Outcome<ReceivedTransfer, TransferFaults> {
  const text = (name: string) => (typed[name] ?? '').trim()
  const amount = readAmount(text('amount'))
  const [receivedOn, sender, title, reference] = [
    text('date'),
    text('sender'),
    text('title'),
    text('reference'),
  ]
  const account = text('account') === '' ? null : plainIban(text('account'))
  const faults: TransferFaults = {
    ...(!amount && { amount: true }),
    ...((!isIsoDay(receivedOn) || receivedOn > today) && { date: true }),
    ...((sender === '' || sender.length > 200) && { sender: true }),
    ...(title.length > 300 && { title: true }),
    ...((reference === '' || reference.length > 80) && { reference: true }),
    ...(account !== null && !isIban(account) && { account: true }),
  }
  if (!amount || Object.keys(faults).length > 0) return refused(faults)
  return accepted({ amount, receivedOn, sender, title, reference, account })
}

/** Reads the account that money is returned to; null: not a valid account number. */
export function readAccount(typed: string): string | null {
  const plain = plainIban(typed)
  return isIban(plain) ? plain : null
}
