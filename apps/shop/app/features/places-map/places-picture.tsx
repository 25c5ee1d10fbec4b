import type { Map as MapLibreMap, StyleSpecification } from 'maplibre-gl'
import { type ReactNode, useCallback } from 'react'
import {
  at,
  type Colour,
  type MapLook,
  ownFont,
  pointsOf,
  useMapMoves,
  viewOfPoints,
  WorldMap,
} from '../map/map.ts'
import type { MapPlace, PlacesMapProps } from './places-on-map.tsx'

/** With outlines only, an island or bay is recognised at this zoom. */
const nearestAlone = 7

/** Covers the drawing below it as soon as it is drawn itself. */
export default function PlacesPicture({ places, around }: PlacesMapProps): ReactNode {
  const look = useCallback<MapLook>(
    (size) => viewOfPoints(around, size, around.length > 1 ? undefined : nearestAlone),
    [around],
  )
  return (
    <div className="no-print absolute inset-0 overflow-hidden rounded-card border border-line">
      <WorldMap
        label={null}
        look={look}
        addTo={(style, colour) => withPlaces(style, colour, places)}
        failed={null}
      >
        {(map) => <Pins map={map} places={places} />}
      </WorldMap>
    </div>
  )
}

function Pins({ map, places }: { map: MapLibreMap; places: readonly MapPlace[] }) {
  useMapMoves(map)
  return places.map((place) => {
    const { x, y } = map.project(at(place))
    return place.kind === 'pin' ? (
      <svg
        key={`${x} ${y}`}
        viewBox="-16 -36 32 44"
        aria-hidden="true"
        style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -97%)` }}
        className="absolute left-0 top-0 h-11 w-8"
      >
        <path
          d="M0 6c-9-11-14-18-14-26a14 14 0 1 1 28 0c0 8-5 15-14 26z"
          strokeWidth={2}
          className="fill-accent stroke-paper-raised"
        />
        <circle cy={-20} r={5} className="fill-paper-raised" />
      </svg>
    ) : null
  })
}

/** Adds dots and names to any style, in a font that the style has. */
function withPlaces(
  style: StyleSpecification,
  colour: Colour,
  places: readonly MapPlace[],
): StyleSpecification {
  const shown = places.filter(({ kind }) => kind !== 'pin')
  const fonts = style.layers.flatMap(
    (layer) => (layer.type === 'symbol' && layer.layout?.['text-font']) || [],
  )
  const data = pointsOf(shown, ({ name = '', kind }, rank) => ({ name, kind, rank }))
  return {
    ...style,
    sources: { ...style.sources, places: { type: 'geojson', data } },
    layers: [
      ...style.layers,
      {
        id: 'place-dots',
        source: 'places',
        type: 'circle',
        paint: {
          'circle-radius': ['match', ['get', 'kind'], 'chosen', 8, 5],
          'circle-color': [
            'match',
            ['get', 'kind'],
            'near',
            colour('scene-deep'),
            'pale',
            colour('line-strong'),
            colour('accent'),
          ],
          'circle-stroke-width': 2,
          'circle-stroke-color': colour('paper-raised'),
        },
      },
      {
        id: 'place-names',
        source: 'places',
        type: 'symbol',
        layout: {
          'text-field': ['get', 'name'],
          'text-font': style.glyphs && fonts.length > 0 ? (fonts as string[]) : ownFont,
          'text-size': 14,
          'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
          'text-radial-offset': 0.7,
          'text-justify': 'auto',
          'symbol-sort-key': ['get', 'rank'],
        },
        paint: {
          'text-color': colour('ink'),
          'text-halo-color': colour('paper-raised'),
          'text-halo-width': 1.5,
        },
      },
    ],
  }
}
