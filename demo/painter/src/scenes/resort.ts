import { hotel } from '../buildings/hotel.ts'
import { village } from '../buildings/village.ts'
import { darken, lighten, mix } from '../colour.ts'
import { farLand } from '../nature/backdrop.ts'
import { frame } from '../nature/frame.ts'
import { Grove } from '../nature/grove.ts'
import { crest, ridge } from '../nature/ridge.ts'
import { sea } from '../nature/sea.ts'
import { sky } from '../nature/sky.ts'
import { ellipse, fill, H, n, polygon, rect, stroke, W } from '../path.ts'
import type { Random } from '../random.ts'
import { boat } from '../seaside/boats.ts'
import { lounger, parasol } from '../seaside/parasol.ts'
import { poolWater } from '../seaside/pool-water.ts'
import type { Stage } from '../stage.ts'

/** The hotel, seen from its garden or from the water. */
export function resort(stage: Stage): string {
  const random = stage.random.fork('resort')
  const { isSnowy, outlook } = stage.place
  const seaside = isSnowy ? 0 : outlook ? 0.15 : 0.5
  return random.chance(seaside) ? fromTheSea(stage, random) : fromTheGarden(stage, random)
}

function fromTheGarden(stage: Stage, random: Random): string {
  const ground = random.between(500, 540)
  const side = random.side()
  const x = W / 2 + side * random.between(0, 140)
  const house = hotel(stage, random, {
    x,
    y: ground,
    w: random.between(820, 1040),
    floors: random.whole(4, 6),
    floorHeight: random.between(50, 60),
    depth: 0.05,
  })
  const grove = new Grove(stage, random.fork('garden'))
  const behind = Array.from({ length: 9 }, (_, i) =>
    grove.tree(((i + random.between(0, 1)) / 9) * W, ground, random.between(150, 260), 0.25),
  ).join('')
  return [
    sky(stage, ground - 90),
    farLand(stage, ground - 70, { height: random.between(120, 170) }),
    ridge(
      stage,
      crest(random, { base: ground, height: 120, detail: 8 }),
      ground + 4,
      stage.place.land[0],
      0.4,
    ),
    behind,
    house,
    lawn(stage, ground),
    drive(stage, random, x, ground),
    garden(stage, random, grove, ground, x),
    random.chance(0.55) ? frame(stage, { side: side === 1 ? -1 : 1 }) : '',
  ].join('')
}

function lawn(stage: Stage, ground: number): string {
  const { isSnowy, land, leaf } = stage.place
  const green = isSnowy ? land[1] : mix(leaf, '#8ab850', 0.45)
  const stripes = Array.from({ length: 5 }, (_, i) => {
    const y = ground + (H - ground) * (i / 5) ** 1.4
    return rect(
      0,
      y,
      W,
      (H - ground) * 0.09 * (0.6 + i * 0.3),
      stage.tone(lighten(green, 0.08)),
      'opacity=".35"',
    )
  })
  return (
    rect(
      0,
      ground - 2,
      W,
      H - ground + 2,
      stage.linear([
        [0, stage.between(green, 0.1, 0.12)],
        [1, stage.between(darken(green, 0.1), 0.4)],
      ]),
    ) + stripes.join('')
  )
}

/** A path narrowing to the door, with a round bed or a fountain in the middle. */
function drive(stage: Stage, random: Random, x: number, ground: number): string {
  const stone = mix(stage.place.sand, '#f2e4cc', 0.4)
  const mid = (x + W / 2) / 2
  const path = fill(
    `M${n(x - 26)} ${n(ground)}C${n(x - 60)} ${n(ground + 70)} ${n(mid - 260)} ${n(ground + 110)} ${n(mid - 330)} ${H}H${n(mid + 330)}C${n(mid + 260)} ${n(ground + 110)} ${n(x + 60)} ${n(ground + 70)} ${n(x + 26)} ${n(ground)}Z`,
    stage.tone(stone),
  )
  const y = ground + 132
  if (stage.place.isSnowy) return path + roundel(stage, random, mid, y)
  const bowl = random.chance(0.55)
    ? ellipse(mid, y + 8, 118, 24, stage.shade(stone)) +
      ellipse(mid, y, 118, 24, stage.tone(lighten(stone, 0.4))) +
      ellipse(mid, y, 104, 19, mix(stage.tone('#4fc4dc'), stage.sky[1], 0.3)) +
      jet(stage, mid, y)
    : ellipse(mid, y + 8, 120, 26, stage.shade(stage.place.leaf)) +
      new Grove(stage, random).flowers(mid - 60, y + 14, 44) +
      new Grove(stage, random).flowers(mid + 60, y + 14, 44) +
      new Grove(stage, random).flowers(mid, y + 22, 50)
  return path + bowl
}

/** In winter the flower bed is a drift of snow around a fir. */
function roundel(stage: Stage, random: Random, x: number, y: number): string {
  const snow = stage.place.land[1]
  return (
    ellipse(x, y + 8, 120, 26, stage.shade(snow)) +
    ellipse(x, y + 2, 116, 22, stage.tone(snow)) +
    new Grove(stage, random).tree(x, y + 8, 150)
  )
}

function jet(stage: Stage, x: number, y: number): string {
  const white = stage.tone('#ffffff')
  return (
    rect(x - 5, y - 44, 10, 42, stage.between('#efe4d0', 0.3)) +
    ellipse(x, y - 44, 34, 7, stage.tone('#f6ecd8')) +
    stroke(
      `M${n(x)} ${n(y - 46)}v-38M${n(x)} ${n(y - 84)}q-22 4-28 40M${n(x)} ${n(y - 84)}q22 4 28 40M${n(x - 26)} ${n(y - 42)}q-26 8-34 38M${n(x + 26)} ${n(y - 42)}q26 8 34 38`,
      white,
      2.6,
      'opacity=".8" stroke-linecap="round"',
    )
  )
}

function garden(stage: Stage, random: Random, grove: Grove, ground: number, x: number): string {
  let out = ''
  for (let i = 0; i < 24; i++) {
    const bx = (i / 23) * W
    if (Math.abs(bx - x) > 46)
      out +=
        i % 3
          ? grove.bush(bx, ground + 10, random.between(18, 34), 0.04)
          : grove.flowers(bx, ground + 12, random.between(16, 28), 0.04)
  }
  const tall = stage.place.trees.includes('palm')
  for (let row = 0; row < 3; row++) {
    const spread = 210 + row * 130
    const y = ground + 30 + row * 62
    for (const s of [-1, 1]) {
      const tx = (x + W / 2) / 2 + s * spread
      const size = 0.7 + row * 0.32
      out += ellipse(tx - stage.sunSide * 40 * size, y + 3, 60 * size, 8 * size, stage.shadow, 'opacity=".2"')
      out += tall ? grove.tree(tx, y, 280 * size, 0, 'palm') : grove.tree(tx, y, 170 * size)
      out += grove.flowers(tx + s * 40 * size, y + 8, 26 * size)
    }
  }
  return out
}

function fromTheSea(stage: Stage, random: Random): string {
  const horizon = random.between(330, 380)
  const shore = random.between(560, 600)
  const side = random.side()
  const line = crest(random, {
    base: shore,
    height: random.between(270, 340),
    detail: 9,
    peak: side < 0 ? 0.15 : 0.85,
    fall: 0.8,
  })
  const grove = new Grove(stage, random)
  const bungalows = village(stage, random, {
    line,
    foot: shore - 110,
    from: 20,
    to: W - 20,
    size: 36,
    rows: 2,
    depth: 0.28,
    withLandmark: false,
  })
  const trees = Array.from({ length: 16 }, (_, i) =>
    grove.tree(
      ((i + random.between(0, 1)) / 16) * W,
      shore - 14 + random.between(-10, 6),
      random.between(60, 125),
      0.1,
    ),
  ).join('')
  const beds = Array.from({ length: 9 }, (_, i) => {
    const bx = 60 + i * 135 + random.between(-20, 20)
    return (
      lounger(stage, random, bx + 24, shore + 12, 44, 1) +
      parasol(stage, bx, shore + 10, 62, random.pick(stage.place.accents))
    )
  }).join('')
  const pool = poolWater(
    stage,
    polygon([
      [W / 2 - 210, shore - 36],
      [W / 2 + 210, shore - 36],
      [W / 2 + 240, shore - 14],
      [W / 2 - 240, shore - 14],
    ]),
    shore - 36,
    '',
  )
  return [
    sky(stage, horizon),
    farLand(stage, horizon + 60, { height: 190 }),
    sea(stage, { top: horizon + 60, bottom: shore, glitter: 0.4 }),
    ridge(stage, line, shore, mix(stage.place.land[0], stage.place.land[1], 0.6), 0.32),
    bungalows,
    hotel(stage, random, {
      x: W / 2 - side * 60,
      y: shore - 40,
      w: random.between(720, 900),
      floors: random.whole(4, 6),
      floorHeight: 44,
      depth: 0.1,
    }),
    rect(0, shore - 42, W, 40, stage.between(stage.place.land[1], 0.2, 0.1)),
    pool,
    trees,
    rect(0, shore - 8, W, 40, stage.tone(stage.place.sand)),
    beds,
    sea(stage, { top: shore + 24, bottom: H, shallow: 0.2 }),
    fill(
      `M0 ${n(shore + 22)}q150 10 300 2t300 4t300-4t300 4v10q-150-8-300 0t-300-2t-300 2t-300-2z`,
      stage.tone('#ffffff'),
      'opacity=".75"',
    ),
    boat(
      stage,
      random,
      W / 2 + side * random.between(200, 380),
      random.between(680, 720),
      random.between(110, 150),
    ),
    random.chance(0.4) ? frame(stage, { side }) : '',
  ].join('')
}
