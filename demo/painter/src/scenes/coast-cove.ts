import { landmark } from '../buildings/landmark.ts'
import { village } from '../buildings/village.ts'
import { lighten, mix } from '../colour.ts'
import { farLand } from '../nature/backdrop.ts'
import { boulder } from '../nature/foreground.ts'
import { frame } from '../nature/frame.ts'
import { Grove } from '../nature/grove.ts'
import { crest, heightAt } from '../nature/ridge.ts'
import { sea, waterColours } from '../nature/sea.ts'
import { sky } from '../nature/sky.ts'
import { fill, H, lens, n, type Point, points, through, W } from '../path.ts'
import type { Random } from '../random.ts'
import { boat } from '../seaside/boats.ts'
import { parasol } from '../seaside/parasol.ts'
import type { Stage } from '../stage.ts'

/** Two arms of land around a bright cove, seen from above, a crescent of sand at its head. */
export function cove(stage: Stage, random: Random): string {
  const horizon = random.between(260, 320)
  const side = random.side()
  return [
    sky(stage, horizon),
    farLand(stage, horizon, { height: random.between(60, 100) }),
    sea(stage, { top: horizon, bottom: H, shallow: 1 }),
    shallows(stage, random),
    arm(stage, random, side, horizon + 130, random.between(430, 540), random.between(190, 250), 0.22, true),
    arm(
      stage,
      random,
      side === 1 ? -1 : 1,
      horizon + 250,
      random.between(330, 440),
      random.between(230, 300),
      0.1,
      random.chance(0.4),
    ),
    Array.from({ length: random.whole(3, 5) }, () =>
      boat(
        stage,
        random,
        W / 2 + random.between(-220, 220),
        random.between(horizon + 150, 620),
        random.between(46, 84),
        0.06,
      ),
    ).join(''),
    crescent(stage, random),
    random.chance(0.6) ? frame(stage, { side: random.side() }) : '',
  ].join('')
}

function shallows(stage: Stage, random: Random): string {
  const [, middle, shore] = waterColours(stage)
  const pale = Array.from({ length: 9 }, () =>
    lens(
      W / 2 + random.between(-320, 320),
      random.between(520, 720),
      random.between(160, 420),
      random.between(12, 34),
    ),
  )
  const dark = Array.from({ length: 7 }, () =>
    lens(
      W / 2 + random.between(-320, 320),
      random.between(500, 700),
      random.between(90, 240),
      random.between(8, 22),
    ),
  )
  return (
    fill(pale.join(''), lighten(shore, 0.3), 'opacity=".45"') + fill(dark.join(''), middle, 'opacity=".3"')
  )
}

/** One arm: steep rock at the water, green above, perhaps a village or a tower at its end. */
function arm(
  stage: Stage,
  random: Random,
  side: -1 | 1,
  foot: number,
  reach: number,
  height: number,
  depth: number,
  inhabited: boolean,
): string {
  const { place } = stage
  const x = (v: number) => (side < 0 ? v : W - v)
  // Rounded at its end: land that stops like a wall looks cut off.
  const nose = (px: number) => Math.sqrt(Math.min(1, Math.max(0, (reach - px) / 46)))
  const profile: Point[] = crest(random, {
    base: foot,
    height,
    detail: 9,
    peak: 0.05,
    fall: 0.85,
    from: -60,
    to: reach,
  }).map(([px, py]) => {
    const out = Math.max(0, px / reach)
    const low = py + (foot - 34 - py) * Math.max(0, out - 0.75) * 4
    return [px, foot - (foot - low) * nose(px)]
  })
  const water: Point[] = []
  for (let px = reach; px >= -60; px -= 24)
    water.push([px + random.between(-5, 5), foot + (1 - px / reach) * 70 + random.between(-3, 4)])
  const top: Point[] = profile.map(([px, py]) => [x(px), py])
  const rim: Point[] = water.map(([px, py]) => [x(px), py])
  const strata: Point[] = water.map(([px, py]) => [
    x(px),
    py - random.between(24, 56) * (place.relief === 'low' ? 0.5 : 1) * nose(px),
  ])
  const line = side < 0 ? top : [...top].reverse()
  const grove = new Grove(stage, random)
  let green = ''
  for (let i = 0; i < 34; i++) {
    const px = x(random.between(0, reach * 0.92))
    const py = heightAt(line, px)
    const y = py + (foot - 30 - py) * random.between(0.02, 0.95)
    green += random.chance(0.4)
      ? grove.tree(px, y, random.between(34, 60), depth)
      : grove.bush(px, y, random.between(9, 20), depth)
  }
  const surf = rim.map(([px, py]) => [px, py + random.between(4, 9)] as const)
  const village_ = inhabited
    ? village(stage, random, {
        line,
        foot: foot - 26,
        from: side < 0 ? 0 : W - reach * 0.7,
        to: side < 0 ? reach * 0.7 : W,
        size: 40,
        rows: 3,
        depth,
        withLandmark: place.landmark !== 'lighthouse',
      })
    : ''
  const beacon =
    place.landmark === 'lighthouse' && inhabited
      ? landmark(stage, x(reach * 0.88), foot - 30, 150, depth, 'lighthouse')
      : ''
  return [
    fill(`M${through(rim)}L${through([...surf].reverse())}Z`, stage.tone('#ffffff'), 'opacity=".7"'),
    fill(
      `M${through(top)}L${points(rim)}Z`,
      stage.linear([
        [0, stage.between(place.land[0], 0.12, depth)],
        [1, stage.between(place.land[1], 0.45, depth)],
      ]),
    ),
    green,
    fill(
      `M${points(strata)}L${points([...rim].reverse())}Z`,
      stage.linear([
        [0, stage.tone(place.rock, depth)],
        [1, stage.shade(place.rock, depth)],
      ]),
    ),
    village_,
    beacon,
  ].join('')
}

/** The near sand with a few parasols. */
function crescent(stage: Stage, random: Random): string {
  const { place } = stage
  const low = random.between(700, 724)
  const curve = (dy: number) =>
    `M-20 ${n(low - 60 + dy)}Q${W / 2} ${n(low + 60 + dy)} ${W + 20} ${n(low - 60 + dy)}V${H}H-20Z`
  const edge = (x: number) => low - 60 + 120 * 2 * (x / W) * (1 - x / W) * 0.5 + 22
  const [, , shore] = waterColours(stage)
  const colour = random.pick(place.accents)
  const parasols = Array.from({ length: 9 }, (_, i) => {
    const x = 70 + i * 132 + random.between(-26, 26)
    return parasol(stage, x, edge(x) + 40 + (i % 2) * 14, 62, i % 3 ? colour : random.pick(place.accents))
  })
  const stones = [40, 120, W - 50, W - 130].map((x) =>
    boulder(stage, random, x, edge(x) + 16, random.between(26, 50)),
  )
  return [
    fill(curve(-22), lighten(shore, 0.5), 'opacity=".5"'),
    fill(curve(-6), stage.tone('#ffffff'), 'opacity=".9"'),
    fill(curve(0), mix(stage.shade(place.sand), shore, 0.2)),
    fill(
      curve(12),
      stage.linear([
        [0, stage.tone(place.sand)],
        [1, stage.between(place.sand, 0.3)],
      ]),
    ),
    parasols.join(''),
    stones.join(''),
  ].join('')
}
