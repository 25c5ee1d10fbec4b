import type { Order } from '@wojaz/booking'
import type { ChangeWish } from '@wojaz/booking/server'
import { accepted, type Outcome } from '@wojaz/travel/outcome'
import type { Services } from '../request/services.ts'
import { joiningWish, leavingWish, type PartyRefusal } from './act-party.ts'

/** Used by page and API call. `leave`: without a person; `join`: with one more person; else another trip by its code. */
export async function changeWish(
  order: Order,
  typed: Readonly<Record<string, string>>,
  services: Pick<Services, 'offers' | 'clock'>,
): Promise<Outcome<ChangeWish, PartyRefusal>> {
  if (typed.leave !== undefined) return leavingWish(order, Number(typed.leave), services)
  if (typed.join !== undefined) return joiningWish(order, typed, services)
  return accepted({ offerCode: typed.offer ?? '' })
}
