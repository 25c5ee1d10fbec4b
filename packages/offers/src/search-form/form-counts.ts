import type { Locale } from '@wojaz/travel'
import type { OffersCount } from '../count-offers.ts'
import type { DayPrice } from '../price-calendar.ts'
import type { RegionOption } from '../regions.ts'

/** What the options of a search form lead to, each counted with the other choices as they are. */
export interface FormCounts {
  /** By departure airport, in their order. */
  airports(): Promise<(slot: number) => OffersCount>
  /** By offered length, in their order. */
  lengths(): Promise<(slot: number) => OffersCount>
  places(locale: Locale): Promise<RegionOption[]>
  days(): Promise<DayPrice[]>
}
