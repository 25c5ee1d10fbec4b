import type { HolidayType } from '@wojaz/travel/trip'

/** Dictionary keys: the name of a trip type above a list of offers, and beside a price. */
export const tripWords: Record<HolidayType, { heading: string; beside: string }> = {
  WS: { heading: 'offers.trip.plane', beside: 'offers.by.plane' },
  DW: { heading: 'offers.trip.car', beside: 'offers.by.car' },
  NR: { heading: 'offers.trip.ski', beside: 'offers.by.ski' },
  WO: { heading: 'offers.trip.tour', beside: 'offers.by.tour' },
}
