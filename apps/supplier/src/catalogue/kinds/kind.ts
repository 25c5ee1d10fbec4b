import type { AccessName, AdviceName } from '../features.ts'
import type { Place } from '../places.ts'
import type { Category } from '../product.ts'
import type { QuestionName } from '../questions.ts'
import type { ServiceName } from '../services.ts'
import type { Six } from '../six.ts'
import type { UnitSet } from '../units.ts'

export type KindName =
  | 'day-excursion'
  | 'half-day-excursion'
  | 'town-walk'
  | 'mountain-hike'
  | 'bike-tour'
  | 'museum'
  | 'water-park'
  | 'cable-car'
  | 'day-cruise'
  | 'sunset-cruise'
  | 'first-dive'
  | 'two-dives'
  | 'shared-transfer'
  | 'private-transfer'
  | 'cooking-class'
  | 'local-tasting'

/** The common facts of products of one kind. Texts contain their place only as `{place}` in the nominative. */
export interface Kind {
  readonly name: KindName
  readonly category: Category
  /** The prefix of the supplier's product numbers. */
  readonly letters: string
  /** Whether its text names a sight of the region or the resort where it begins. */
  readonly about: 'sight' | 'resort'
  readonly isFor: (place: Place) => boolean
  readonly labels: readonly string[]
  readonly hours: readonly number[]
  readonly startTimes: readonly (readonly string[])[]
  readonly opening?: readonly [from: string, to: string]
  readonly weekdays?: readonly (readonly number[])[]
  readonly isInstant: boolean
  readonly isPricedByBooking?: boolean
  /** An adult's price in an average region, in złoty. */
  readonly price: number
  /** Null: unlimited. */
  readonly capacity: number | null
  readonly maxUnits: number
  readonly cutoffHours: number
  readonly units: UnitSet
  readonly pickup: 'required' | 'offered' | 'none'
  readonly guide: 'IN_PERSON' | 'RECORDED_AUDIO' | null
  readonly hasTicketPerPerson: boolean
  readonly included: readonly ServiceName[]
  readonly notIncluded: readonly ServiceName[]
  readonly advice: readonly AdviceName[]
  readonly access: AccessName
  readonly asksBooking: readonly QuestionName[]
  readonly asksPerson: readonly QuestionName[]
  /** Countries whose harbours need a passport for the passenger list. */
  readonly asksPassportIn?: readonly string[]
  /** The subjects of its pictures, in the vocabulary of the demo's painter. */
  readonly scenes: readonly string[]
  readonly title: Six
  readonly short: Six
  readonly description: Six
}

/** Coasts without diving and pleasure boats, like the Dead Sea. */
const stillWaters: readonly string[] = ['JOMMR']
const coldSeas: readonly string[] = ['PL', 'DE', 'LT']

export const everywhere = () => true
export const byWater = ({ nature, code }: Place) =>
  (nature === 'sea' || nature === 'lake') && !stillWaters.includes(code)
export const byWarmSea = (place: Place) =>
  byWater(place) && place.nature === 'sea' && !coldSeas.includes(place.country)
export const inMountains = ({ nature }: Place) => nature === 'mountains'
export const onFlatLand = ({ nature, country }: Place) =>
  nature === 'lake' || nature === 'city' || coldSeas.includes(country)
export const atSeaOrInTown = ({ nature }: Place) => nature !== 'mountains'
export const byAirport = ({ airport }: Place) => airport !== null
