/** Full-screen views of a phone. Each has a history entry, so that Back closes it. */
export const phoneViews = { facets: '#filtry', sort: '#sortowanie', map: '#mapa' } as const

export type PhoneView = keyof typeof phoneViews

export function viewOf(hash: string): PhoneView | null {
  const found = Object.entries(phoneViews).find(([, one]) => one === hash)
  return found ? (found[0] as PhoneView) : null
}

/** The history state of a view: how it was opened. */
export interface ViewStep {
  /** The view it was opened from: facets opened over the map lead back to the map. */
  from: PhoneView | null
}

export function isViewStep(state: unknown): state is ViewStep {
  return typeof state === 'object' && state !== null && 'from' in state
}

/** Another search or page of the results: an open map stays open, whatever it then shows. */
export function besideMap(href: string, view: PhoneView | null): string {
  return view === 'map' ? href + phoneViews.map : href
}

/** The hash after a search was applied in a view. */
export function hashAfter(view: PhoneView | null, step: unknown): string {
  const before = view === 'map' ? view : isViewStep(step) ? step.from : null
  return before ? phoneViews[before] : ''
}
