import { clickedLinkIn } from '@wojaz/travel/offer-code'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { trackArrival } from '../../tracking/tracking.ts'

/** Tracks once that a guest came from an email or a banner. Back and reload do not count. */
export function useArrival() {
  const { search } = useLocation()
  const told = useRef<string | null>(null)
  useEffect(() => {
    const link = clickedLinkIn(new URLSearchParams(search))
    if (link === null || link === told.current) return
    const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (told.current === null && loaded && loaded.type !== 'navigate') return
    told.current = link
    trackArrival(link)
  }, [search])
}
