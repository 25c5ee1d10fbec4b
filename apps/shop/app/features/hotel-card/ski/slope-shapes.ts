export interface Point {
  readonly x: number
  readonly y: number
}

/** From 0 to 1. */
export type Dice = () => number

/** The same text gives the same sequence of random numbers. */
export function seededDice(words: string): Dice {
  let state = [...words].reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619),
    2_166_136_261,
  )
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const steps = 14

/** A curve from one point to another that bends around the straight line. Both ends are fixed. */
export function wayDown(
  from: Point,
  to: Point,
  { bends, width, side }: { bends: number; width: number; side: 1 | -1 },
): Point[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const part = step / steps
    const swing = Math.sin(part * Math.PI * bends) * width * side
    return {
      // Steep and straight at the top, more sideways further down.
      x: round(from.x + (to.x - from.x) * part ** 1.25 + swing),
      y: round(from.y + (to.y - from.y) * part),
    }
  })
}

/** A smooth curve: each point is a control point, and the curve passes between them. */
export function smoothPath([first, ...rest]: readonly Point[]): string {
  if (!first) return ''
  const last = rest.at(-1) ?? first
  const curves = rest.slice(0, -1).map((point, at) => {
    const next = rest[at + 1] ?? last
    return `Q${point.x} ${point.y} ${round((point.x + next.x) / 2)} ${round((point.y + next.y) / 2)}`
  })
  return `M${first.x} ${first.y}${curves.join('')}L${last.x} ${last.y}`
}

/** A wood on the lower slopes that leaves runs and lifts free. */
export function treesBeside(ways: readonly Point[], dice: Dice): string {
  const places = Array.from({ length: 260 }, () => ({
    x: round(8 + 424 * dice()),
    y: round(150 + 104 * dice()),
  }))
  return places
    .filter(
      (tree) => isOnMountain(tree) && ways.every((way) => Math.hypot(way.x - tree.x, way.y - tree.y) > 13),
    )
    .toSorted((one, other) => one.y - other.y)
    .map(({ x, y }) => {
      const size = round(3 + (y - 150) / 40)
      return `M${x} ${round(y - size * 2)}l${size} ${round(size * 2)}h${-2 * size}z`
    })
    .join('')
}

/** Below the tree line and within the outline of the mountain. */
function isOnMountain({ x, y }: Point): boolean {
  const edge = x < 90 ? 236 - x * 1.05 : x > 350 ? 142 + (x - 350) * 0.95 : 146
  return y > edge + 14
}

function round(length: number): number {
  return Math.round(length * 10) / 10
}
