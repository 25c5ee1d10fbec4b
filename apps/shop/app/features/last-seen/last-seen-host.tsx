import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import type { LastSeenSource } from './last-seen-place.tsx'
import { useOpenPlaces } from './last-seen-places.ts'
import { LastSeenShelf } from './last-seen-shelf.tsx'

interface LastSeenHostProps {
  /** They may have looked at something in another browser. */
  isCustomer?: boolean
}

/** Fills the places that the page keeps for what a guest saw last, when the page is at rest. */
export function LastSeenHost({ isCustomer = false }: LastSeenHostProps) {
  const { key } = useLocation()
  return useOpenPlaces().map((place, position) =>
    createPortal(
      <LastSeenShelf
        source={place.dataset.lastSeen as LastSeenSource}
        heading={place.dataset.heading ?? ''}
        place={place}
        isCustomer={isCustomer}
      />,
      place,
      `${key} ${position}`,
    ),
  )
}
