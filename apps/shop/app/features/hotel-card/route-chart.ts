import type { Coordinates } from '@wojaz/travel'

/** A round trip as a line from stop to stop: north is up, distances are true to each other. */
export interface RouteChart {
  width: number
  height: number
  points: { x: number; y: number }[]
}

const longest = 400
const margin = 34
/** However straight a route is, its drawing is no line. */
const leastHeight = 190

/** Null: one stop is no route. */
export function routeChart(stops: readonly Coordinates[]): RouteChart | null {
  if (stops.length < 2) return null
  const middle = stops.reduce((sum, { latitude }) => sum + latitude, 0) / stops.length
  const squash = Math.cos((middle * Math.PI) / 180)
  const flat = stops.map(({ latitude, longitude }) => ({ x: longitude * squash, y: -latitude }))
  const [left, top] = [Math.min(...flat.map(({ x }) => x)), Math.min(...flat.map(({ y }) => y))]
  const wide = Math.max(...flat.map(({ x }) => x)) - left
  const high = Math.max(...flat.map(({ y }) => y)) - top
  const room = longest - 2 * margin
  const scale = room / Math.max(wide, high, 0.01)
  const height = Math.max(leastHeight, high * scale + 2 * margin)
  const shift = { x: (longest - wide * scale) / 2, y: (height - high * scale) / 2 }
  return {
    ...{ width: longest, height: round(height) },
    points: flat.map(({ x, y }) => ({
      x: round((x - left) * scale + shift.x),
      y: round((y - top) * scale + shift.y),
    })),
  }
}

function round(length: number): number {
  return Math.round(length * 10) / 10
}
