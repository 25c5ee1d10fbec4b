import { landmark } from '../buildings/landmark.ts'
import { streetWalls } from '../buildings/street.ts'
import { townhouse } from '../buildings/townhouse.ts'
import { village } from '../buildings/village.ts'
import { darken, lighten, mix } from '../colour.ts'
import { farLand } from '../nature/backdrop.ts'
import { foreground, pot } from '../nature/foreground.ts'
import { frame } from '../nature/frame.ts'
import { Grove } from '../nature/grove.ts'
import { crest, ridge } from '../nature/ridge.ts'
import { sky } from '../nature/sky.ts'
import { ellipse, fill, H, n, polygon, rect, stroke, W } from '../path.ts'
import type { Random } from '../random.ts'
import { parasol } from '../seaside/parasol.ts'
import type { Stage } from '../stage.ts'

/** A lane, a square, or a view over the roofs. */
export function oldTown(stage: Stage): string {
  const random = stage.random.fork('old town')
  return random.pick([lane, lane, square, roofs])(stage, random)
}

function lane(stage: Stage, random: Random): string {
  const eye = { x: W / 2 + random.between(-130, 130), y: random.between(430, 480) }
  return [
    sky(stage, eye.y, { birds: true }),
    farLand(stage, eye.y + 4, { height: 90 }),
    landmark(stage, eye.x + random.between(-30, 30), eye.y + 14, random.between(230, 300), 0.35),
    streetWalls(stage, random, eye),
    random.chance(0.35) ? frame(stage, { side: random.side() }) : '',
  ].join('')
}

function square(stage: Stage, random: Random): string {
  const ground = random.between(530, 570)
  const { place } = stage
  let row = ''
  let x = -40
  const tower = random.between(280, 900)
  let built = false
  while (x < W + 20) {
    if (!built && x > tower) {
      row = landmark(stage, x, ground - 10, random.between(430, 500), 0.1) + row
      built = true
    }
    const w = random.between(118, 176)
    row += townhouse(stage, random, {
      left: x,
      y: ground,
      w,
      floors: random.whole(3, 4),
      floorHeight: random.between(62, 74),
      depth: 0.04,
      street: random.pick(['café', 'café', 'arches']),
    })
    x += w
  }
  return [
    sky(stage, ground - 120),
    farLand(stage, ground - 100, { height: 160 }),
    row,
    paving(stage, ground),
    rect(0, ground, W, 16, stage.shadow, 'opacity=".16"'),
    cafe(stage, random, ground),
    fountain(
      stage,
      W / 2 + random.side() * random.between(0, 220),
      ground + 118,
      mix(place.rock, '#e8dcc8', 0.5),
    ),
    pot(stage, random, 80, 790, 120) + pot(stage, random, W - 80, 790, 120),
    random.chance(0.4) ? frame(stage, { side: random.side() }) : '',
  ].join('')
}

function paving(stage: Stage, ground: number): string {
  const stone = mix(stage.place.sand, stage.place.rock, 0.25)
  let joints = ''
  for (let i = -16; i <= 16; i++) joints += `M${n(W / 2 + i * 70)} ${n(ground)}L${n(W / 2 + i * 190)} ${H}`
  for (let t = 0.08; t < 1; t *= 1.42) joints += `M0 ${n(ground + (H - ground) * t)}H${W}`
  return (
    rect(
      0,
      ground,
      W,
      H - ground,
      stage.linear([
        [0, stage.between(stone, 0.3, 0.08)],
        [1, stage.tone(stone)],
      ]),
    ) + stroke(joints, stage.shade(stone), 1.4, 'opacity=".4"')
  )
}

function cafe(stage: Stage, random: Random, ground: number): string {
  const colour = random.pick(stage.place.accents)
  let out = ''
  for (let i = 0; i < 6; i++) {
    const x = 90 + i * 205 + random.between(-40, 40)
    const y = ground + random.between(36, 70)
    const wood = stage.shade(stage.place.wood)
    out +=
      parasol(stage, x, y, 120, colour) +
      ellipse(x, y - 26, 32, 6, stage.tone('#fffaf0')) +
      rect(x - 2, y - 26, 4, 26, wood)
    for (const s of [-1, 1])
      out += stroke(
        `M${n(x + s * 38)} ${n(y)}v-22m${n(-s * 18)} 22v-22h${n(s * 18)}v-24`,
        wood,
        3,
        'stroke-linejoin="round"',
      )
  }
  return out
}

function fountain(stage: Stage, x: number, y: number, stone: string): string {
  const white = stage.tone('#ffffff')
  return (
    ellipse(x - stage.sunSide * 40, y + 30, 180, 24, stage.shadow, 'opacity=".18"') +
    fill(`M${n(x - 150)} ${n(y)}v24a150 30 0 0 0 300 0v-24z`, stage.between(stone, 0.35)) +
    ellipse(x, y, 150, 28, stage.tone(lighten(stone, 0.3))) +
    ellipse(x, y + 1, 134, 22, mix(stage.tone('#4fb8d0'), stage.sky[1], 0.3)) +
    fill(
      polygon([
        [x - 12, y],
        [x - 7, y - 80],
        [x + 7, y - 80],
        [x + 12, y],
      ]),
      stage.tone(stone),
    ) +
    fill(`M${n(x - 60)} ${n(y - 84)}q60 34 120 0v-6h-120z`, stage.between(stone, 0.3)) +
    ellipse(x, y - 90, 60, 10, stage.tone(lighten(stone, 0.3))) +
    stroke(
      `M${n(x)} ${n(y - 92)}v-46m0 0q-26 6-34 44m34-44q26 6 34 44M${n(x - 54)} ${n(y - 84)}q-30 20-36 80M${n(x + 54)} ${n(y - 84)}q30 20 36 80`,
      white,
      3,
      'opacity=".75" stroke-linecap="round"',
    )
  )
}

function roofs(stage: Stage, random: Random): string {
  const horizon = random.between(300, 340)
  const side = random.side()
  const { place } = stage
  const back = crest(random, {
    base: 560,
    height: random.between(230, 290),
    detail: 9,
    peak: side < 0 ? 0.25 : 0.75,
    fall: 0.9,
  })
  const front = crest(random, { base: 720, height: 210, detail: 9, peak: side < 0 ? 0.8 : 0.2, fall: 0.7 })
  const grove = new Grove(stage, random)
  return [
    sky(stage, horizon),
    farLand(stage, horizon + 40, { height: 130, lines: 3 }),
    rect(0, horizon + 36, W, 200, stage.between(place.land[0], 0.2, 0.55)),
    ridge(stage, back, 640, mix(place.land[0], place.land[1], 0.4), 0.4),
    village(stage, random, { line: back, foot: 600, from: -20, to: W + 20, size: 46, rows: 4, depth: 0.26 }),
    ridge(stage, front, H, darken(place.land[1], 0.05), 0.12),
    village(stage, random, {
      line: front,
      foot: H - 60,
      from: -20,
      to: W + 20,
      size: 92,
      rows: 2,
      depth: 0.06,
      withLandmark: false,
    }),
    Array.from({ length: 7 }, (_, i) =>
      grove.tree(((i + random.next()) / 7) * W, H - random.between(50, 90), random.between(90, 160)),
    ).join(''),
    foreground(stage, side),
    random.chance(0.5) ? frame(stage, { side }) : '',
  ].join('')
}
