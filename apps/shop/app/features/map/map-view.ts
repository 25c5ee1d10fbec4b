import { type Coordinates, distanceKm } from '@wojaz/travel/place'

/** The visible part of a map: its centre, and the zoom as in map styles, where each step doubles the scale. */
export interface MapView {
  centre: Coordinates
  zoom: number
}

/** In pixels of the screen. */
export interface MapSize {
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

/** A circle on the map. */
export interface MapArea {
  centre: Coordinates
  radiusKm: number
}

/** Beyond this zoom outlines show no more detail; a street style does. */
export const zoomLimits = { least: 0, most: 12, mostOfStreets: 17 } as const
/** A single hotel is shown with its surroundings. */
const nearestFit = 9
/** Below this zoom nothing can be told apart. */
const wideZoom = 2
/** The share of points that is left out at each edge. */
const fewShare = 0.08
/** The margin around the fitted points, so that no price is cut off. */
const margin = 56
export const northmost = 85

/** The Web Mercator projection: the whole world in a square from 0 to 1, north at the top. */
export function project({ latitude, longitude }: Coordinates): Point {
  const angle = (Math.max(-northmost, Math.min(northmost, latitude)) * Math.PI) / 180
  return { x: (longitude + 180) / 360, y: (1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2 }
}

export function unproject({ x, y }: Point): Coordinates {
  return {
    latitude: (Math.atan(Math.sinh((1 - 2 * y) * Math.PI)) * 180) / Math.PI,
    longitude: x * 360 - 180,
  }
}

/** The width of the whole world in pixels. */
export function worldPixels(zoom: number): number {
  return 512 * 2 ** zoom
}

/** Moves the map by so many pixels, at most to the edges of the world. */
export function pushed({ centre, zoom }: MapView, right: number, down: number): MapView {
  const { x, y } = project(centre)
  const scale = worldPixels(zoom)
  return {
    zoom,
    centre: unproject({ x: within(x - right / scale, 0, 1), y: within(y - down / scale, 0, 1) }),
  }
}

/** The circle around everything visible. */
export function areaOf(view: MapView, { width, height }: MapSize): MapArea {
  const corners = [height / 2, -height / 2].map((down) => pushed(view, width / 2, down).centre)
  const radius = Math.max(...corners.map((corner) => distanceKm(view.centre, corner)))
  return { centre: view.centre, radiusKm: within(Math.ceil(radius), 1, 20_000) }
}

/** The view whose circle this is, or the closest one in a window of another shape. */
export function viewOfArea({ centre, radiusKm }: MapArea, size: MapSize): MapView {
  let [least, most]: [number, number] = [zoomLimits.least, zoomLimits.mostOfStreets]
  for (let step = 0; step < 30; step++) {
    const zoom = (least + most) / 2
    if (areaOf({ centre, zoom }, size).radiusKm > radiusKm) least = zoom
    else most = zoom
  }
  return { centre, zoom: (least + most) / 2 }
}

/** The first view: all points, unless a few of them would make it too wide. Then it shows nearly all of them. */
export function firstView(points: readonly Coordinates[], size: MapSize): MapView | null {
  const whole = viewOfPoints(points, size)
  if (!whole || whole.zoom >= wideZoom) return whole
  const [latitudes, longitudes] = (['latitude', 'longitude'] as const).map((axis) => {
    const sorted = points.map((point) => point[axis]).sort((a, b) => a - b)
    const few = Math.floor(sorted.length * fewShare)
    return { from: sorted[few] ?? 0, to: sorted[sorted.length - 1 - few] ?? 0 }
  }) as [Span, Span]
  const corners = (['from', 'to'] as const).map((end) => ({
    latitude: latitudes[end],
    longitude: longitudes[end],
  }))
  return viewOfPoints(corners, size)
}

/** The closest view that shows all points. */
export function viewOfPoints(
  points: readonly Coordinates[],
  { width, height }: MapSize,
  nearest = nearestFit,
): MapView | null {
  if (points.length === 0) return null
  const [x, y] = (['x', 'y'] as const).map((axis) => {
    const values = points.map((point) => project(point)[axis])
    return { from: Math.min(...values), to: Math.max(...values) }
  }) as [Span, Span]
  const fits = (room: number, { from, to }: Span) =>
    Math.log2(Math.max(64, room - 2 * margin) / 512 / (to - from || 1e-9))
  const zoom = within(Math.min(fits(width, x), fits(height, y)), zoomLimits.least, nearest)
  return { zoom, centre: unproject({ x: (x.from + x.to) / 2, y: (y.from + y.to) / 2 }) }
}

interface Span {
  from: number
  to: number
}

export function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}
