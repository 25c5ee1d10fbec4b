import type { HolidayType } from '../trip/index.ts'

/** In the order guests ask for them. */
const ofHouse = [
  'beach',
  'lift',
  'centre',
  'airport',
  'season',
  'rooms',
  'floors',
  'pools',
  'restaurants',
  'bars',
  'renovated',
  'checkIn',
  'checkOut',
] as const

export type FactName = (typeof ofHouse)[number]

/** A round trip sleeps in many houses: what is true of one of them says nothing about it. */
const ofTour: readonly FactName[] = ['season']

export function factNames(tripType: HolidayType): readonly FactName[] {
  return tripType === 'WO' ? ofTour : ofHouse
}
