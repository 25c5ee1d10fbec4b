import { mix } from '../colour.ts'
import { fill, type Point, through, W } from '../path.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'

export interface RidgeShape {
  base: number
  height: number
  /** Points across the canvas: more gives a more detailed line. */
  detail?: number
  from?: number
  to?: number
  /** Where the land is highest, from 0 (left) to 1 (right); without it an even line. */
  peak?: number
  /** How quickly it falls away from there. */
  fall?: number
}

/** The crest of a line of hills, left to right. */
export function crest(random: Random, shape: RidgeShape): Point[] {
  const { base, height, detail = 10, from = -40, to = W + 40, peak, fall = 1.6 } = shape
  const phase = random.between(0, 9)
  return Array.from({ length: detail + 1 }, (_, i) => {
    const t = i / detail
    const bump = peak === undefined ? 0.65 : Math.max(0, 1 - Math.abs(t - peak) * fall) ** 0.85
    const roll = 0.5 + 0.32 * Math.sin(t * 9 + phase) + 0.18 * Math.sin(t * 23 + phase * 2)
    const rough = (random.next() - 0.5) * 0.16
    return [from + (to - from) * t, base - height * bump * (0.62 + 0.38 * roll + rough)] as const
  })
}

/** A line of hills whose foot fades into haze. `depth` 1 is the farthest. */
export function ridge(
  stage: Stage,
  line: readonly Point[],
  base: number,
  colour: string,
  depth: number,
): string {
  const first = line[0] as Point
  const last = line[line.length - 1] as Point
  const body = stage.linear([
    [0, stage.between(colour, 0.25, depth)],
    [0.55, stage.between(colour, 0.4, Math.min(1, depth + 0.06))],
    [1, mix(stage.between(colour, 0.4, depth), stage.haze, 0.16 + depth * 0.5)],
  ])
  return fill(`M${through(line)}L${last[0]} ${base}L${first[0]} ${base}Z`, body)
}

/** Height of a crest at some x, for placing things on it. */
export function heightAt(line: readonly Point[], x: number): number {
  for (let i = 0; i < line.length - 1; i++) {
    const [x1, y1] = line[i] as Point
    const [x2, y2] = line[i + 1] as Point
    if (x >= x1 && x <= x2) {
      const t = (x - x1) / (x2 - x1 || 1)
      return y1 + (y2 - y1) * t * t * (3 - 2 * t)
    }
  }
  return (x < (line[0]?.[0] ?? 0) ? line[0] : line[line.length - 1])?.[1] ?? 0
}
