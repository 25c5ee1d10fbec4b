import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import type { LastSeenSource } from './last-seen-place.tsx'
import { useOpenPlaces } from './last-seen-places.ts'
import { LastSeenShelf } from './last-seen-shelf.tsx'

interface LastSeenHostProps {
  /** Customers may have looked at offers in another browser. */
  isCustomer?: boolean
}

/** When the page is idle, fills the placeholders for what the guest saw last. */
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
