import type { Booking } from './booking.ts'
import { chance } from './catalogue/chance.ts'
import type { SupplierSettings } from './settings.ts'

const rejectedShare = 0.15

/** The last digits of the phone of whoever books: what a supplier says to a request can be chosen, as the bank's word by a BLIK code. */
const chosen: Readonly<Record<string, boolean>> = { '777777': true, '500500': false }

type DecidedBy = Pick<SupplierSettings, 'seed' | 'decidesMs'>

/** What becomes of a booking on request, and when. */
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
