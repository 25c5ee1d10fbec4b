import { hotel } from '../buildings/hotel.ts'
import { mix } from '../colour.ts'
import { farLand } from '../nature/backdrop.ts'
import { frame } from '../nature/frame.ts'
import { Grove } from '../nature/grove.ts'
import { sea } from '../nature/sea.ts'
import { sky } from '../nature/sky.ts'
import { H, n, polygon, rect, stroke, W } from '../path.ts'
import type { Random } from '../random.ts'
import { lounger, parasol } from '../seaside/parasol.ts'
import { poolWater } from '../seaside/pool-water.ts'
import type { Stage } from '../stage.ts'
import { infinityPool } from './pool-infinity.ts'

/** A pool in front of the hotel, or at the edge of a terrace over the sea. */
export function pool(stage: Stage): string {
  const random = stage.random.fork('pool')
  return random.chance(0.55) ? hotelPool(stage, random) : infinityPool(stage, random)
}

function hotelPool(stage: Stage, random: Random): string {
  const horizon = random.between(330, 380)
  const deckTop = random.between(440, 470)
  const side = random.side()
  const centre = W / 2 + side * random.between(60, 240)
  const building = hotel(stage, random, {
    x: centre,
    y: deckTop,
    w: random.between(700, 980),
    floors: random.whole(4, 6),
    floorHeight: random.between(42, 52),
    depth: 0.08,
  })
  const grove = new Grove(stage, random.fork('grove'))
  const greens = Array.from({ length: 26 }, (_, i) =>
    i % 3
      ? grove.bush((i / 25) * W, deckTop + 8, random.between(16, 34), 0.06)
      : grove.flowers((i / 25) * W, deckTop + 10, random.between(14, 26), 0.06),
  ).join('')
  const slim = stage.place.trees.filter(
    (kind) => kind === 'palm' || kind === 'cypress' || kind === 'spruce' || kind === 'pine',
  )
  const trees = Array.from({ length: 7 }, (_, i) =>
    grove.tree(
      ((i + random.between(0.1, 0.9)) / 7) * W,
      deckTop + 6,
      random.between(110, 190),
      0.1,
      random.pick(slim.length > 0 ? slim : stage.place.trees),
    ),
  ).join('')
  const view = random.chance(0.5)
    ? sea(stage, { top: horizon, bottom: deckTop + 20, glitter: 0.3 })
    : rect(0, horizon, W, 140, stage.between(stage.place.land[0], 0.2, 0.4))
  const kept = stage.keep(building + trees)
  const outline = random.chance(0.5) ? lagoon(random, deckTop + 40) : basin(random, deckTop + 46, side)
  return [
    sky(stage, horizon),
    farLand(stage, horizon, { height: 80 }),
    view,
    stage.show(kept, 0, 0),
    deck(stage, deckTop),
    greens,
    poolWater(stage, outline, deckTop + 40, stage.show(kept, 0, deckTop * 2 + 70, 1, -1, 'opacity=".32"')),
    sunbeds(stage, deckTop, side),
    palmsAt(stage, random, side, deckTop),
    random.chance(0.4) ? frame(stage, { side: side === 1 ? -1 : 1 }) : '',
  ].join('')
}

/** A rectangular basin that leads away from us. */
function basin(random: Random, top: number, side: -1 | 1): string {
  const far = random.between(230, 330)
  const near = far * 1.9
  const mid = W / 2 - side * 60
  const slide = -side * 60
  return polygon([
    [mid - far, top],
    [mid + far, top],
    [mid + near + slide, 752],
    [mid - near + slide, 752],
  ])
}

/** A free curve, flattened by the view. */
function lagoon(random: Random, top: number): string {
  const w = () => random.between(0.88, 1.12)
  // It must end where it began, or the rim has a notch.
  const start = `${n(170 * w())} ${n(top + 140)}`
  return `M${start}C${n(120 * w())} ${n(top + 40)} ${n(380 * w())} ${n(top - 6)} ${n(560 * w())} ${n(top + 26)}C${n(700 * w())} ${n(top + 46)} ${n(760 * w())} ${n(top - 4)} ${n(930 * w())} ${n(top + 16)}C${n(1130)} ${n(top + 40)} ${n(1150)} ${n(top + 190)} ${n(960 * w())} ${n(top + 240)}C${n(780)} ${n(top + 286)} ${n(640)} ${n(top + 200)} ${n(480)} ${n(top + 250)}C${n(330)} ${n(top + 290)} ${n(200)} ${n(top + 240)} ${start}Z`
}

function deck(stage: Stage, top: number): string {
  const stone = mix(stage.place.sand, '#f4e6d0', 0.5)
  let joints = ''
  for (let i = -14; i <= 14; i++) joints += `M${n(W / 2 + i * 60)} ${top}L${n(W / 2 + i * 190)} ${H}`
  for (let t = 0.06; t < 1; t *= 1.5) joints += `M0 ${n(top + (H - top) * t)}H${W}`
  const body = stage.linear([
    [0, stage.between(stone, 0.2, 0.1)],
    [1, stage.tone(stone)],
  ])
  return rect(0, top, W, H - top, body) + stroke(joints, stage.shade(stone), 1.2, 'opacity=".3"')
}

function sunbeds(stage: Stage, deckTop: number, side: -1 | 1): string {
  const random = stage.random.fork('sunbeds')
  const colour = random.pick(stage.place.accents)
  let out = ''
  for (let i = 0; i < 7; i++) {
    const x = 90 + i * 165 + random.between(-14, 14)
    out += lounger(stage, random, x + 26, deckTop + 34, 52, 1, colour)
    if (i % 2 === 0) out += parasol(stage, x, deckTop + 32, 84, colour)
  }
  for (let i = 0; i < 2; i++) {
    const x = side < 0 ? 1010 + i * 130 : 190 - i * 130
    out +=
      parasol(stage, x - side * 66, 742 + i * 26, 190, colour) +
      lounger(stage, random, x, 756 + i * 26, 150, side, '#fffaf0')
  }
  return out
}

function palmsAt(stage: Stage, random: Random, side: -1 | 1, y: number): string {
  if (!stage.place.trees.includes('palm')) return ''
  const grove = new Grove(stage, random)
  let out = ''
  for (let i = 0; i < random.whole(1, 3); i++) {
    const x = side < 0 ? 70 + i * 110 : W - 70 - i * 110
    out += grove.tree(x + random.between(-30, 30), y + 60 + i * 10, random.between(270, 380), 0, 'palm')
  }
  return out
}
