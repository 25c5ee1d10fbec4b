import type { Map as MapLibreMap } from 'maplibre-gl'
import { useLayoutEffect, useReducer, useState } from 'react'

// Before the map goes anywhere: what stands on it must hear of the first move, too.

/** Draws anew with every step of a move. */
export function useMapMoves(map: MapLibreMap) {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useLayoutEffect(() => {
    const { unsubscribe } = map.on('move', redraw)
    return unsubscribe
  }, [map])
}

/** How near it is, whenever it has come to rest. */
export function useMapZoom(map: MapLibreMap): number {
  const [zoom, setZoom] = useState(() => map.getZoom())
  useLayoutEffect(() => {
    const { unsubscribe } = map.on('moveend', () => setZoom(map.getZoom()))
    return unsubscribe
  }, [map])
  return zoom
}
