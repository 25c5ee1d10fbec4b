import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BaseLayer } from './base-layer.tsx'
import { type Cluster, clusterMarks, lettersOn, type MapMark } from './cluster-marks.ts'
import type { MapLabel } from './country-labels.ts'
import { type MapSize, type MapView, pixelOf, viewOfPoints, zoomed, zoomLimits } from './map-view.ts'
import { MarkButton } from './mark-button.tsx'
import { TileLayer, useTileSource } from './tile-layer.tsx'
import { useElementSize } from './use-element-size.ts'
import { useMapGestures } from './use-map-gestures.ts'

interface PriceMapProps {
  label: string
  marks: readonly MapMark[]
  places?: readonly MapLabel[]
  /** Of a tile service; null: our own map alone. */
  styleUrl: string | null
  /** Null: not known yet where to look. */
  view: MapView | null
  /** The guest has moved it. */
  onMove: (view: MapView, size: MapSize) => void
  /** How large the map is; told at first and at every change. */
  onSize: (size: MapSize) => void
  highlighted: string | null
  onHighlight: (id: string | null) => void
  /** One mark, or several that lie on one spot. */
  onOpen: (marks: readonly MapMark[]) => void
  zoomsByWheel?: boolean
  /** Prices of places say which place; hotels are too many for that. */
  saysNames?: boolean
  /** Above the map: what belongs to whoever shows it. */
  children?: ReactNode
}

/** A map with prices on it. Everything on it can be reached by keyboard; what it shows, a list beside it says as well. */
export function PriceMap(props: PriceMapProps) {
  const { label, marks, places = nowhere, view, onMove, onSize, highlighted, onHighlight, onOpen } = props
  const { t } = useTranslation()
  const surface = useRef<HTMLDivElement>(null)
  const helpId = useId()
  const size = useElementSize(surface)
  useEffect(() => {
    if (size) onSize(size)
  }, [size, onSize])
  const known = size ?? { width: 0, height: 0 }
  const move = (next: MapView) => onMove(next, known)
  const gestures = useMapGestures({
    surface,
    view,
    size: known,
    zoomsByWheel: props.zoomsByWheel ?? false,
    onMove: move,
  })
  const tiles = useTileSource(props.styleUrl)
  const zoom = view?.zoom ?? null
  const letters = props.saysNames ? lettersOn(known.width) : 0
  const clusters = useMemo(
    () => (zoom === null ? [] : clusterMarks(marks, zoom, letters)),
    [marks, zoom, letters],
  )
  const press = (cluster: Cluster) => {
    const nearer = cluster.marks.length > 1 ? viewOfPoints(cluster.marks, known) : null
    // Several at one spot never part, however near one comes.
    if (!view || !nearer || nearer.zoom <= view.zoom + 0.1) onOpen(cluster.marks)
    else move(nearer)
  }
  return (
    <div className="relative size-full overflow-hidden bg-scene-sky">
      <div
        ref={surface}
        role="application"
        aria-label={label}
        aria-describedby={helpId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by keys
        tabIndex={0}
        {...gestures}
        className="absolute inset-0 cursor-grab touch-none select-none overflow-hidden outline-offset-[-3px] active:cursor-grabbing"
      >
        {view && size ? (
          <>
            <BaseLayer view={view} size={size} places={places} />
            {tiles ? <TileLayer source={tiles} view={view} size={size} /> : null}
            {clusters.map((cluster) => (
              <MarkButton
                key={cluster.marks[0]?.id}
                cluster={cluster}
                at={pixelOf(cluster.at, view, size)}
                size={size}
                letters={letters}
                highlighted={highlighted}
                onHighlight={onHighlight}
                onPress={() => press(cluster)}
              />
            ))}
          </>
        ) : null}
      </div>
      <p id={helpId} hidden>
        {t('map.keys')}
      </p>
      <div className="absolute right-3 top-3 grid gap-1">
        <ZoomButton
          label={t('map.nearer')}
          sign="+"
          isDisabled={zoom === zoomLimits.most}
          onPress={() => view && move(zoomed(view, 1))}
        />
        <ZoomButton
          label={t('map.further')}
          sign="−"
          isDisabled={zoom === zoomLimits.least}
          onPress={() => view && move(zoomed(view, -1))}
        />
      </div>
      {props.children}
    </div>
  )
}

const nowhere: readonly MapLabel[] = []

interface ZoomButtonProps {
  label: string
  sign: string
  isDisabled: boolean
  onPress: () => void
}

function ZoomButton({ label, sign, isDisabled, onPress }: ZoomButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onClick={onPress}
      className="grid size-11 cursor-pointer place-items-center rounded-control bg-paper-raised text-title font-bold shadow-raised hover:text-accent aria-disabled:text-line-strong"
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  )
}
