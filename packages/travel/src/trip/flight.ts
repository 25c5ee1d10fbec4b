export const cabinClasses = ['Economy', 'Comfort', 'PremiumComfort', 'Business', 'Premium'] as const

export type CabinClass = (typeof cabinClasses)[number]

export type BetterCabin = Exclude<CabinClass, 'Economy'>

/** Every class that costs more than a seat in economy. */
export const betterCabins = cabinClasses.filter((cabin): cabin is BetterCabin => cabin !== 'Economy')

export const tripDirections = ['DEPARTURE', 'RETURN'] as const

export type TripDirection = (typeof tripDirections)[number]

/**
 * Airlines that fly by a timetable of their own and sell every seat themselves. LO is not among them: what it flies for
 * holidays it flies as a charter.
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
