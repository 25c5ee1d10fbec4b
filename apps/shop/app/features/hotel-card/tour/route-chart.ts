import type { Coordinates } from '@wojaz/travel/place'

/** A round trip as a line from stop to stop. North is up, and distances are to scale. */
export interface RouteChart {
  width: number
  height: number
  points: { x: number; y: number }[]
}

const longest = 400
const margin = 34
/** Keeps the drawing of a straight route from being flat. */
const leastHeight = 190
/** The least distance between the centres of two stops. */
const least = 27
const rounds = 30

/** Returns null for fewer than two stops. */
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
  const paper = { width: longest, height: round(height) }
  const points = flat.map(({ x, y }) => ({ x: (x - left) * scale + shift.x, y: (y - top) * scale + shift.y }))
  return { ...paper, points: apart(points, paper).map(({ x, y }) => ({ x: round(x), y: round(y) })) }
}

type Point = RouteChart['points'][number]

/** Moves stops apart that would overlap. The rest of the drawing stays to scale. */
function apart(points: readonly Point[], { width, height }: { width: number; height: number }): Point[] {
  const moved = points.map((point) => ({ ...point }))
  const onPaper = (length: number, side: number) => Math.min(side - margin, Math.max(margin, length))
  for (let round = 0; round < rounds; round++) {
    for (const [at, one] of moved.entries()) {
      for (const other of moved.slice(at + 1)) {
        const [east, south] = [other.x - one.x, other.y - one.y]
        const far = Math.hypot(east, south)
        if (far >= least) continue
        // Two stops at the same point are moved apart sideways.
        const [toEast, toSouth] = far < 0.5 ? [1, 0] : [east / far, south / far]
        const step = (least - far) / 2 + 0.5
        one.x = onPaper(one.x - toEast * step, width)
        one.y = onPaper(one.y - toSouth * step, height)
        other.x = onPaper(other.x + toEast * step, width)
        other.y = onPaper(other.y + toSouth * step, height)
      }
    }
  }
  return moved
}

function round(length: number): number {
  return Math.round(length * 10) / 10
}
