import { type IsoDay, weekdayOf } from '@wojaz/travel/dates'
import type { Coordinates } from '@wojaz/travel/place'
import type { Picture } from './values.ts'

/** An office that guests can visit. */
export interface Office {
  officeId: string
  name: string
  city: string
  citySeoName: string
  /** Street and number. */
  address: string
  addressSeoName: string
  postalCode: string
  /** Its page, without a language prefix. */
  url: string
  /** Null: not on the map. */
  coordinates: Coordinates | null
  phone: string
  email: string | null
  /** Monday first; null: closed. */
  openingHours: (OpenHours | null)[]
  /** Days with other opening hours, in order. */
  exceptions: OfficeException[]
  services: OfficeService[]
  /** A short notice for guests, for instance that the office has moved. */
  notice: string | null
  gettingThereHtml: string
  picture: Picture | null
  /** ISO timestamp. */
  updatedAt: string
}

/** HH:mm. */
export interface OpenHours {
  opens: string
  closes: string
}

export interface OfficeException {
  day: IsoDay
  /** Null: closed. */
  hours: OpenHours | null
  /** The reason, for instance the name of a holiday. */
  reason: string | null
}

export const officeServices = [
  'holidays',
  'flights',
  'insurance',
  'giftCards',
  'cardPayment',
  'cashPayment',
  'stepFree',
  'parking',
] as const
export type OfficeService = (typeof officeServices)[number]

/** Returns the opening hours of a day; exceptions have priority. Null: closed. */
export function hoursOn(office: Pick<Office, 'openingHours' | 'exceptions'>, day: IsoDay): OpenHours | null {
  const exception = office.exceptions.find((one) => one.day === day)
  if (exception) return exception.hours
  // `weekdayOf` counts from Sunday, `openingHours` from Monday.
  return office.openingHours[(weekdayOf(day) + 6) % 7] ?? null
}
