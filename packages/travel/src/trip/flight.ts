export const cabinClasses = ['Economy', 'Comfort', 'PremiumComfort', 'Business', 'Premium'] as const

export type CabinClass = (typeof cabinClasses)[number]

export type BetterCabin = Exclude<CabinClass, 'Economy'>

/** Every class that costs more than a seat in economy. */
export const betterCabins = cabinClasses.filter((cabin): cabin is BetterCabin => cabin !== 'Economy')

export const tripDirections = ['DEPARTURE', 'RETURN'] as const

export type TripDirection = (typeof tripDirections)[number]

/**
 * Airlines with a timetable of their own that sell every seat themselves. LO is not among them: its holiday flights are charters.
 */
const scheduledAirlines: ReadonlySet<string> = new Set([
  'FR',
  'W6',
  'U2',
  'LH',
  'OS',
  'KL',
  'TK',
  'A3',
  'EK',
  'QR',
])

export function isScheduledAirline(code: string): boolean {
  return scheduledAirlines.has(code)
}
