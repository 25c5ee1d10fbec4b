import { addDays, dayOf, type IsoDay } from '@wojaz/travel/dates'

/** The law allows fourteen days from the end of the contract. */
const refundDays = 14

/** Returns the last day for refunding a cancelled trip. */
export function refundBy({ at, since }: { readonly at: Date; readonly since?: IsoDay }): IsoDay {
  return addDays(since ?? dayOf(at), refundDays)
}
