import type { PageTexts } from '@wojaz/content'
import type { IsoDay } from '@wojaz/travel/dates'
import type { SearchState } from '@wojaz/travel/search'
import type { CabinClass, DayPart, TripType } from '@wojaz/travel/trip'

/** What a page knows of its search form before anybody asks the offers. */
export interface SearchBarFacts {
  heading: string
  submitLabel: string
  /** For parties too large to book online. */
  phone: string
  search: SearchState
  today: IsoDay
  tripTypes: { code: TripType; label: string }[]
  airports: { code: string; label: string; group: string | null }[]
  /** Parts of the day in which a flight takes off. */
  hours: { code: DayPart; label: string }[]
  /** Classes of flights alone, economy first. */
  cabins: { code: CabinClass; label: string }[]
  /** Countries of the trip type with their lowest price for two, and every place already chosen. */
  places: { code: string; label: string; fromPrice: number | null }[]
  /** Texts of the form: they are not in the dictionary every page waits for. */
  words: PageTexts
}
