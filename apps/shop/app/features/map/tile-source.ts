import { type MapSize, type MapView, pixelOf, worldPixels } from './map-view.ts'

/** Pictures of the world in squares, as a tile service gives them. */
export interface TileSource {
  /** With {z}, {x} and {y}. */
  template: string
  /** Pixels of a square on the screen. */
  size: number
  most: number
  /** What the service wants to be said, without markup. */
  credit: string
  /** Rows from the south on, as TMS does. */
  countsFromSouth?: boolean
}

export interface Tile {
  url: string
  left: number
  top: number
  size: number
}

const usual = { size: 256, most: 19 }

/** A template of addresses says it all by itself. */
export function isTemplate(url: string): boolean {
  const plain = decodeURI(url)
  return ['{z}', '{x}', '{y}'].every((gap) => plain.includes(gap))
}

export function sourceOfTemplate(url: string): TileSource {
  return { ...usual, template: decodeURI(url), credit: '' }
}

/** A source of pictures, or the address of the TileJSON that describes it. */
export type TileAddress = { source: TileSource } | { tileJson: string }

/**
 * Of a style document, its first source with pictures; a TileJSON is such a source itself. Null: it has none. Vectors are none: drawing
 * them takes a library that our map does without.
 */
export function readTileSource(document: unknown, address: string): TileAddress | null {
  const { sources } = Object(document) as { sources?: unknown }
  const all = sources ? Object.values(Object(sources)).map(Object) : [Object(document)]
  for (const one of all) {
    if (sources && one.type !== 'raster') continue
    const template = pictureTemplate(one, address)
    // A style that says nothing means large squares, a TileJSON the usual ones.
    if (template) return { source: sourceOf(one, template, sources ? 512 : usual.size) }
    if (sources && typeof one.url === 'string') return { tileJson: new URL(one.url, address).href }
  }
  return null
}

interface SaidSource {
  tiles?: unknown
  tileSize?: unknown
  maxzoom?: unknown
  attribution?: unknown
  scheme?: unknown
  format?: unknown
  vector_layers?: unknown
}

function sourceOf(said: SaidSource, template: string, size: number): TileSource {
  return {
    template,
    size: numberOr(said.tileSize, size),
    most: numberOr(said.maxzoom, usual.most),
    credit: String(said.attribution ?? '').replace(/<[^>]*>/g, ''),
    ...(said.scheme === 'tms' && { countsFromSouth: true }),
  }
}

function pictureTemplate(said: SaidSource, address: string): string | null {
  const [first] = Array.isArray(said.tiles) ? said.tiles : []
  if (typeof first !== 'string' || said.vector_layers || said.format === 'pbf') return null
  const template = decodeURI(new URL(first, address).href)
  const isVectors = /\.(pbf|mvt)(\?|$)/.test(template)
  return isTemplate(template) && !isVectors ? template : null
}

/** The squares in sight, at the scale that comes nearest. */
export function tilesInView(source: TileSource, view: MapView, size: MapSize): Tile[] {
  const wished = Math.round(view.zoom + Math.log2(256 / source.size))
  const zoom = Math.max(0, Math.min(source.most, wished))
  const count = 2 ** zoom
  const side = worldPixels(view.zoom) / count
  const origin = pixelOf({ x: 0, y: 0 }, view, size)
  const range = (start: number, room: number) => {
    const first = Math.max(0, Math.floor(-start / side))
    const last = Math.min(count - 1, Math.floor((room - start) / side))
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step)
  }
  return range(origin.y, size.height).flatMap((y) =>
    range(origin.x, size.width).map((x) => ({
      url: source.template
        .replace('{z}', String(zoom))
        .replace('{x}', String(x))
        .replace('{y}', String(source.countsFromSouth ? count - 1 - y : y))
        .replace('{r}', ''),
      left: origin.x + x * side,
      top: origin.y + y * side,
      size: side,
    })),
  )
}

function numberOr(value: unknown, otherwise: number): number {
  return typeof value === 'number' && value > 0 ? value : otherwise
}
