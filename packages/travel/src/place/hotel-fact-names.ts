import type { HolidayType } from '../trip/index.ts'

/** In the order in which guests usually ask for them. */
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

/** A round trip stays in many hotels: facts about one of them do not describe the trip. */
const ofTour: readonly FactName[] = ['season']

export function factNames(tripType: HolidayType): readonly FactName[] {
  return tripType === 'WO' ? ofTour : ofHouse
}
