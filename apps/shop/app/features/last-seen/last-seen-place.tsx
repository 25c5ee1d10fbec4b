import { useEffect, useRef } from 'react'
import { openPlace } from './last-seen-places.ts'

export type LastSeenSource = 'lastWatched' | 'lastSearch'

interface LastSeenPlaceProps {
  source: LastSeenSource
  heading: string
}

/**
 * The server does not know what a guest saw last, so the page has an empty placeholder. It must not be filled before it is
 * hydrated: the HTML would not match, and React would render the whole part again.
 */
export function LastSeenPlace({ source, heading }: LastSeenPlaceProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current ? openPlace(place.current) : undefined), [])
  return <div ref={place} data-last-seen={source} data-heading={heading} />
}
