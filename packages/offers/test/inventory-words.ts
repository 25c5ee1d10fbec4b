import type { IsoDay } from '@wojaz/travel/dates'
import { locales } from '@wojaz/travel/locale'

/** Generated hotels that use every rule of the contract tables. Rows have the columns of the tables. */
export type Inventory = Record<string, Record<string, unknown>[]>

export interface InventorySize {
  readonly seed: number
  readonly today: IsoDay
  readonly days: number
  readonly hotels: number
  readonly departures: number
  readonly destinations: number
  /** Departures of a route per week. */
  readonly flightsPerWeek?: number
  readonly periodDays?: number
  /** Nights with a row in `allotments`, per room type. */
  readonly soldNights?: number
}

export const departureCodes = [
  'GDN',
  'KRK',
  'KTW',
  'LUZ',
  'POZ',
  'RZE',
  'SZZ',
  'WAW',
  'WMI',
  'WRO',
  'BZG',
  'LCJ',
]
export const boardCodes = ['AI', 'BB', 'FB', 'HB', 'OV', 'SC']
export const facetValues = {
  facilities: ['pool', 'wifi', 'spa', 'slides'],
  forWhom: ['families', 'adultsOnly', 'couples'],
  beach: ['sandy', 'pebbles'],
}

/** A different name in every language, and never a code, so that tests notice when they are mixed up. */
export const named = (name: string) =>
  Object.fromEntries(locales.map((locale) => [locale, `${name} ${locale}`]))
export const north = { group_name: 'north', group_names: named('north') }
export const letters = (number: number, length: number): string =>
  Array.from({ length }, (_, i) => String.fromCharCode(65 + (Math.floor(number / 26 ** i) % 26)))
    .reverse()
    .join('')
export const destinationCode = (number: number) => `X${letters(number, 2)}`
