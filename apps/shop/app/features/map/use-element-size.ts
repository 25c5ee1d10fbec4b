import { type RefObject, useEffect, useState } from 'react'
import type { MapSize } from './map-view.ts'

/** In pixels; null until it is known. */
export function useElementSize(element: RefObject<HTMLElement | null>): MapSize | null {
  const [size, setSize] = useState<MapSize | null>(null)
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {}
      if (width > 0 && height > 0)
        setSize((known) => (known?.width === width && known.height === height ? known : { width, height }))
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return size
}
