import { village } from '../buildings/village.ts'
import { mix } from '../colour.ts'
import { farLand } from '../nature/backdrop.ts'
import { boulder, foreground } from '../nature/foreground.ts'
import { frame } from '../nature/frame.ts'
import { Grove } from '../nature/grove.ts'
import { crest, heightAt } from '../nature/ridge.ts'
import { sea } from '../nature/sea.ts'
import { sky } from '../nature/sky.ts'
import { fill, H, type Point, points, through, W } from '../path.ts'
import type { Random } from '../random.ts'
import { boat } from '../seaside/boats.ts'
import type { Stage } from '../stage.ts'
import { cascade } from './coast-cascade.ts'
import { cove } from './coast-cove.ts'

/** A town on its headland, a town on a slope to the sea, or a cove between two arms of land. */
export function coast(stage: Stage): string {
  const random = stage.random.fork('coast')
  return random.pick([bay, cascade, cascade, cove])(stage, random)
}

/** A bay seen from a height: far land, a headland with its town, boats, something near at the edge. */
function bay(stage: Stage, random: Random): string {
  const horizon = random.between(270, 370)
  const side = random.side()
  const shoreY = random.between(500, 570)
  const away = side === 1 ? -1 : 1
  return [
    sky(stage, horizon),
    farLand(stage, horizon, { height: random.between(60, 110) }),
    sea(stage, { top: horizon, bottom: H, shallow: 0.8 }),
    headland(stage, side, shoreY),
    fleet(stage, side, horizon),
    foreground(stage, random.chance(0.7) ? away : side),
    random.chance(0.65) ? frame(stage, { side: away }) : '',
  ].join('')
}

function headland(stage: Stage, side: -1 | 1, shoreY: number): string {
  const random = stage.random.fork('headland')
  const { place } = stage
  const height = random.between(250, 330)
  const reach = random.between(760, 1000)
  // Measured from the picture's edge: 0 there, 1 at the tip.
  const out = (x: number) => (side < 0 ? x / reach : (W - x) / reach)
  const from = side < 0 ? -60 : W - reach
  const to = side < 0 ? reach : W + 60
  const foot = (x: number) => shoreY + 40 * (1 - out(x))
  const peak = random.between(0.08, 0.3)
  const line: Point[] = crest(random, {
    base: shoreY,
    height,
    detail: 12,
    from,
    to,
    peak: side < 0 ? peak : 1 - peak,
    fall: 1.05,
  }).map(([x, y]) => [x, y + (foot(x) - y) * Math.min(1, Math.max(0, out(x) - 0.7) * 3.4)])
  const rim = shoreline(stage, from, to, foot)
  const green = stage.linear([
    [0, stage.between(mix(place.land[0], place.land[1], 0.5), 0.15, 0.28)],
    [1, stage.between(place.land[1], 0.45, 0.12)],
  ])
  const body = fill(`M${through(line)}L${points([...rim.top].reverse())}Z`, green)
  const town = village(stage, random, {
    line,
    foot: shoreY + 6,
    from: side < 0 ? 10 : W - reach * 0.76,
    to: side < 0 ? reach * 0.76 : W - 10,
    size: random.between(38, 52),
    rows: random.whole(4, 5),
    depth: 0.16,
  })
  const grove = new Grove(stage, random)
  let scrub = ''
  for (let i = 0; i < 30; i++) {
    const x = random.between(Math.max(0, from), Math.min(W, to))
    const y = heightAt(line, x)
    const room = foot(x) - 20 - y
    if (room > 14) scrub += grove.bush(x, y + room * random.between(0.1, 1), random.between(7, 16), 0.2)
  }
  return body + scrub + rim.drawing + town
}

/** The rocky shore with surf along it. */
function shoreline(
  stage: Stage,
  from: number,
  to: number,
  foot: (x: number) => number,
): { top: Point[]; drawing: string } {
  const random = stage.random.fork('cliff')
  const rugged = stage.place.relief === 'cliffs' ? 44 : 22
  const top: Point[] = []
  const bottom: Point[] = []
  for (let x = from; x <= to + 20; x += 22) {
    const tip = Math.min(1, Math.min(Math.abs(x - from), Math.abs(to - x)) / 120 + 0.25)
    top.push([x, foot(x) - random.between(0.3, 1) * rugged * tip])
    bottom.push([x, foot(x) + random.between(-2, 5)])
  }
  const rock = stage.place.rock
  const face = stage.linear([
    [0, stage.tone(rock, 0.1)],
    [1, stage.shade(rock, 0.1)],
  ])
  const surf = bottom.map(([x, y]) => [x, y + random.between(3, 8)] as const)
  const ends = [from + 14, to - 14].map((x) =>
    boulder(stage, random, x, foot(x) + 4, random.between(16, 26), 0.1),
  )
  const drawing =
    fill(`M${through(bottom)}L${through([...surf].reverse())}Z`, stage.tone('#ffffff'), 'opacity=".65"') +
    fill(`M${points(top)}L${points([...bottom].reverse())}Z`, face) +
    ends.join('')
  return { top, drawing }
}

function fleet(stage: Stage, side: -1 | 1, horizon: number): string {
  const random = stage.random.fork('fleet')
  let out = ''
  const places = Array.from({ length: random.whole(2, 5) }, () => random.next()).sort()
  for (const t of places) {
    const y = horizon + 20 + (620 - horizon) * t ** 1.7
    const x = W / 2 - side * random.between(60, 480)
    out += boat(stage, random, x, y, 24 + 84 * t * t, 0.4 * (1 - t))
  }
  return out
}
