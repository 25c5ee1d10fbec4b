import type { Guide } from '@wojaz/content'

/** The guide to where the trip goes. */
export interface GuideView {
  place: string
  /** Of the departure, by its name. */
  month: string
  /** Its weather, as names and values; null: nobody has written it. */
  weather: readonly (readonly [name: string, value: string])[] | null
  guide: Guide | null
  /** What the shop writes about the place; null: nothing. */
  aboutUrl: string | null
}
