import type { IsoDay } from '@wojaz/travel/dates'

/** One offer whose price is watched; sums in grosze. */
export interface AlertView {
  id: string
  hotelName: string
  url: string
  total: number
  below: number
  isConfirmed: boolean
  askedOn: IsoDay
}
