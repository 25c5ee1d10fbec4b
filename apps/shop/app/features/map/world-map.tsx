import type { Map as MapLibreMap, StyleSpecification } from 'maplibre-gl'
import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '../../i18n/use-translation.ts'
import { askStyle } from './ask-style.ts'
import { countryLabels, type MapLabel } from './country-labels.ts'
import { areaOf, type MapArea, type MapSize, type MapView } from './map-view.ts'
import type { OpenedMap } from './open-map.ts'
import { type Colour, namesOf } from './own-style.ts'
import { useSource } from './use-source.ts'
import { ZoomButtons } from './zoom-buttons.tsx'

/** Returns the view for a map of that size. Null: unknown yet. */
export type MapLook = (size: MapSize) => MapView | null

interface WorldMapProps {
  /** Null: a static map; the text beside it says what it shows. */
  label: string | null
  /** The map moves there whenever `look` changes, and again when its size changes, until the guest moves it. */
  look: MapLook
  /** The guest has moved the map to this area. */
  onMove?: ((area: MapArea) => void) | undefined
  places?: readonly MapLabel[] | undefined
  /** The wheel zooms at once; else only while the map has the focus, so that a page can be scrolled past it. */
  zoomsByWheel?: boolean | undefined
  /** Adds layers to any style. Read only once. */
  addTo?: (style: StyleSpecification, colour: Colour) => StyleSpecification
  /** Shown instead of a map that cannot be drawn. */
  failed: ReactNode
  /** Content that moves with the map. */
  children: (map: MapLibreMap) => ReactNode
}

/** Marks a move that was not made by the guest. */
const byUs = { isByUs: true }

/** A map of the world, in the style of the settings or in our own. Its library is loaded on demand. */
export function WorldMap(props: WorldMapProps) {
  const { label, look, places = nowhere, zoomsByWheel, failed, children } = props
  const { t, i18n } = useTranslation()
  const helpId = useId()
  const box = useRef<HTMLDivElement>(null)
  const hasMoved = useRef(false)
  const [opened, setOpened] = useState<OpenedMap | 'failed' | null>(null)
  const { addTo = same, onMove = nothing } = props
  const open = useEffectEvent(async (container: HTMLElement, left: AbortSignal) => {
    const [given, { openMap }] = await Promise.all([askStyle(), import('./open-map.ts')])
    const named = label === null ? null : { label, describedBy: helpId }
    return openMap(container, { named, given, addTo }, left)
  })
  useEffect(() => {
    const leaving = new AbortController()
    if (box.current)
      open(box.current, leaving.signal).then(
        (done) => leaving.signal.aborted || setOpened(done),
        () => leaving.signal.aborted || setOpened('failed'),
      )
    return () => leaving.abort()
  }, [])
  const map = opened && opened !== 'failed' ? opened.map : null

  const told = useEffectEvent(() => {
    hasMoved.current = true
    if (map) onMove(areaOf({ centre: centreOf(map), zoom: map.getZoom() }, sizeOf(map)))
  })
  useEffect(() => {
    const { unsubscribe } = map?.on('moveend', (event) => 'isByUs' in event || told()) ?? {
      unsubscribe: undefined,
    }
    return unsubscribe
  }, [map])

  useLayoutEffect(() => {
    if (!map) return
    hasMoved.current = false
    const goThere = () => {
      const view = hasMoved.current ? null : look(sizeOf(map))
      if (view) map.jumpTo({ center: at(view.centre), zoom: view.zoom }, byUs)
    }
    goThere()
    const observer = new ResizeObserver(() => {
      map.resize(byUs)
      goThere()
    })
    observer.observe(map.getContainer())
    return () => observer.disconnect()
  }, [map, look])

  const names = useMemo(() => namesOf([...countryLabels(i18n.language), ...places]), [i18n.language, places])
  useSource(map, 'names', names)

  useEffect(() => {
    const element = box.current
    const guard = (event: WheelEvent) => {
      if (!event.ctrlKey && !element?.contains(document.activeElement)) event.stopPropagation()
    }
    if (!zoomsByWheel) element?.addEventListener('wheel', guard, true)
    return () => element?.removeEventListener('wheel', guard, true)
  }, [zoomsByWheel])

  if (opened === 'failed') return failed
  return (
    <>
      <div
        ref={box}
        className={`absolute inset-0 ${label === null ? 'opacity-0 transition-opacity data-drawn:opacity-100 motion-reduce:transition-none' : ''}`}
      />
      {map ? createPortal(children(map), map.getCanvasContainer()) : null}
      {opened?.credits ? (
        <p className="pointer-events-none absolute bottom-0 right-0 z-10 bg-paper-raised/80 px-2 text-[0.75rem] text-ink-soft">
          {opened.credits}
        </p>
      ) : null}
      {label === null ? null : (
        <>
          <p id={helpId} hidden>
            {t('map.keys')}
          </p>
          {map ? <ZoomButtons map={map} /> : null}
        </>
      )}
    </>
  )
}

const nowhere: readonly MapLabel[] = []
const same = (style: StyleSpecification) => style
const nothing = () => undefined

export function sizeOf(map: MapLibreMap): MapSize {
  const { clientWidth, clientHeight } = map.getContainer()
  return { width: clientWidth, height: clientHeight }
}

export function at({ latitude, longitude }: MapView['centre']): [number, number] {
  return [longitude, latitude]
}

function centreOf(map: MapLibreMap): MapView['centre'] {
  const { lat, lng } = map.getCenter()
  return { latitude: lat, longitude: lng }
}
