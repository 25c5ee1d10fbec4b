import { plainNumber } from './typeface.ts'

/** Shapes as PDF operators. Their `y` grows upwards, as in PDF. */

export type Point = readonly [x: number, y: number]

const at = (point: Point) => `${plainNumber(point[0])} ${plainNumber(point[1])}`

/** A quarter of a circle as a curve. */
const bow = 0.552_284_75

export function polygonPath(points: readonly Point[]): string {
  return points.map((point, index) => `${at(point)} ${index === 0 ? 'm' : 'l'}`).join(' ')
}

/** `x` and `y` of the lower left corner. */
export function rectanglePath(x: number, y: number, width: number, height: number, radius: number): string {
  if (radius === 0) return `${at([x, y])} ${at([width, height])} re`
  const [right, top, rest] = [x + width, y + height, radius * (1 - bow)]
  const curve = (one: Point, two: Point, end: Point) => `${at(one)} ${at(two)} ${at(end)} c`
  return [
    `${at([x + radius, y])} m ${at([right - radius, y])} l`,
    curve([right - rest, y], [right, y + rest], [right, y + radius]),
    `${at([right, top - radius])} l`,
    curve([right, top - rest], [right - rest, top], [right - radius, top]),
    `${at([x + radius, top])} l`,
    curve([x + rest, top], [x, top - rest], [x, top - radius]),
    `${at([x, y + radius])} l`,
    curve([x, y + rest], [x + rest, y], [x + radius, y]),
  ].join(' ')
}

export function circlePath(x: number, y: number, radius: number): string {
  return rectanglePath(x - radius, y - radius, 2 * radius, 2 * radius, radius)
}

const known = new Map<string, string>()

/** `#0f2d40` as the three numbers of a colour operator. The colours of documents are few. */
export function colourNumbers(colour: string): string {
  const before = known.get(colour)
  if (before) return before
  const parts = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
  const numbers = parts.map(plainNumber).join(' ')
  known.set(colour, numbers)
  return numbers
}
