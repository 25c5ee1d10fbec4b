import type { Coordinates } from '@wojaz/travel/place'
import { useMemo } from 'react'
import { PlaceDrawing } from '../../ui/place-drawing.tsx'
import { type MapPlace, PlacesMap } from './places-on-map.tsx'

interface AroundMapProps {
  coordinates: Coordinates
  nearby: readonly { name: string; coordinates: Coordinates }[]
}

export function AroundMap({ coordinates, nearby }: AroundMapProps) {
  const places = useMemo(
    (): MapPlace[] => [
      ...nearby.map(({ name, coordinates: at }): MapPlace => ({ name, kind: 'near', ...at })),
      { kind: 'pin', ...coordinates },
    ],
    [coordinates, nearby],
  )
  return (
    <PlacesMap places={places} around={places}>
      <PlaceDrawing coordinates={coordinates} nearby={nearby} />
    </PlacesMap>
  )
}
