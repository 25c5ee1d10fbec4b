import type {
  Attraction,
  AttractionFacet,
  AttractionFilter,
  AttractionOption,
  Availability,
  ChoiceFault,
  PickupPoint,
  TicketKind,
} from '@wojaz/attractions'
import type { PageTexts, Picture } from '@wojaz/content'
import type { IsoDay } from '@wojaz/travel/dates'
import type { Coordinates } from '@wojaz/travel/place'
import type { AttractionSearch } from './attraction-address.ts'

/** An attraction in a list, on a shelf or on a map. */
export interface AttractionCardView {
  readonly number: number
  /** Without the language prefix and without date and people. */
  readonly path: string
  readonly title: string
  readonly summary: string
  readonly picture: Picture | null
  readonly place: string | null
  readonly at: Coordinates | null
  readonly duration: Attraction['duration']
  /** In grosze. Null: unknown until a date is chosen. */
  readonly priceFrom: number | null
  /** Cancelling is free until so many hours before the start. */
  readonly cutoffHours: number
  readonly hasPickup: boolean
  readonly isConfirmedAtOnce: boolean
}

/** A place or a theme with attractions. */
export interface AttractionTile {
  readonly code: string
  readonly name: string
  readonly count: number
  readonly picture: Picture | null
}

/** A booked trip for which attractions are searched: place, dates and link. */
export interface TripView {
  readonly place: string
  readonly from: IsoDay
  readonly to: IsoDay
  readonly search: Partial<AttractionSearch>
}

export interface LandingView {
  readonly search: AttractionSearch
  readonly today: IsoDay
  readonly places: readonly AttractionTile[]
  readonly themes: readonly AttractionTile[]
  readonly popular: readonly AttractionCardView[]
  /** Attractions near the customer's booked trip, on its days. */
  readonly trip: (TripView & { readonly attractions: readonly AttractionCardView[] }) | null
  readonly texts: PageTexts
}

export interface FacetView {
  readonly facet: AttractionFacet
  readonly values: readonly {
    readonly code: string
    readonly label: string
    readonly count: number
    readonly isChosen: boolean
  }[]
}

export interface ResultsView {
  readonly search: AttractionSearch
  readonly today: IsoDay
  /** The names of the chosen places. */
  readonly places: readonly { readonly code: string; readonly name: string }[]
  readonly attractions: readonly AttractionCardView[]
  readonly total: number
  readonly pages: number
  readonly facets: readonly FacetView[]
  readonly prices: readonly {
    readonly from: number
    readonly to: number | null
    readonly count: number
    readonly isChosen: boolean
  }[]
  readonly repairs: readonly { readonly without: readonly AttractionFilter[]; readonly count: number }[]
  /** If the list is empty: nearby days with results. */
  readonly otherDays: readonly { readonly day: IsoDay; readonly count: number }[]
  /** The guest's booked trip, if they come from it. */
  readonly trip: TripView | null
  readonly texts: PageTexts
}

/** A start time or an open day that a guest can choose. */
export interface TimeView extends Pick<Availability, 'id' | 'isAllDay' | 'ticketPrices' | 'wholePrice'> {
  /** Local time, 'HH:mm'. */
  readonly starts: string
  readonly ends: string
  /** Null: no limit. */
  readonly left: number | null
  readonly isOpen: boolean
  /** Cancelling is free until this local time, 'yyyy-MM-ddTHH:mm'. Null: that time has passed. */
  readonly freeUntil: string | null
}

export interface OptionView extends Pick<AttractionOption, 'id' | 'pickup' | 'minTickets' | 'maxTickets'> {
  readonly title: string
  readonly kinds: readonly (Pick<
    TicketKind,
    'id' | 'type' | 'minAge' | 'maxAge' | 'minQuantity' | 'maxQuantity' | 'people' | 'accompaniedBy'
  > & {
    readonly title: string
  })[]
}

/** The last step before the cart: option, time, pick-up and tickets. */
export interface ChoiceView {
  readonly options: readonly { readonly id: string; readonly title: string }[]
  readonly option: OptionView
  /** The first day of the visible month. */
  readonly month: IsoDay
  readonly hasEarlier: boolean
  readonly hasLater: boolean
  readonly days: readonly {
    readonly day: IsoDay
    readonly isOpen: boolean
    readonly priceFrom: number | null
  }[]
  readonly date: IsoDay | null
  readonly times: readonly TimeView[]
  readonly time: TimeView | null
  readonly pickupPoints: readonly PickupPoint[]
  readonly pickup: string | null
  readonly tickets: Readonly<Record<string, number>>
  readonly faults: readonly ChoiceFault[]
  /** The supplier does not respond, so nothing can be chosen now. */
  readonly isSilent: boolean
}

export interface DetailView {
  readonly number: number
  readonly path: string
  readonly title: string
  readonly summary: string
  readonly description: string
  readonly highlights: readonly string[]
  readonly included: readonly string[]
  readonly excluded: readonly string[]
  readonly goodToKnow: readonly string[]
  readonly pictures: readonly Picture[]
  readonly places: readonly { readonly code: string; readonly name: string }[]
  readonly themes: readonly { readonly code: string; readonly name: string }[]
  readonly languages: readonly string[]
  readonly duration: Attraction['duration']
  readonly meetingPoint: Attraction['meetingPoint']
  readonly at: Coordinates | null
  readonly pickup: Attraction['pickup']
  readonly isAccessible: boolean
  readonly isConfirmedAtOnce: boolean
  readonly cutoffHours: number
  readonly priceFrom: number | null
  readonly choice: ChoiceView
  readonly people: number
  /** The number of the guest's booked trip, if they come from it. */
  readonly trip: string | null
  readonly today: IsoDay
  readonly similar: readonly AttractionCardView[]
  readonly texts: PageTexts
}
