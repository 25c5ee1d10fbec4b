import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import type { LastSeenSource } from './last-seen-place.tsx'
import { useOpenPlaces } from './last-seen-places.ts'
import { LastSeenShelf } from './last-seen-shelf.tsx'

/** Fills the places that the page keeps for what a guest saw last, when the page is at rest. */
export function LastSeenHost() {
  const { key } = useLocation()
  return useOpenPlaces().map((place, position) =>
    createPortal(
      <LastSeenShelf
        source={place.dataset.lastSeen as LastSeenSource}
        heading={place.dataset.heading ?? ''}
        place={place}
      />,
      place,
      `${key} ${position}`,
    ),
  )
}
