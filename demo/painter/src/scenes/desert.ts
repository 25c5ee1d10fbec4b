import { landmark } from '../buildings/landmark.ts'
import { darken, lighten, mix } from '../colour.ts'
import { caravan } from '../nature/animals.ts'
import { Grove } from '../nature/grove.ts'
import { mountainRange } from '../nature/mountain-range.ts'
import { agave } from '../nature/plants.ts'
import { crest, ridge } from '../nature/ridge.ts'
import { sky } from '../nature/sky.ts'
import { ellipse, fill, H, n, type Point, polygon, stroke, through, W } from '../path.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'

/** Dunes with one sharp crest each, a building or plants among them, and a caravan. */
export function desert(stage: Stage): string {
  const random = stage.random.fork('desert')
  const horizon = random.between(360, 420)
  const side = random.side()
  return [
    sky(stage, horizon, { cloudiness: random.chance(0.5) ? 1 : 0 }),
    distance(stage, random, horizon),
    dune(stage, random, horizon + 40, 70, 0.5, side),
    wonder(stage, random, horizon + 60, side),
    dune(stage, random, horizon + 110, 90, 0.3, side === 1 ? -1 : 1),
    oasis(stage, random, horizon + 120, side),
    caravan(stage, random, W / 2 - side * 160, horizon + 150, 92, 0.12),
    dune(stage, random, horizon + 220, 64, 0.14, side),
    dune(stage, random, H - 40, 150, 0, side === 1 ? -1 : 1),
    near(stage, random, side),
  ].join('')
}

function distance(stage: Stage, random: Random, horizon: number): string {
  const { place } = stage
  if (place.relief === 'low')
    return ridge(
      stage,
      crest(random, { base: horizon + 20, height: 50, detail: 12 }),
      horizon + 30,
      place.sand,
      0.75,
    )
  return mountainRange(stage, random, {
    from: -60,
    to: W + 60,
    base: horizon + 30,
    height: random.between(120, 190),
    peaks: random.whole(5, 8),
    colour: mix(place.rock, '#c08058', 0.4),
    depth: 0.62,
  })
}

/** A dune: a sunny slope, a shady one, and the winding crest between them. */
function dune(
  stage: Stage,
  random: Random,
  base: number,
  height: number,
  depth: number,
  side: -1 | 1,
): string {
  const sand = mix(stage.place.sand, '#e6a868', 0.45)
  const peak = side < 0 ? random.between(0.12, 0.42) : random.between(0.58, 0.88)
  const px = peak * W
  const line: Point[] = Array.from({ length: 11 }, (_, i) => {
    const t = i / 10
    const away = Math.abs(t - peak)
    return [-30 + t * (W + 60), base - height * Math.exp(-(away ** 2) * 9) + Math.sin(t * 7 + px) * 8]
  })
  const body = fill(
    `M${through(line)}L${W + 30} ${H}L-30 ${H}Z`,
    stage.linear([
      [0, stage.tone(lighten(sand, 0.08), depth)],
      [0.5, stage.between(sand, 0.18, depth)],
      [1, stage.between(darken(sand, 0.05), 0.3, depth)],
    ]),
  )
  const away = -stage.sunSide
  const top = line.reduce((a, b) => (b[1] < a[1] ? b : a))
  const foot = Math.min(H, base + height * 1.3)
  const spread = height * random.between(2.6, 3.6)
  const shade = `M${n(top[0])} ${n(top[1])}C${n(top[0] + away * spread * 0.3)} ${n(top[1] + height * 0.16)} ${n(top[0] + away * spread * 0.7)} ${n(top[1] + height * 0.55)} ${n(top[0] + away * spread * 1.15)} ${n(base + height * 0.25)}C${n(top[0] + away * spread * 0.8)} ${n(foot - height * 0.1)} ${n(top[0] + away * spread * 0.5)} ${n(foot)} ${n(top[0] + away * spread * 0.2)} ${n(foot)}C${n(top[0] - away * height * 0.5)} ${n(top[1] + height * 1.3)} ${n(top[0] + away * height * 0.75)} ${n(top[1] + height * 0.7)} ${n(top[0])} ${n(top[1])}Z`
  let wind = ''
  for (let i = 0; i < 7; i++) {
    const y = base + 16 + i * 22 * (1.2 - depth)
    const x = random.between(0, W)
    wind += `M${n(x)} ${n(y)}q60-9 130 0t140 2`
  }
  return (
    body +
    stage.clip(
      `M${through(line)}L${W + 30} ${H}L-30 ${H}Z`,
      fill(
        shade,
        stage.linear([
          [0, stage.shade(sand, depth)],
          [1, stage.between(sand, 0.5, depth), 0],
        ]),
      ),
    ) +
    stroke(wind, stage.shade(sand, depth), 1.4, 'opacity=".25"')
  )
}

/** The sight of the region: pyramids, a walled town, tents, or rocks carved by the wind. */
function wonder(stage: Stage, random: Random, y: number, side: -1 | 1): string {
  const x = W / 2 + side * random.between(80, 240)
  switch (stage.scene.style) {
    case 'egyptian':
      return pyramids(stage, x, y, side)
    case 'moroccan':
      return (
        landmark(stage, x, y + 20, 260, 0.2, 'kasbah') +
        landmark(stage, x + side * 170, y + 26, 190, 0.24, 'kasbah')
      )
    case 'arabic':
      return [0, 1, 2].map((i) => tent(stage, x + i * 120 - 120, y + 40 + (i % 2) * 10, 130)).join('')
    default:
      return random.chance(0.5)
        ? mesa(stage, random, x, y + 20)
        : [0, 1].map((i) => tent(stage, x + i * 130, y + 40, 130)).join('')
  }
}

function pyramids(stage: Stage, x: number, y: number, side: -1 | 1): string {
  const stone = mix(stage.place.sand, '#d8a058', 0.5)
  const one = (cx: number, half: number, depth: number) => {
    const top: Point = [cx, y - half * 1.22]
    const ridgeX = cx + stage.sunSide * -half * 0.25
    let courses = ''
    for (let t = 0.12; t < 1; t += 0.11)
      courses += `M${n(cx - half * t)} ${n(top[1] + half * 1.22 * t)}L${n(ridgeX + (cx - ridgeX) * (1 - t))} ${n(top[1] + half * 1.22 * t + 6 * t)}L${n(cx + half * t)} ${n(top[1] + half * 1.22 * t)}`
    const lit = stage.sunSide
    return (
      fill(polygon([[cx - half, y], top, [cx + half, y], [ridgeX, y + 14]]), stage.tone(stone, depth)) +
      fill(polygon([top, [cx - lit * half, y], [ridgeX, y + 14]]), stage.shade(stone, depth)) +
      stroke(courses, stage.shade(darken(stone, 0.1), depth), 1, 'opacity=".3"')
    )
  }
  return one(x + side * 250, 110, 0.36) + one(x - side * 150, 150, 0.28) + one(x + side * 70, 210, 0.18)
}

function tent(stage: Stage, x: number, y: number, w: number): string {
  const cloth = '#f4e6cc'
  const s = stage.sunSide
  const d = (a: number, b: number) =>
    `M${n(x + a * w)} ${n(y)}Q${n(x + a * w * 0.4)} ${n(y - w * 0.3)} ${n(x)} ${n(y - w * 0.62)}Q${n(x + b * w * 0.4)} ${n(y - w * 0.3)} ${n(x + b * w)} ${n(y)}Z`
  return (
    fill(d(-0.55, 0.55), stage.tone(cloth, 0.12)) +
    fill(d(-s * 0.55, 0), stage.shade(cloth, 0.12)) +
    fill(
      polygon([
        [x - w * 0.08, y],
        [x, y - w * 0.34],
        [x + w * 0.1, y],
      ]),
      stage.shade(stage.place.accents[0] ?? '#a33'),
    ) +
    ellipse(x, y - w * 0.64, 3, 3, stage.tone('#d8a83a'))
  )
}

function mesa(stage: Stage, random: Random, x: number, y: number): string {
  const rock = mix(stage.place.rock, '#b8603c', 0.4)
  let out = ''
  for (const [dx, w, h] of [
    [-180, 90, 130],
    [0, 150, 190],
    [190, 70, 150],
  ] as const) {
    const cx = x + dx
    const outline: Point[] = [
      [cx - w * 0.75, y],
      [cx - w * 0.5, y - h * 0.5],
      [cx - w * 0.46, y - h * 0.95],
      [cx - w * 0.1, y - h],
      [cx + w * 0.4, y - h * 0.97],
      [cx + w * 0.5, y - h * 0.5],
      [cx + w * 0.8, y],
    ]
    const bands = [0.3, 0.55, 0.78].map(
      (t) => `M${n(cx - w * 0.5)} ${n(y - h * t)}q${n(w * 0.5)} ${n(random.between(-5, 5))} ${n(w)} 0`,
    )
    out +=
      fill(polygon(outline), stage.tone(rock, 0.28)) +
      fill(
        polygon([
          [cx - stage.sunSide * w * 0.75, y],
          [cx - stage.sunSide * w * 0.5, y - h * 0.5],
          [cx - stage.sunSide * w * 0.45, y - h * 0.96],
          [cx - stage.sunSide * w * 0.1, y - h * 0.98],
          [cx - stage.sunSide * w * 0.2, y - h * 0.4],
          [cx - stage.sunSide * w * 0.05, y],
        ]),
        stage.shade(rock, 0.28),
      ) +
      stroke(bands.join(''), stage.shade(rock, 0.28), 2, 'opacity=".4"')
  }
  return out
}

function oasis(stage: Stage, random: Random, y: number, side: -1 | 1): string {
  if (random.chance(0.35)) return ''
  const grove = new Grove(stage, random)
  const x = W / 2 - side * random.between(260, 420)
  let out = ellipse(x, y + 26, 120, 12, mix(stage.tone('#3fb0b8'), stage.sky[1], 0.3))
  for (let i = 0; i < 9; i++)
    out += grove.tree(
      x + random.between(-130, 130),
      y + random.between(6, 26),
      random.between(80, 130),
      0.16,
      'palm',
    )
  for (let i = 0; i < 7; i++)
    out += grove.bush(x + random.between(-140, 140), y + random.between(18, 36), random.between(10, 18), 0.14)
  return out
}

function near(stage: Stage, random: Random, side: -1 | 1): string {
  const x = (v: number) => (side < 0 ? W - v : v)
  return (
    agave(stage, random, x(120), 780, 70) +
    agave(stage, random, x(230), 796, 44) +
    (random.chance(0.5) ? new Grove(stage, random).tree(x(70), 770, 330, 0, 'palm') : '')
  )
}
