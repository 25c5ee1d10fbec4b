import { landmark } from '../buildings/landmark.ts'
import { townhouse } from '../buildings/townhouse.ts'
import { village } from '../buildings/village.ts'
import { lighten, mix } from '../colour.ts'
import { farLand } from '../nature/backdrop.ts'
import { frame } from '../nature/frame.ts'
import { crest, ridge } from '../nature/ridge.ts'
import { waterColours } from '../nature/sea.ts'
import { sky } from '../nature/sky.ts'
import { fill, H, lens, n, polygon, rect, stroke, W } from '../path.ts'
import type { Random } from '../random.ts'
import { boat } from '../seaside/boats.ts'
import { parasol } from '../seaside/parasol.ts'
import type { Stage } from '../stage.ts'

/** A row of houses on the quay, mirrored in the water, and moored boats. */
export function harbour(stage: Stage): string {
  const random = stage.random.fork('harbour')
  const quay = random.between(480, 530)
  const horizon = quay - 60
  const side = random.side()
  const hill = hillside(stage, random, quay, side)
  const row = stage.keep(houseRow(stage, random, quay - 14))
  return [
    sky(stage, horizon),
    farLand(stage, horizon, { height: 110 }),
    hill,
    water(stage, quay, stage.show(row, 0, quay * 2 + 14, 1, -1, 'opacity=".42"')),
    stage.show(row, 0, 0),
    quayWall(stage, random, quay),
    ripples(stage, quay),
    moored(stage, random, quay),
    pier(stage, random, side),
    random.chance(0.4) ? frame(stage, { side }) : '',
  ].join('')
}

function hillside(stage: Stage, random: Random, quay: number, side: -1 | 1): string {
  const { place } = stage
  const line = crest(random, {
    base: quay,
    height: place.relief === 'low' ? 170 : random.between(260, 350),
    detail: 10,
    peak: side < 0 ? 0.2 : 0.8,
    fall: 0.9,
  })
  const town = village(stage, random, {
    line,
    foot: quay - 90,
    from: 20,
    to: W - 20,
    size: 36,
    rows: place.relief === 'low' ? 2 : 3,
    depth: 0.3,
  })
  return ridge(stage, line, quay + 4, mix(place.land[0], place.land[1], 0.5), 0.34) + town
}

function houseRow(stage: Stage, random: Random, foot: number): string {
  let out = ''
  let x = -30
  let last = ''
  const church = random.between(300, 900)
  let churchDrawn = false
  while (x < W + 20) {
    if (!churchDrawn && x > church) {
      out = landmark(stage, x, foot, random.between(300, 360), 0.12) + out
      churchDrawn = true
    }
    const f = random.between(42, 50)
    const w = random.between(78, 128)
    let wall = random.pick(stage.place.walls)
    if (wall === last) wall = random.pick(stage.place.walls)
    last = wall
    out += townhouse(stage, random, {
      left: x,
      y: foot,
      w,
      floors: random.whole(2, 4),
      floorHeight: f,
      wall,
      depth: 0.06,
    })
    x += w + (random.chance(0.12) ? 12 : 0)
  }
  return out
}

function quayWall(stage: Stage, random: Random, quay: number): string {
  const stone = mix(stage.place.rock, '#d8cdb8', 0.5)
  let joints = ''
  for (let x = 10; x < W; x += random.between(46, 80)) joints += `M${n(x)} ${n(quay - 4)}v18`
  let out =
    rect(-5, quay - 16, W + 10, 12, stage.tone(lighten(stone, 0.25))) +
    rect(-5, quay - 5, W + 10, 22, stage.shade(stone)) +
    stroke(joints, stage.shade('#6a6258'), 1.2, 'opacity=".5"')
  for (let x = random.between(30, 90); x < W; x += random.between(120, 240))
    out += parasol(stage, x, quay - 10, random.between(50, 62), random.pick(stage.place.accents))
  return out
}

function water(stage: Stage, quay: number, mirrored: string): string {
  const [far, middle, shore] = waterColours(stage)
  const body = stage.linear([
    [0, mix(far, stage.sky[2], 0.15)],
    [0.5, middle],
    [1, mix(middle, shore, 0.35)],
  ])
  const veil = stage.linear(
    [
      [0, middle, 0.1],
      [1, middle, 0.9],
    ],
    0,
    quay,
    0,
    H - 40,
    'canvas',
  )
  return (
    rect(0, quay, W, H - quay, body) +
    stage.clip(`M0 ${n(quay)}H${W}V${H}H0Z`, mirrored) +
    rect(0, quay, W, H - quay, veil)
  )
}

function ripples(stage: Stage, quay: number): string {
  const random = stage.random.fork('ripples')
  const [, middle, shore] = waterColours(stage)
  let pale = ''
  let deep = ''
  for (let i = 0; i < 110; i++) {
    const t = random.next() ** 1.2
    const d = lens(
      random.between(0, W),
      quay + 16 + (H - quay - 16) * t,
      random.between(20, 60) + 90 * t * random.next(),
      1.2 + 4 * t,
    )
    if (i % 2) pale += d
    else deep += d
  }
  return fill(pale, lighten(shore, 0.3), 'opacity=".4"') + fill(deep, middle, 'opacity=".55"')
}

function moored(stage: Stage, random: Random, quay: number): string {
  let out = ''
  const far = random.whole(4, 6)
  for (let i = 0; i < far; i++)
    out += boat(
      stage,
      random,
      ((i + random.between(0.2, 0.8)) / far) * W,
      quay + random.between(30, 46),
      random.between(62, 84),
      0.04,
    )
  const near = random.whole(2, 3)
  for (let i = 0; i < near; i++)
    out += boat(
      stage,
      random,
      ((i + random.between(0.25, 0.75)) / near) * W,
      random.between(620, 700),
      random.between(120, 165),
    )
  return out
}

/** A wooden jetty reaching in from the lower edge. */
function pier(stage: Stage, random: Random, side: -1 | 1): string {
  if (random.chance(0.4)) return ''
  const wood = stage.place.wood
  const x = (v: number) => n(side < 0 ? W - v : v)
  const y = random.between(700, 730)
  let boards = ''
  for (let i = 0; i < 14; i++) boards += `M${x(-10 + i * 30)} ${n(y)}L${x(-60 + i * 27)} ${H}`
  const posts = [330, 240, 130]
    .map((v) => rect(side < 0 ? W - v : v - 10, y - 26, 10, 60, stage.shade(wood)))
    .join('')
  return (
    fill(
      polygon([
        [side < 0 ? W + 20 : -20, y],
        [side < 0 ? W - 370 : 370, y],
        [side < 0 ? W - 300 : 300, H],
        [side < 0 ? W + 20 : -20, H],
      ]),
      stage.tone(wood),
    ) +
    stroke(boards, stage.shade(wood), 2) +
    posts
  )
}
