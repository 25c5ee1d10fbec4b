import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { countryLabels, type MapLabel } from './country-labels.ts'
import type { MapSize, MapView } from './map-view.ts'
import { coloursOf, loadWorld, paintLabels, paintWorld } from './paint-world.ts'
import type { WorldShapes } from './world-shapes.ts'

interface BaseLayerProps {
  view: MapView
  size: MapSize
  /** Places of our own, the weightiest first. */
  places: readonly MapLabel[]
}

/** The map of our own: needs nobody's tiles. Its outlines are a file of the shop; without it there are still the names. */
export function BaseLayer({ view, size, places }: BaseLayerProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { i18n } = useTranslation()
  const [world, setWorld] = useState<WorldShapes | null>(null)
  const labels = useMemo(() => [...countryLabels(i18n.language), ...places], [i18n.language, places])
  useEffect(() => {
    let isLeft = false
    loadWorld().then(
      (shapes) => isLeft || setWorld(shapes),
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [])
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const element = canvas.current
      const context = element?.getContext('2d')
      if (!element || !context) return
      const ratio = Math.min(2, window.devicePixelRatio || 1)
      const [width, height] = [Math.round(size.width * ratio), Math.round(size.height * ratio)]
      if (element.width !== width) element.width = width
      if (element.height !== height) element.height = height
      context.setTransform(ratio, 0, 0, ratio, 0, 0)
      const picture = { view, size, colours: coloursOf(element) }
      paintWorld(context, world, picture)
      paintLabels(context, labels, picture)
    })
    return () => cancelAnimationFrame(frame)
  }, [view, size, world, labels])
  return (
    <div aria-hidden="true" data-drawn={world ? '' : undefined} className="absolute inset-0">
      <canvas ref={canvas} className="size-full" />
    </div>
  )
}
