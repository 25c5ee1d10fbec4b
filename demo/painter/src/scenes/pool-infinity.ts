import { darken, lighten, mix } from '../colour.ts'
import { farLand } from '../nature/backdrop.ts'
import { pot } from '../nature/foreground.ts'
import { frame } from '../nature/frame.ts'
import { Grove } from '../nature/grove.ts'
import { palm } from '../nature/palm.ts'
import { sea } from '../nature/sea.ts'
import { sky } from '../nature/sky.ts'
import { at, fill, H, n, type Point, polygon, rect, stroke, W } from '../path.ts'
import type { Random } from '../random.ts'
import { lounger, parasol } from '../seaside/parasol.ts'
import { poolWater } from '../seaside/pool-water.ts'
import type { Stage } from '../stage.ts'

/** A pool whose far edge is the horizon: the sea begins where the water ends. */
export function infinityPool(stage: Stage, random: Random): string {
  const horizon = random.between(290, 350)
  const edge = random.between(480, 520)
  const near = random.between(690, 740)
  const side = random.side()
  const outline: Point[] = [
    [-30, edge],
    [W + 30, edge],
    [W + 30, near - 20],
    [W * 0.5, near],
    [-30, near + 16],
  ]
  const rim = rect(-10, edge - 5, W + 20, 7, stage.tone(lighten(stage.place.sand, 0.4)))
  return [
    sky(stage, horizon),
    farLand(stage, horizon, { height: random.between(70, 120), lines: 3 }),
    sea(stage, { top: horizon, bottom: edge + 10, shallow: 0.4 }),
    islands(stage, random, horizon),
    poolWater(stage, polygon(outline), edge, ''),
    rim,
    sideDeck(stage, random, side, edge, near),
    terraceFloor(stage, near),
    sunbedsNear(stage, random, near, side),
    random.chance(0.5) ? frame(stage, { side: side === 1 ? -1 : 1 }) : '',
  ].join('')
}

function islands(stage: Stage, random: Random, horizon: number): string {
  let out = ''
  for (let i = 0; i < 2; i++) {
    const x = random.between(100, 1100)
    const w = random.between(80, 200)
    const y = horizon + random.between(18, 60)
    out += fill(
      `M${n(x - w)} ${n(y)}Q${n(x - w * 0.4)} ${n(y - w * 0.34)} ${n(x)} ${n(y - w * 0.22)}T${n(x + w)} ${n(y)}Z`,
      stage.between(stage.place.land[1], 0.3, 0.45),
    )
  }
  return out
}

function terraceFloor(stage: Stage, near: number): string {
  const wood = mix(stage.place.wood, '#c49a6c', 0.5)
  const floor = polygon([
    [-20, near + 16],
    [W * 0.5, near],
    [W + 20, near - 20],
    [W + 20, H],
    [-20, H],
  ])
  let boards = ''
  for (let i = -12; i < 28; i++) boards += `M${n(i * 54 + 130)} ${n(near - 10)}L${n(i * 74 - 60)} ${H}`
  return (
    fill(
      floor,
      stage.linear([
        [0, stage.tone(wood)],
        [1, stage.between(darken(wood, 0.15), 0.4)],
      ]),
    ) + stage.clip(floor, stroke(boards, stage.shade(wood), 2, 'opacity=".5"'))
  )
}

/** The terrace along one side of the water, with its garden and a day bed. */
function sideDeck(stage: Stage, random: Random, side: -1 | 1, edge: number, near: number): string {
  const inset = (x: number) => (side < 0 ? x : W - x)
  const stone = mix(stage.place.sand, '#f4e6d0', 0.5)
  const floor = polygon([
    [inset(-20), edge - 14],
    [inset(330), edge - 14],
    [inset(230), near + 20],
    [inset(-20), near + 20],
  ])
  const grove = new Grove(stage, random)
  const hedge = Array.from({ length: 9 }, (_, i) =>
    i % 3 === 1
      ? grove.flowers(inset(i * 34 - 10), edge - 8, 30)
      : grove.bush(inset(i * 34 - 10), edge - 8, random.between(26, 38)),
  ).join('')
  const trees = stage.place.trees.includes('palm')
    ? [20, 110]
        .map((x) =>
          at(palm(stage, random), inset(x + random.between(-10, 20)), edge - 4, random.between(0.95, 1.25)),
        )
        .join('')
    : grove.tree(inset(50), edge - 4, 260) + grove.tree(inset(130), edge - 6, 190)
  const kerb = polygon([
    [inset(330), edge - 14],
    [inset(230), near + 20],
    [inset(214), near + 20],
    [inset(318), edge - 14],
  ])
  return (
    fill(floor, stage.tone(stone)) +
    fill(kerb, stage.tone('#fff8ec')) +
    trees +
    hedge +
    dayBed(stage, random, inset(150), edge + 74)
  )
}

/** A day bed under a white canopy. */
function dayBed(stage: Stage, random: Random, x: number, y: number): string {
  const cloth = '#fffaf0'
  const post = stage.shade(stage.place.wood)
  return [
    rect(x - 92, y - 10, 184, 12, stage.tone(stage.place.wood)),
    rect(x - 84, y - 34, 168, 26, stage.tone(cloth)),
    rect(x - 84, y - 16, 168, 8, stage.shade(cloth)),
    rect(x - 66, y - 52, 46, 20, stage.tone(random.pick(stage.place.accents)), 'rx="6"'),
    [-90, 84].map((dx) => rect(x + dx, y - 150, 6, 142, post)).join(''),
    fill(
      `M${n(x - 100)} ${n(y - 148)}Q${n(x)} ${n(y - 182)} ${n(x + 100)} ${n(y - 148)}V${n(y - 136)}Q${n(x)} ${n(y - 150)} ${n(x - 100)} ${n(y - 136)}Z`,
      stage.tone(cloth),
    ),
    fill(
      `M${n(x - 90)} ${n(y - 140)}Q${n(x - 70)} ${n(y - 80)} ${n(x - 86)} ${n(y - 30)}H${n(x - 94)}V${n(y - 140)}Z`,
      stage.between(cloth, 0.4),
    ),
    fill(
      `M${n(x + 90)} ${n(y - 140)}Q${n(x + 70)} ${n(y - 80)} ${n(x + 86)} ${n(y - 30)}H${n(x + 94)}V${n(y - 140)}Z`,
      stage.between(cloth, 0.4),
    ),
  ].join('')
}

function sunbedsNear(stage: Stage, random: Random, near: number, side: -1 | 1): string {
  const x = W / 2 + side * random.between(60, 260)
  const colour = random.pick(stage.place.accents)
  return (
    lounger(stage, random, x - 100, near + 32, 190, side, '#fffaf0') +
    lounger(stage, random, x + 110, near + 38, 190, side, '#fffaf0') +
    parasol(stage, x, near + 26, 240, colour) +
    pot(stage, random, side < 0 ? W - 90 : 90, near + 80, 62)
  )
}
