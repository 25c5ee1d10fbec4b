import type { Guide } from '@wojaz/content'

/** The travel guide for the trip. */
export interface GuideView {
  place: string
  /** The name of the departure month. */
  month: string
  /** Its weather as names and values. Null: unknown. */
  weather: readonly (readonly [name: string, value: string])[] | null
  guide: Guide | null
  /** The shop's page about the place. Null: there is none. */
  aboutUrl: string | null
}
