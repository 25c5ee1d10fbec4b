import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { LastSeenShelf, type LastSeenSource } from './last-seen-shelf.tsx'

/**
 * What a guest saw last is in the guest's browser. Pages keep an empty place for it, marked `data-last-seen`; it is filled when the
 * page is at rest.
 */
export function LastSeenHost() {
  const { key } = useLocation()
  const [places, setPlaces] = useState<HTMLElement[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page has places of its own.
  useEffect(() => setPlaces([...document.querySelectorAll<HTMLElement>('[data-last-seen]')]), [key])
  return places.map((place, position) =>
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
