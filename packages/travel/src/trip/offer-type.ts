import { isTripType, type TripType } from './trip-type.ts'

/** The name of a trip type in search requests. */
export type OfferType = 'BY_PLANE' | 'BY_CAR' | 'TOUR' | 'SKI' | 'CHARTER'

/** The name of a trip type in links and old calls. */
export type LinkOfferType = 'BYPLANE' | 'BYCAR' | 'TOUR' | 'SKI' | 'CHARTER'

/** Kinds within a trip type, carried in `q` as additionalType: holidays on scheduled flights, ski with a flight. */
export type AdditionalType = 'LINEARFLIGHT' | 'SKIBYPLANE'

export const offerTypes: Readonly<Record<TripType, OfferType>> = {
  WS: 'BY_PLANE',
  DW: 'BY_CAR',
  WO: 'TOUR',
  NR: 'SKI',
  CZ: 'CHARTER',
}

export const linkOfferTypes: Readonly<Record<TripType, LinkOfferType>> = {
  WS: 'BYPLANE',
  DW: 'BYCAR',
  WO: 'TOUR',
  NR: 'SKI',
  CZ: 'CHARTER',
}

export const additionalTypes: Readonly<Record<AdditionalType, TripType>> = {
  LINEARFLIGHT: 'WS',
  SKIBYPLANE: 'NR',
}

/** The filter's name in `q` and in search requests. */
export const additionalTypeFilter = 'additionalType'

export function isAdditionalType(value: unknown): value is AdditionalType {
  return typeof value === 'string' && Object.hasOwn(additionalTypes, value)
}

/** The trip type of any known spelling, old or new, or of the two letters; null if unknown. */
export function tripTypeOf(spelling: string): TripType | null {
  return isTripType(spelling) ? spelling : (spellings.get(spelling) ?? null)
}

/** The `byPlane` of `q`. Ski trips go by car unless the guest asked for ski with a flight. */
export function travelsByPlane(tripType: TripType, additional: readonly string[] = []): boolean {
  return tripType === 'NR' ? additional.includes('SKIBYPLANE') : tripType !== 'DW'
}

const spellings: ReadonlyMap<string, TripType> = new Map([
  ...namesOf(offerTypes),
  ...namesOf(linkOfferTypes),
  ...(Object.entries(additionalTypes) as [string, TripType][]),
])

function namesOf(names: Readonly<Record<TripType, string>>): [string, TripType][] {
  return (Object.entries(names) as [TripType, string][]).map(([tripType, name]) => [name, tripType])
}
