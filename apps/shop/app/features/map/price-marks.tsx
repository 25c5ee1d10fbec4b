import type { Map as MapLibreMap } from 'maplibre-gl'
import { useMemo } from 'react'
import { type Cluster, clusterMarks, lettersOn, type MapMark } from './cluster-marks.ts'
import { viewOfPoints } from './map-view.ts'
import { MarkButton } from './mark-button.tsx'
import { useMapMoves, useMapZoom } from './use-map-moves.ts'
import { at, sizeOf } from './world-map.tsx'

export interface PriceMarksProps {
  map: MapLibreMap
  marks: readonly MapMark[]
  highlighted: string | null
  onHighlight: (id: string | null) => void
  /** Called with one mark, or with several at one spot. */
  onOpen: (marks: readonly MapMark[]) => void
  /** Prices of places have the name of the place. There are too many hotels for that. */
  saysNames?: boolean
}

/** Prices as buttons, in the order of the list. They are clustered again when the map stops moving. */
export function PriceMarks({ map, marks, highlighted, onHighlight, onOpen, saysNames }: PriceMarksProps) {
  useMapMoves(map)
  const zoom = useMapZoom(map)
  const size = sizeOf(map)
  const letters = saysNames ? lettersOn(size.width) : 0
  const clusters = useMemo(() => clusterMarks(marks, zoom, letters), [marks, zoom, letters])
  const press = (cluster: Cluster) => {
    const nearer = cluster.marks.length > 1 ? viewOfPoints(cluster.marks, size) : null
    // Marks at the same spot cannot be separated by zooming in.
    if (!nearer || nearer.zoom <= map.getZoom() + 0.1) onOpen(cluster.marks)
    else map.easeTo({ center: at(nearer.centre), zoom: nearer.zoom })
  }
  return clusters.map((cluster) => (
    <MarkButton
      key={cluster.marks[0]?.id}
      cluster={cluster}
      at={map.project(at(cluster.at))}
      size={size}
      letters={letters}
      highlighted={highlighted}
      onHighlight={onHighlight}
      onPress={() => press(cluster)}
    />
  ))
}
