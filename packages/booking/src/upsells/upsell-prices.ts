import type { SeatZone } from '../seats/seat-prices.ts'
import type { Dated } from './dated-prices.ts'
import type { DestinationZone } from './destination-zone.ts'

/** Up to 3 hours, up to 5.5 hours, longer. */
export type FlightLength = 'short' | 'medium' | 'long'

export function flightLength(minutes: number): FlightLength {
  if (minutes <= 180) return 'short'
  return minutes <= 330 ? 'medium' : 'long'
}

type ByLength = Readonly<Record<FlightLength, number>>
type ByZone = Readonly<Record<DestinationZone, number>>

/** In grosze, per person unless it is for the whole party. */
export interface UpsellPrices {
  /** On a charter, in addition to the included piece, both ways. */
  readonly charterLuggage: Readonly<Record<'LUGGAGE_25' | 'LUGGAGE_32', ByLength>>
  /** Low-cost airlines sell every piece, for one flight. */
  readonly lowCostLuggage: Readonly<Record<'LUGGAGE_CABIN' | 'LUGGAGE_10' | 'LUGGAGE_20', ByLength>>
  /** One seat of economy class on one flight. */
  readonly seats: Readonly<Record<'charter' | 'lowCost', Readonly<Record<SeatZone, ByLength>>>>
  /** Both ways: a seat in the shared coach, a car for four, a minibus for eight. */
  readonly transfer: Readonly<Record<'seat' | 'car' | 'minibus', ByZone>>
  /** Per day and person. */
  readonly insurance: Readonly<Record<'INSURANCE_STANDARD' | 'INSURANCE_PLUS' | 'INSURANCE_MAX', ByZone>>
  /** In thousandths of the offer's price. */
  readonly flex: Readonly<Record<'FLEX_CHANGE' | 'FLEX_CANCEL', number>>
  /** By airport: price per day, outdoor and covered. */
  readonly parking: Readonly<Record<string, { readonly open: number; readonly covered: number }>>
  readonly assistance: Readonly<Record<'FAST_TRACK' | 'MEET_AND_ASSIST', number>>
  /** Per day for the party's car. */
  readonly carAssistance: ByZone
}

export const upsellPrices: Dated<UpsellPrices> = [
  {
    validFrom: '2026-11-01',
    prices: {
      charterLuggage: {
        LUGGAGE_25: { short: 89_00, medium: 109_00, long: 149_00 },
        LUGGAGE_32: { short: 169_00, medium: 199_00, long: 279_00 },
      },
      lowCostLuggage: {
        LUGGAGE_CABIN: { short: 65_00, medium: 85_00, long: 109_00 },
        LUGGAGE_10: { short: 79_00, medium: 99_00, long: 129_00 },
        LUGGAGE_20: { short: 119_00, medium: 149_00, long: 199_00 },
      },
      seats: {
        charter: {
          front: { short: 69_00, medium: 85_00, long: 129_00 },
          exit: { short: 99_00, medium: 129_00, long: 249_00 },
          legroom: { short: 89_00, medium: 115_00, long: 219_00 },
          standard: { short: 45_00, medium: 55_00, long: 85_00 },
        },
        lowCost: {
          front: { short: 59_00, medium: 75_00, long: 99_00 },
          exit: { short: 79_00, medium: 99_00, long: 149_00 },
          legroom: { short: 75_00, medium: 95_00, long: 139_00 },
          standard: { short: 29_00, medium: 39_00, long: 55_00 },
        },
      },
      transfer: {
        seat: { near: 60_00, europe: 90_00, world: 120_00 },
        car: { near: 280_00, europe: 380_00, world: 440_00 },
        minibus: { near: 420_00, europe: 560_00, world: 640_00 },
      },
      insurance: {
        INSURANCE_STANDARD: { near: 3_00, europe: 5_00, world: 9_00 },
        INSURANCE_PLUS: { near: 6_00, europe: 9_00, world: 14_00 },
        INSURANCE_MAX: { near: 11_00, europe: 17_00, world: 26_00 },
      },
      flex: { FLEX_CHANGE: 25, FLEX_CANCEL: 65 },
      parking: {
        WAW: { open: 29_00, covered: 59_00 },
        WMI: { open: 19_00, covered: 35_00 },
        LCJ: { open: 15_00, covered: 29_00 },
        KTW: { open: 19_00, covered: 39_00 },
        KRK: { open: 25_00, covered: 49_00 },
        GDN: { open: 22_00, covered: 45_00 },
        BZG: { open: 15_00, covered: 29_00 },
        SZZ: { open: 16_00, covered: 32_00 },
        POZ: { open: 19_00, covered: 42_00 },
        WRO: { open: 21_00, covered: 45_00 },
        RZE: { open: 15_00, covered: 32_00 },
        LUZ: { open: 14_00, covered: 28_00 },
      },
      assistance: { FAST_TRACK: 59_00, MEET_AND_ASSIST: 149_00 },
      carAssistance: { near: 6_00, europe: 9_00, world: 12_00 },
    },
  },
]
