import { useEffect, useRef } from 'react'
import { openPlace } from './last-seen-places.ts'

export type LastSeenSource = 'lastWatched' | 'lastSearch'

interface LastSeenPlaceProps {
  source: LastSeenSource
  heading: string
}

/**
 * What a guest saw last is in the guest's browser: the page keeps an empty place for it. Parts of a page come late, and what is put
 * into a place before React has taken it over is not what the server sent: React would throw the whole part away and draw it anew.
 */
export function LastSeenPlace({ source, heading }: LastSeenPlaceProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current ? openPlace(place.current) : undefined), [])
  return <div ref={place} data-last-seen={source} data-heading={heading} />
}
