/** All counted events; other names are refused. */
export const countedEvents = [
  'click',
  'impression',
  'popup',
  'wishlist',
  'listing',
  'arrival',
  'quiz',
  'faq',
] as const

export interface CountedEvent {
  event: (typeof countedEvents)[number]
  /** Path of the page, without query. */
  page: string
  identifier: string
}
