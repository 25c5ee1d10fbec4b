import type { Booking } from './booking.ts'
import { chance } from './catalogue/chance.ts'
import type { SupplierSettings } from './settings.ts'

const rejectedShare = 0.15

/** Test phone numbers: their last digits fix the supplier's answer, like test BLIK codes at the bank. */
const chosen: Readonly<Record<string, boolean>> = { '777777': true, '500500': false }

type DecidedBy = Pick<SupplierSettings, 'seed' | 'decidesMs'>

/** The answer to a booking on request, and when it comes. */
export function verdictOf(
  { seed, decidesMs }: DecidedBy,
  { uuid, contact }: Pick<Booking, 'uuid' | 'contact'>,
  now: Date,
): NonNullable<Booking['verdict']> {
  const wanted = chosen[(contact.phoneNumber ?? '').replace(/\D/g, '').slice(-6)]
  if (wanted !== undefined) return { isConfirmed: wanted, at: now.toISOString() }
  const isConfirmed = chance(seed, 'verdict', uuid) >= rejectedShare
  return { isConfirmed, at: new Date(now.getTime() + decidesMs).toISOString() }
}
