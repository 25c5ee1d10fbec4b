import type { TripPayAnswer } from './trip-money-view.ts'

type Fault = TripPayAnswer['fault']

export const payFaultWords: Readonly<Record<Fault, string>> = {
  'share-missing': 'payment.fault.variantMissing',
  'amount-missing': 'payment.trip.fault.missing',
  'amount-small': 'payment.trip.fault.small',
  'amount-large': 'payment.trip.fault.large',
  'amount-leaves-little': 'payment.trip.fault.leavesLittle',
  'method-missing': 'payment.fault.methodMissing',
  'method-off': 'payment.fault.methodOff',
  'method-limit': 'payment.fault.methodLimit',
  'code-missing': 'payment.fault.codeMissing',
  refused: 'payment.fault.notOffered',
  unreachable: 'payment.silent.lead',
}

/** These are shown at the field. */
export const isAmountFault = (fault: Fault): boolean => fault.startsWith('amount-')

/** The field that gets the focus after a fault. */
export function fieldOfFault(fault: Fault): string {
  if (isAmountFault(fault)) return '[name=amount]'
  if (fault === 'share-missing') return '[name=share]'
  return fault === 'code-missing' ? '[name=code]' : '[name=method]:enabled'
}
