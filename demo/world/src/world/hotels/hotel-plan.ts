import type { Spot } from '../places/place-tree.ts'
import type { SeasonProfile } from '../prices/season-profiles.ts'
import type { Tour } from '../tours/tour.ts'
import type { BoardCode } from '../vocabulary/boards.ts'
import type { Access, Audience, Facility, HotelType, SkiComfort } from '../vocabulary/facets.ts'
import type { RoomKind } from './room-kinds.ts'

export type HotelTrip = 'WS' | 'DW' | 'WO' | 'NR'

/** Facts that guests ask about, in metres, kilometres and years. */
export interface HotelFacts {
  /** null where there is no beach. */
  beachMetres: number | null
  beachKind: 'sand' | 'pebbles' | null
  centreMetres: number
  airportKm: number | null
  liftMetres: number | null
  openedIn: number
  renovatedIn: number
  floors: number
  pools: number
  restaurants: number
  bars: number
  checkIn: string
  checkOut: string
}

export interface ChildBand {
  from: number
  to: number
  /** Thousandths of the adult price. */
  share: number
}

export interface RoomPlan {
  kind: RoomKind
  size: number
  allotment: number
}

/** An invented hotel: everything about it except texts. */
export interface HotelPlan {
  code: string
  /** The hotel's random seed. */
  number: number
  /** Its index among the region's hotels: neighbours get different sentences. */
  ordinal: number
  trip: HotelTrip
  spot: Spot
  name: string
  seoName: string
  type: HotelType
  stars: number
  latitude: number
  longitude: number
  airport: string | null
  transferPrice: number
  profile: SeasonProfile
  season: 'summer' | 'winter' | 'all-year'
  roomsCount: number
  /** The basis of its reviews; the scores follow from it (`reviewScores`). */
  judged: { code: string; quality: number; count: number }
  /** The mean of those scores; null if there are no reviews. */
  rating: number | null
  ratingCount: number
  multiroom: boolean
  /** 0 to 1000. */
  popularity: number
  facts: HotelFacts
  facilities: Facility[]
  audiences: Audience[]
  access: Access[]
  ski: SkiComfort[]
  rooms: RoomPlan[]
  boards: BoardCode[]
  singleSupplement: number
  childBands: ChildBand[]
  /** Weekend nights are more expensive than the rest of the week. */
  hasWeekendPrices: boolean
  tour: Tour | null
}
