import type { Coordinates } from '@wojaz/travel/place'
import { useMemo } from 'react'
import { type MapPlace, PlacesMap } from '../places-map/places-map.ts'
import { mapHeight, mapWidth, onMap, polandCorners, polandPath } from './poland-outline.ts'

interface PolandMapProps {
  places: { id: string; coordinates: Coordinates }[]
  /** The place that the page is about. */
  chosen?: string
}

/** A map of the country. Everything on it is also beside it in words, so screen readers skip it. */
export function PolandMap({ places, chosen }: PolandMapProps) {
  const dots = useMemo(
    () => places.map(({ id, coordinates }): MapPlace => ({ kind: kindOf(id, chosen), ...coordinates })),
    [places, chosen],
  )
  return (
    <PlacesMap places={dots} around={polandCorners}>
      <svg viewBox={`-6 -6 ${mapWidth + 12} ${mapHeight + 12}`} aria-hidden="true" className="w-full">
        <path d={polandPath} strokeLinejoin="round" strokeWidth={5} className="fill-paper-sunk stroke-line" />
        {places.map(({ id, coordinates }) => {
          const { x, y } = onMap(coordinates)
          const isChosen = chosen === undefined || id === chosen
          return (
            <circle
              key={id}
              cx={x}
              cy={y}
              r={id === chosen ? 15 : 9}
              strokeWidth={3}
              className={`stroke-paper-raised ${isChosen ? 'fill-accent' : 'fill-line-strong'}`}
            />
          )
        })}
      </svg>
    </PlacesMap>
  )
}

function kindOf(id: string, chosen: string | undefined): MapPlace['kind'] {
  if (chosen === undefined) return 'dot'
  return id === chosen ? 'chosen' : 'pale'
}
