import { addDays, dayOf, type IsoDay } from '@wojaz/travel/dates'

/** The law gives fourteen days from the end of the contract. */
const refundDays = 14

/** The last day on which money of a trip that was called off is back. */
export function refundBy({ at, since }: { readonly at: Date; readonly since?: IsoDay }): IsoDay {
  return addDays(since ?? dayOf(at), refundDays)
}
