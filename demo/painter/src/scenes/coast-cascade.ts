import { village } from '../buildings/village.ts'
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

/** The town goes down the slope beside us; the sea fills the other side. */
export function cascade(stage: Stage, random: Random): string {
  const horizon = random.between(300, 380)
  const side = random.side()
  const { place } = stage
  const x = (v: number) => (side < 0 ? v : W - v)
  const steep = random.between(0.9, 1.15)
  const tip = random.between(780, 920)
  const line: Point[] = crest(random, {
    base: 760,
    height: random.between(540, 620),
    detail: 11,
    peak: 0.06,
    fall: steep,
    from: -60,
    to: tip,
  }).map(([px, py]) => [x(px), py])
  if (side > 0) line.reverse()
  const slope = stage.linear([
    [0, stage.between(place.land[0], 0.2, 0.24)],
    [1, stage.between(place.land[1], 0.4, 0.04)],
  ])
  const edge = side < 0 ? [-60, tip] : [W - tip, W + 60]
  const grove = new Grove(stage, random)
  let green = ''
  for (let i = 0; i < 26; i++) {
    const px = random.between(edge[0] ?? 0, edge[1] ?? W)
    const py = heightAt(line, px)
    if (py < 720)
      green += grove.bush(px, py + (770 - py) * random.between(0.05, 1), random.between(12, 28), 0.1)
  }
  // The headland ends low and rocky towards the corner.
  const [low, high] = [line[0] as Point, line[line.length - 1] as Point]
  const out = side < 0 ? high[0] + 90 : low[0] - 90
  const foot = points(
    side < 0
      ? [
          [out, H],
          [low[0], H],
        ]
      : [
          [high[0], H],
          [out, H],
        ],
  )
  const rocks = Array.from({ length: 6 }, (_, i) => {
    const t = i / 5
    return boulder(
      stage,
      random,
      x(tip - 30 + 130 * t),
      762 + 46 * t + random.between(-6, 6),
      random.between(30, 54) * (1 - t * 0.3),
    )
  })
  const boats = Array.from({ length: random.whole(2, 4) }, (_, i) =>
    boat(
      stage,
      random,
      x(random.between(tip - 100, 1140)),
      horizon + 24 + i * random.between(50, 80),
      30 + i * 26,
      0.3 - i * 0.08,
    ),
  )
  return [
    sky(stage, horizon),
    farLand(stage, horizon, { height: random.between(70, 120) }),
    sea(stage, { top: horizon, bottom: H, shallow: 0.8 }),
    boats.join(''),
    fill(`M${through(line)}L${foot}Z`, slope),
    rocks.join(''),
    green,
    village(stage, random, {
      line,
      foot: 770,
      from: side < 0 ? -20 : W - tip * 0.8,
      to: side < 0 ? tip * 0.8 : W + 20,
      size: random.between(84, 104),
      rows: random.whole(5, 6),
      depth: 0.04,
    }),
    random.chance(0.5)
      ? foreground(stage, side)
      : grove.flowers(x(tip * 0.5), H, 60) + grove.flowers(x(tip * 0.62), H + 4, 44),
    random.chance(0.5) ? frame(stage, { side: side === 1 ? -1 : 1 }) : '',
  ].join('')
}
