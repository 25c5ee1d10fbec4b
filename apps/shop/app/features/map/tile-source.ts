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

/**
 * Of a style document, its first source with pictures; a TileJSON is such a source itself. Null: it has none, as styles for vectors.
 */
export function readTileSource(document: unknown): TileSource | null {
  const { sources } = Object(document) as { sources?: unknown }
  const all: unknown[] = sources ? Object.values(Object(sources)) : [document]
  for (const one of all.map(Object)) {
    const [template] = Array.isArray(one.tiles) ? one.tiles : []
    if ((sources && one.type !== 'raster') || typeof template !== 'string' || !isTemplate(template)) continue
    return {
      template,
      size: numberOr(one.tileSize, usual.size),
      most: numberOr(one.maxzoom, usual.most),
      credit: String(one.attribution ?? '').replace(/<[^>]*>/g, ''),
    }
  }
  return null
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
        .replace('{y}', String(y))
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
