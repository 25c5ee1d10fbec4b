import { lighten } from '../colour.ts'
import { fill, type Point, polygon, rect } from '../path.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'

/** A spruce about 100 units tall; with `snow` its branches are white. */
export function spruce(stage: Stage, random: Random, depth = 0, snow = false): string {
  const leaf = stage.place.leaf === '#2f6b45' ? '#2b6046' : stage.place.leaf
  const tiers = 5
  const half = random.between(22, 29)
  const left: Point[] = []
  const right: Point[] = []
  let caps = ''
  for (let i = 0; i < tiers; i++) {
    const top = -104 + (i * 92) / tiers
    const bottom = -104 + ((i + 1) * 92) / tiers + 4
    const wide = half * ((i + 1) / tiers) ** 0.9
    const narrow = i === 0 ? 0 : wide * 0.5
    const droop = random.between(0, 3)
    left.push([-narrow, top + 4], [-wide, bottom + droop])
    right.push([narrow, top + 4], [wide, bottom - droop + 2])
    if (snow) caps += tierSnow(random, stage.sunSide, top, bottom, wide, narrow)
  }
  const whole = polygon([[0, -106], ...left, [0, -9], ...right.reverse()])
  right.reverse()
  const shady = stage.sunSide > 0 ? left : right
  const dark = polygon([[0, -106], ...shady, [0, -9]])
  return (
    rect(-2.5, -12, 5, 13, stage.shade('#5a4330', depth)) +
    fill(whole, stage.tone(lighten(leaf, 0.05), depth)) +
    fill(dark, stage.shade(leaf, depth)) +
    (caps && fill(caps, stage.tone('#ffffff', depth * 0.6), 'opacity=".92"'))
  )
}

/** Snow covers the sunny half of a tier and leaves its lower edge green. */
function tierSnow(
  random: Random,
  side: number,
  top: number,
  bottom: number,
  wide: number,
  narrow: number,
): string {
  const reach = random.between(0.62, 0.86)
  const y = top + (bottom - top) * reach
  const x = narrow + (wide - narrow) * reach
  return polygon([
    [0, top - 2],
    [side * narrow, top + 4],
    [side * x, y + 1],
    [side * x * 0.6, y - 5],
    [side * x * 0.3, y],
    [0, y - 6],
    [-side * x * 0.3, y - 7],
  ])
}
