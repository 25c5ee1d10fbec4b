import { house } from '../buildings/house.ts'
import { lighten, mix } from '../colour.ts'
import { farLand } from '../nature/backdrop.ts'
import { frame } from '../nature/frame.ts'
import { Grove } from '../nature/grove.ts'
import { palm } from '../nature/palm.ts'
import { sea, waterColours } from '../nature/sea.ts'
import { sky } from '../nature/sky.ts'
import { at, fill, H, lens, n, rect, stroke, W } from '../path.ts'
import type { Random } from '../random.ts'
import { boat } from '../seaside/boats.ts'
import type { Stage } from '../stage.ts'

/** Houses on stilts along a boardwalk over pale water. */
export function lagoon(stage: Stage, random: Random): string {
  const horizon = random.between(310, 370)
  const side = random.side()
  const x = (v: number) => (side < 0 ? v : W - v)
  const huts: string[] = []
  let walk = ''
  for (let i = 0; i < 6; i++) {
    const t = i / 5
    const hx = x(1060 - t * 620)
    const hy = horizon + 50 + t * t * 190
    const size = 44 + t * t * 120
    walk += `${i ? 'L' : 'M'}${n(hx + side * size * 0.7)} ${n(hy + size * 0.16)}`
    huts.push(stiltHut(stage, random, hx, hy, size, 0.3 - t * 0.28))
  }
  const islet = fill(
    `M${n(x(560))} ${n(horizon + 22)}Q${n(x(760))} ${n(horizon - 12)} ${n(x(1000))} ${n(horizon + 4)}T${n(x(1260))} ${n(horizon + 22)}Z`,
    stage.tone(stage.place.sand, 0.2),
  )
  const grove = new Grove(stage, random)
  const palms = Array.from({ length: 14 }, () =>
    grove.tree(
      x(random.between(640, 1200)),
      horizon + random.between(6, 16),
      random.between(60, 110),
      0.24,
      'palm',
    ),
  ).join('')
  return [
    sky(stage, horizon),
    farLand(stage, horizon, { height: 60 }),
    sea(stage, { top: horizon, bottom: H, shallow: 1 }),
    reefs(stage, random, horizon),
    islet,
    palms,
    stroke(walk, stage.shade(stage.place.wood), 12, 'stroke-linejoin="round"') +
      stroke(walk, stage.tone(lighten(stage.place.wood, 0.2)), 7, 'stroke-linejoin="round"'),
    huts.join(''),
    boat(stage, random, x(random.between(160, 300)), random.between(500, 560), 90),
    at(palm(stage, random), x(60), 820, 1.9 * side * -1, 1.9),
    random.chance(0.6) ? frame(stage, { side: side === 1 ? -1 : 1, kind: 'palm' }) : '',
  ].join('')
}

/** Darker coral under pale water. */
function reefs(stage: Stage, random: Random, horizon: number): string {
  const [, middle, shore] = waterColours(stage)
  let dark = ''
  let pale = ''
  for (let i = 0; i < 14; i++) {
    const t = random.next()
    const d = lens(
      random.between(0, W),
      horizon + 60 + (H - horizon - 80) * t,
      random.between(120, 340) * (0.5 + t),
      10 + 30 * t,
    )
    if (i % 2) dark += d
    else pale += d
  }
  return fill(dark, middle, 'opacity=".28"') + fill(pale, lighten(shore, 0.3), 'opacity=".4"')
}

function stiltHut(stage: Stage, random: Random, x: number, y: number, size: number, depth: number): string {
  const wood = stage.shade(stage.place.wood, depth)
  const legs = [-0.46, -0.15, 0.15, 0.46]
    .map((t) => rect(x + t * size - size * 0.02, y, size * 0.04, size * 0.34, wood))
    .join('')
  const mirror = fill(lens(x, y + size * 0.36, size * 1.5, size * 0.09), stage.shadow, 'opacity=".25"')
  return (
    mirror +
    legs +
    rect(
      x - size * 0.62,
      y - size * 0.02,
      size * 1.24,
      size * 0.07,
      stage.tone(lighten(stage.place.wood, 0.15), depth),
    ) +
    house(stage, random, {
      x,
      y,
      w: size * 0.86,
      h: size * 0.42,
      roofShape: 'thatch',
      roofColour: '#b98d54',
      wall: mix(stage.place.wood, '#d8a870', 0.5),
      depth,
    })
  )
}
