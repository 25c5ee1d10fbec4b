import type { Map as MapLibreMap } from 'maplibre-gl'
import { useLayoutEffect, useReducer, useState } from 'react'

// Layout effects, because they run before the map moves: marks must not miss the first move.

/** Renders again with every step of a move. */
export function useMapMoves(map: MapLibreMap) {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useLayoutEffect(() => {
    const { unsubscribe } = map.on('move', redraw)
    return unsubscribe
  }, [map])
}

/** The zoom after every move. */
export function useMapZoom(map: MapLibreMap): number {
  const [zoom, setZoom] = useState(() => map.getZoom())
  useLayoutEffect(() => {
    const { unsubscribe } = map.on('moveend', () => setZoom(map.getZoom()))
    return unsubscribe
  }, [map])
  return zoom
}
