import type { Coordinates } from '@wojaz/travel/place'
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { MapLabel } from './country-labels.ts'

/** Returns a colour of the page's theme by its name. */
export type Colour = (name: string) => string

export function coloursOf(element: Element): Colour {
  const style = getComputedStyle(element)
  return (name) => style.getPropertyValue(`--color-${name}`)
}

export const ownFont = ['Onest Variable']

/** Our own map style, which needs no tiles. Its sources are filled later. */
export function ownStyle(colour: Colour): StyleSpecification {
  return {
    version: 8,
    sources: { land: emptySource, borders: emptySource, names: emptySource },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': colour('scene-sky') } },
      { id: 'land', source: 'land', type: 'fill', paint: { 'fill-color': colour('paper') } },
      { id: 'coast', source: 'land', type: 'line', paint: { 'line-color': colour('scene-hill') } },
      { id: 'borders', source: 'borders', type: 'line', paint: { 'line-color': colour('line') } },
      names(colour),
    ],
  }
}

export const emptySource = { type: 'geojson', data: { type: 'FeatureCollection', features: [] } } as const

/** Names by importance; a name that would overlap another is left out. The page's font draws them, so no glyphs are loaded. */
function names(colour: Colour): LayerSpecification {
  return {
    id: 'names',
    source: 'names',
    type: 'symbol',
    filter: ['<=', ['get', 'fromZoom'], ['zoom']],
    layout: {
      'text-field': ['get', 'name'],
      'text-font': ownFont,
      'text-size': 12,
      'text-max-width': 20,
      'symbol-sort-key': ['get', 'rank'],
    },
    paint: {
      'text-color': colour('ink-soft'),
      'text-halo-color': colour('paper-raised'),
      'text-halo-width': 1.5,
    },
  }
}

export function namesOf(labels: readonly MapLabel[]) {
  return pointsOf(labels, ({ name, fromZoom }, rank) => ({ name, fromZoom, rank }))
}

/** Converts points to GeoJSON for a source. */
export function pointsOf<T extends Coordinates>(
  points: readonly T[],
  factsOf: (point: T, rank: number) => object,
) {
  const features = points.map((point, rank) => ({
    type: 'Feature' as const,
    properties: factsOf(point, rank),
    geometry: { type: 'Point' as const, coordinates: [point.longitude, point.latitude] },
  }))
  return { type: 'FeatureCollection' as const, features }
}

/** A style with only raster layers is put on top of our own map, which is visible where a tile is missing. */
export function withOwnBelow(given: StyleSpecification, own: StyleSpecification): StyleSpecification {
  if (!isOfPictures(given)) return given
  return {
    ...given,
    sources: { ...own.sources, ...given.sources },
    layers: [...own.layers, ...given.layers],
  }
}

export function isOfPictures({ layers }: StyleSpecification): boolean {
  return layers.every(({ type }) => type === 'raster')
}

/** The attributions of the tile sources, without markup. */
export function creditsOf({ sources }: StyleSpecification): string {
  const said = Object.values(sources).map((source) => ('attribution' in source ? source.attribution : null))
  return [...new Set(said)].flatMap((credit) => credit?.replace(/<[^>]*>/g, '') || []).join(' | ')
}
