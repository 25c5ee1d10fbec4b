import type { Coordinates } from '@wojaz/travel/place'
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { MapLabel } from './country-labels.ts'

/** Colours of the shop, as the page says them. */
export type Colour = (name: string) => string

export function coloursOf(element: Element): Colour {
  const style = getComputedStyle(element)
  return (name) => style.getPropertyValue(`--color-${name}`)
}

export const ownFont = ['Onest Variable']

/** The map of our own: needs nobody's tiles. What its sources hold is given to them when it is there. */
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

/** Names in order of weight; one that would stand on another is left out. No glyphs are fetched: the page's font draws them. */
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

/** As sources hold them. */
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

/** A style of pictures alone is laid over our own map, which shows where a picture does not come. */
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

/** What those whose tiles are shown want to be said, without markup. */
export function creditsOf({ sources }: StyleSpecification): string {
  const said = Object.values(sources).map((source) => ('attribution' in source ? source.attribution : null))
  return [...new Set(said)].flatMap((credit) => credit?.replace(/<[^>]*>/g, '') || []).join(' | ')
}
