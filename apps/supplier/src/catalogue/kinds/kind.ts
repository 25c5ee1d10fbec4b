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

/** What products of one kind have in common; texts name their place only as `{place}` and in the nominative. */
export interface Kind {
  readonly name: KindName
  readonly category: Category
  /** Begins the supplier's own number of a product. */
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
  /** Of an adult in a usual region, in złoty. */
  readonly price: number
  /** Null: as many as are asked for. */
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
  /** Whether harbours of this country want a passport for the list of passengers. */
  readonly asksPassportIn?: readonly string[]
  /** What its pictures show, in the words of the demo's painter. */
  readonly scenes: readonly string[]
  readonly title: Six
  readonly short: Six
  readonly description: Six
}

/** Where nobody dives and no boat sails for pleasure although there is a coast: one floats there. */
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
