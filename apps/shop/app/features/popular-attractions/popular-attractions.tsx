import { useEffect, useRef, useState } from 'react'
import { watchNear } from '../../browser/watch-near.ts'
import type { AttractionWish } from '../attractions/attractions.ts'
import type { ShelfIsland } from './shelf-island.tsx'

interface PopularAttractionsProps {
  /** The path of a page about a place, of a hotel, or of the home page, without the language prefix. */
  url: string
  /** The shelf is inside a container that sets the width. */
  isInside?: boolean
  /** The date and number of people, as far as known. */
  wish?: Partial<AttractionWish> | undefined
}

const ahead = '400px'

/**
 * The most popular attractions at the end of a page. They are loaded when the guest comes near, so that no page waits for them.
 */
export function PopularAttractions({ url, isInside, wish }: PopularAttractionsProps) {
  const spot = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<{ Shelf: typeof ShelfIsland } | null>(null)
  useEffect(() => {
    const { current } = spot
    if (!current) return
    const stop = watchNear(current, ahead, () => {
      stop()
      import('./shelf-island.tsx').then(
        ({ ShelfIsland: Shelf }) => setLoaded({ Shelf }),
        () => {},
      )
    })
    return stop
  }, [])
  return (
    <div ref={spot}>
      {loaded ? <loaded.Shelf key={url} url={url} isInside={isInside} wish={wish} /> : null}
    </div>
  )
}
