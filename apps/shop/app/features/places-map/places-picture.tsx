import type { LayerSpecification, Map as MapLibreMap, StyleSpecification } from 'maplibre-gl'
import { type ReactNode, useCallback, useMemo } from 'react'
import {
  at,
  type Colour,
  emptySource,
  type MapLook,
  ownFont,
  pointsOf,
  useMapMoves,
  useSource,
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
      <WorldMap label={null} look={look} addTo={withPlaces} failed={null}>
        {(map) => <Places map={map} places={places} />}
      </WorldMap>
    </div>
  )
}

function Places({ map, places }: { map: MapLibreMap; places: readonly MapPlace[] }) {
  useMapMoves(map)
  const dots = useMemo(() => dotsOf(places), [places])
  useSource(map, 'places', dots)
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

function dotsOf(places: readonly MapPlace[]) {
  const shown = places.filter(({ kind }) => kind !== 'pin')
  const east = places.map(({ longitude }) => longitude)
  const middle = (Math.min(...east) + Math.max(...east)) / 2
  return pointsOf(shown, ({ name = '', kind, longitude }, rank) => ({
    name,
    kind,
    rank,
    isEast: longitude > middle,
  }))
}

/** Names run towards the middle: beyond the edge they would be cut off. */
const inwards = {
  east: ['right', 'top-right', 'bottom-right'],
  west: ['left', 'top-left', 'bottom-left'],
} as const

/** Dots and names above whatever style it is, in a font that it has. */
function withPlaces(style: StyleSpecification, colour: Colour): StyleSpecification {
  const fonts = style.layers.flatMap(
    (layer) => (layer.type === 'symbol' && layer.layout?.['text-font']) || [],
  )
  const font = style.glyphs && fonts.length > 0 ? (fonts as string[]) : ownFont
  return {
    ...style,
    sources: { ...style.sources, places: emptySource },
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
      placeNames('east', colour, font),
      placeNames('west', colour, font),
    ],
  }
}

function placeNames(half: keyof typeof inwards, colour: Colour, font: string[]): LayerSpecification {
  return {
    id: `place-names-${half}`,
    source: 'places',
    type: 'symbol',
    filter: ['==', ['get', 'isEast'], half === 'east'],
    layout: {
      'text-field': ['get', 'name'],
      'text-font': font,
      'text-size': 14,
      'text-variable-anchor': [...inwards[half]],
      'text-radial-offset': 0.7,
      'text-justify': 'auto',
      'symbol-sort-key': ['get', 'rank'],
    },
    paint: {
      'text-color': colour('ink'),
      'text-halo-color': colour('paper-raised'),
      'text-halo-width': 1.5,
    },
  }
}
