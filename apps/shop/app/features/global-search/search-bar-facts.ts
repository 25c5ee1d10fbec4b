import type { PageTexts } from '@wojaz/content'
import type { IsoDay } from '@wojaz/travel/dates'
import type { SearchState } from '@wojaz/travel/search'
import type { CabinClass, DayPart, TripType } from '@wojaz/travel/trip'

/** What a page needs for its search form before any offers are loaded. */
export interface SearchBarFacts {
  heading: string
  submitLabel: string
  /** The phone number for parties too large to book online. */
  phone: string
  search: SearchState
  today: IsoDay
  tripTypes: { code: TripType; label: string }[]
  airports: { code: string; label: string; group: string | null }[]
  /** Times of day of the departure. */
  hours: { code: DayPart; label: string }[]
  /** Classes of flights without hotel, economy first. */
  cabins: { code: CabinClass; label: string }[]
  /** Countries of the trip type with their lowest price for two, and every place already chosen. */
  places: { code: string; label: string; fromPrice: number | null }[]
  /** The texts of the form. They are not in the common dictionary of all pages. */
  words: PageTexts
}
