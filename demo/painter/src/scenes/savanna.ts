import { house } from '../buildings/house.ts'
import { darken, lighten, mix } from '../colour.ts'
import { herd } from '../nature/animals.ts'
import { frame } from '../nature/frame.ts'
import { Grove } from '../nature/grove.ts'
import { mountainRange } from '../nature/mountain-range.ts'
import { grass } from '../nature/plants.ts'
import { crest, ridge } from '../nature/ridge.ts'
import { sky } from '../nature/sky.ts'
import { ellipse, fill, H, n, rect, W } from '../path.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'

/** Plains under one great mountain: acacias, a herd at the water, tall grass. */
export function savanna(stage: Stage): string {
  const random = stage.random.fork('savanna')
  const horizon = random.between(390, 440)
  const side = random.side()
  const straw = mix(stage.place.land[0], '#d8b45a', 0.5)
  return [
    sky(stage, horizon),
    mountain(stage, random, horizon, side),
    ridge(
      stage,
      crest(random, { base: horizon + 12, height: 40, detail: 10 }),
      horizon + 14,
      stage.place.land[0],
      0.6,
    ),
    plain(stage, horizon, straw),
    farTrees(stage, random, horizon),
    random.chance(0.6) ? waterhole(stage, random, horizon + 110, side) : '',
    herd(stage, random, W / 2 - side * random.between(60, 260), horizon + 96, random.between(84, 110), 0.14),
    random.chance(0.4) ? lodge(stage, random, side, horizon) : '',
    herd(
      stage,
      random,
      W / 2 + side * random.between(20, 200),
      horizon + 190,
      random.between(130, 170),
      0.02,
    ),
    greatTree(stage, random, side, horizon),
    tallGrass(stage, straw),
    random.chance(0.25) ? frame(stage, { side: side === 1 ? -1 : 1 }) : '',
  ].join('')
}

function mountain(stage: Stage, random: Random, horizon: number, side: -1 | 1): string {
  const x = W / 2 - side * random.between(0, 240)
  const w = random.between(420, 560)
  const h = random.between(150, 210)
  const rock = mix(stage.place.rock, '#6a6a90', 0.5)
  const outline = `M${n(x - w)} ${n(horizon + 10)}Q${n(x - w * 0.4)} ${n(horizon - h * 0.35)} ${n(x - w * 0.16)} ${n(horizon - h)}Q${n(x)} ${n(horizon - h * 1.06)} ${n(x + w * 0.14)} ${n(horizon - h * 0.96)}Q${n(x + w * 0.42)} ${n(horizon - h * 0.35)} ${n(x + w)} ${n(horizon + 10)}Z`
  const snow = `M${n(x - w * 0.22)} ${n(horizon - h * 0.86)}L${n(x - w * 0.16)} ${n(horizon - h)}Q${n(x)} ${n(horizon - h * 1.06)} ${n(x + w * 0.14)} ${n(horizon - h * 0.96)}L${n(x + w * 0.2)} ${n(horizon - h * 0.8)}L${n(x + w * 0.12)} ${n(horizon - h * 0.86)}L${n(x + w * 0.07)} ${n(horizon - h * 0.74)}L${n(x)} ${n(horizon - h * 0.87)}L${n(x - w * 0.07)} ${n(horizon - h * 0.72)}L${n(x - w * 0.12)} ${n(horizon - h * 0.86)}L${n(x - w * 0.18)} ${n(horizon - h * 0.76)}Z`
  if (stage.place.relief === 'peaks')
    return mountainRange(stage, random, {
      from: -60,
      to: W + 60,
      base: horizon + 12,
      height: h * 1.1,
      peaks: 4,
      colour: stage.place.rock,
      depth: 0.66,
      snow: 0.3,
    })
  return (
    fill(
      outline,
      stage.linear([
        [0, stage.tone(rock, 0.6)],
        [1, mix(stage.tone(rock, 0.7), stage.haze, 0.6)],
      ]),
    ) + fill(snow, stage.tone('#ffffff', 0.35), 'opacity=".9"')
  )
}

function plain(stage: Stage, horizon: number, straw: string): string {
  const body = stage.linear([
    [0, stage.tone(straw, 0.45)],
    [0.35, stage.tone(straw, 0.12)],
    [1, stage.between(darken(straw, 0.14), 0.4)],
  ])
  const random = stage.random.fork('plain')
  let bands = ''
  for (let i = 0; i < 22; i++) {
    const t = random.next() ** 1.4
    bands += `M${n(random.between(-100, W))} ${n(horizon + 16 + (H - horizon) * t)}q${n(90 + 120 * t)} ${n(-4 - 9 * t)} ${n(180 + 240 * t)} 0q${n(-90 - 120 * t)} ${n(4 + 5 * t)} ${n(-180 - 240 * t)} 0z`
  }
  return rect(0, horizon + 8, W, H - horizon, body) + fill(bands, stage.shade(straw), 'opacity=".22"')
}

function farTrees(stage: Stage, random: Random, horizon: number): string {
  const grove = new Grove(stage, random)
  let out = ''
  for (let i = 0; i < 13; i++) {
    const t = random.next()
    out += grove.tree(random.between(0, W), horizon + 16 + 70 * t, 26 + 60 * t, 0.5 - 0.35 * t, 'acacia')
    out += grove.bush(random.between(0, W), horizon + 16 + 90 * t, 6 + 12 * t, 0.5 - 0.35 * t)
  }
  return out
}

function waterhole(stage: Stage, random: Random, y: number, side: -1 | 1): string {
  const x = W / 2 + side * random.between(80, 260)
  const blue = mix(stage.tone('#5fb0c8'), stage.sky[2], 0.45)
  return (
    ellipse(x, y + 4, 250, 25, stage.shade(stage.place.rock), 'opacity=".5"') +
    ellipse(x, y, 240, 20, blue) +
    ellipse(x + stage.sunSide * 60, y - 3, 120, 5, lighten(stage.sky[3], 0.2), 'opacity=".7"')
  )
}

function lodge(stage: Stage, random: Random, side: -1 | 1, horizon: number): string {
  return [0, 1, 2]
    .map((i) =>
      house(stage, random, {
        x: W / 2 + side * (250 + i * 110),
        y: horizon + 70 + i * 16,
        w: 70 + i * 8,
        h: 44,
        roofShape: 'thatch',
        roofColour: '#b08a50',
        depth: 0.16,
      }),
    )
    .join('')
}

function greatTree(stage: Stage, random: Random, side: -1 | 1, horizon: number): string {
  const x = side < 0 ? random.between(130, 240) : W - random.between(130, 240)
  const y = horizon + random.between(200, 240)
  return (
    ellipse(x - stage.sunSide * 90, y + 6, 200, 18, stage.shadow, 'opacity=".25"') +
    new Grove(stage, random).tree(x, y, random.between(380, 460), 0, 'acacia')
  )
}

function tallGrass(stage: Stage, straw: string): string {
  const random = stage.random.fork('grass')
  return (
    grass(random, 0, W, 780, 60, stage.between(darken(straw, 0.1), 0.5), 110) +
    grass(random, 0, W, 812, 74, stage.shade(darken(straw, 0.12)), 120)
  )
}
