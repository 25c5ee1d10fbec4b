import type { TileSource } from '@wojaz/pictures'
import { type MapSize, type MapView, pixelOf, worldPixels } from './map-view.ts'

export interface Tile {
  url: string
  left: number
  top: number
  size: number
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
