import { useEffect, useRef, useState } from 'react'
import type { AttractionWish } from '../attractions/attractions.ts'
import type { ShelfIsland } from './shelf-island.tsx'

interface PopularAttractionsProps {
  /** Of a page about a place, a hotel there, or the home page; without the language prefix. */
  url: string
  /** Inside a page's own measure. */
  isInside?: boolean
  /** What is known of when and for whom. */
  wish?: Partial<AttractionWish> | undefined
}

const ahead = '400px'

/** Most popular attractions at the end of a page: asked for when somebody has come near, so that no page waits for them. */
export function PopularAttractions({ url, isInside, wish }: PopularAttractionsProps) {
  const spot = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<{ Shelf: typeof ShelfIsland } | null>(null)
  useEffect(() => {
    const { current } = spot
    if (!current) return
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watcher.disconnect()
        import('./shelf-island.tsx').then(
          ({ ShelfIsland: Shelf }) => setLoaded({ Shelf }),
          () => {},
        )
      },
      { rootMargin: ahead },
    )
    watcher.observe(current)
    return () => watcher.disconnect()
  }, [])
  return (
    <div ref={spot}>
      {loaded ? <loaded.Shelf key={url} url={url} isInside={isInside} wish={wish} /> : null}
    </div>
  )
}
