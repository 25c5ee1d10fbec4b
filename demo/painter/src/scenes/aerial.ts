import { lighten, mix } from '../colour.ts'
import { indoor } from '../indoors/furniture.ts'
import { mountainRange } from '../nature/mountain-range.ts'
import { sea } from '../nature/sea.ts'
import { sky } from '../nature/sky.ts'
import {
  disc,
  ellipse,
  envelope,
  fill,
  H,
  n,
  type Point,
  points,
  polygon,
  rect,
  stroke,
  through,
  W,
} from '../path.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'

/** The place from the air: through the cabin window, or beside the plane. */
export function aerial(stage: Stage): string {
  const random = stage.random.fork('aerial')
  return random.chance(0.55) ? cabinWindow(stage, random) : inFlight(stage, random)
}

function below(stage: Stage, random: Random, horizon: number): string {
  if (stage.place.outlook) return overPeaks(stage, random, horizon)
  return (
    sky(stage, horizon, { birds: false }) +
    sea(stage, { top: horizon, bottom: H, shallow: 0.3, glitter: 0.8 }) +
    islands(stage, random, horizon) +
    lowClouds(stage, random, horizon)
  )
}

/** Several mountain ranges in the morning mist, with the valley at the bottom. */
function overPeaks(stage: Stage, random: Random, horizon: number): string {
  const { place } = stage
  const snow = place.isSnowy ? 0.72 : 0.45
  const ranges = [
    { base: horizon + 50, height: 150, peaks: 8, depth: 0.78 },
    { base: horizon + 170, height: 210, peaks: 6, depth: 0.52 },
    { base: horizon + 320, height: 270, peaks: 4, depth: 0.26 },
  ]
  const layers = ranges.map(
    (range) =>
      mountainRange(stage, random, { from: -160, to: W + 160, colour: place.rock, snow, ...range }) +
      rect(
        0,
        range.base - 60,
        W,
        170,
        stage.linear([
          [0, stage.haze, 0],
          [0.4, stage.haze, 0.55],
          [1, stage.between(place.land[0], 0.2, range.depth)],
        ]),
      ),
  )
  const valley = rect(
    0,
    horizon + 400,
    W,
    H,
    stage.linear([
      [0, stage.between(place.land[0], 0.2, 0.26)],
      [1, stage.between(place.land[1], 0.35)],
    ]),
  )
  return sky(stage, horizon, { birds: false }) + valley + layers.join('') + lowClouds(stage, random, horizon)
}

function islands(stage: Stage, random: Random, horizon: number): string {
  let out = ''
  const count = random.whole(3, 5)
  for (let i = 0; i < count; i++) {
    const t = (i + random.between(0.2, 0.9)) / count
    const y = horizon + 26 + (H - horizon) * 0.86 * t ** 1.6
    out += island(stage, random, random.between(120, 1080), y, 60 + 210 * t, 0.55 * (1 - t))
  }
  return out
}

/** Reef, shallows, sand, green, hills and a few roofs, seen from high above. */
function island(stage: Stage, random: Random, x: number, y: number, size: number, depth: number): string {
  const { place } = stage
  const bumps = Array.from({ length: 11 }, () => random.between(0.72, 1.15))
  const ring = (scale: number, dy = 0): string => {
    const line: Point[] = bumps.map((bump, i) => {
      const a = (i / bumps.length) * Math.PI * 2
      return [x + Math.cos(a) * size * bump * scale, y + dy + Math.sin(a) * size * 0.34 * bump * scale]
    })
    const first = line[0] as Point
    return `M${through([...line, first])}Z`
  }
  const shore = stage.tone(place.sea[2], depth)
  let woods = ''
  for (let i = 0; i < 22; i++) {
    const a = random.between(0, 6.3)
    const far = random.next() * 0.56
    woods += disc(
      x + Math.cos(a) * size * far,
      y + Math.sin(a) * size * 0.32 * far - size * 0.03,
      size * random.between(0.03, 0.07),
    )
  }
  const roofs = Array.from({ length: 9 }, () => {
    const a = random.between(0, 6.3)
    const [px, py] = [x + Math.cos(a) * size * 0.62, y + Math.sin(a) * size * 0.2]
    return (
      rect(px, py, size * 0.04, size * 0.022, stage.tone(random.pick(place.roofs), depth)) +
      rect(px, py + size * 0.022, size * 0.04, size * 0.02, stage.tone(random.pick(place.walls), depth))
    )
  })
  const peak = place.relief === 'low' || place.relief === 'hills' ? 0.14 : 0.3
  const hill = `M${n(x - size * 0.5)} ${n(y)}Q${n(x - size * 0.15)} ${n(y - size * peak * 0.5)} ${n(x)} ${n(y - size * peak)}Q${n(x + size * 0.2)} ${n(y - size * peak * 0.4)} ${n(x + size * 0.5)} ${n(y)}Q${n(x)} ${n(y + size * 0.16)} ${n(x - size * 0.5)} ${n(y)}Z`
  const s = stage.sunSide
  return [
    fill(ring(1.34), shore, 'opacity=".35"'),
    fill(ring(1.18), lighten(shore, 0.2), 'opacity=".55"'),
    fill(ring(1.03), stage.tone('#ffffff', depth), 'opacity=".8"'),
    fill(ring(1), stage.tone(place.sand, depth)),
    fill(ring(0.86, -size * 0.012), stage.between(place.land[1], 0.2, depth)),
    fill(hill, stage.between(mix(place.land[1], place.rock, 0.4), 0.1, depth)),
    fill(
      `M${n(x)} ${n(y - size * peak)}Q${n(x - s * size * 0.18)} ${n(y - size * peak * 0.45)} ${n(x - s * size * 0.5)} ${n(y)}Q${n(x - s * size * 0.2)} ${n(y + size * 0.08)} ${n(x)} ${n(y + size * 0.06)}Z`,
      stage.shade(mix(place.land[1], place.rock, 0.4), depth),
      'opacity=".7"',
    ),
    fill(woods, stage.shade(place.leaf, depth), 'opacity=".8"'),
    roofs.join(''),
  ].join('')
}

function lowClouds(stage: Stage, random: Random, horizon: number): string {
  const white = stage.linear([
    [0, stage.tone('#ffffff'), 0.95],
    [1, stage.tone('#ffffff', 0.3), 0.1],
  ])
  let out = ''
  for (let i = 0; i < 8; i++) {
    const t = i / 7
    const y = horizon + 20 + (H - horizon) * t ** 1.5 * 0.95
    const half = 50 + 120 * t
    const x = random.between(0, W)
    const circles = Array.from({ length: 8 }, (_, k) => ({
      x: x + ((k / 7) * 2 - 1) * half,
      y: y - half * 0.06,
      r: half * random.between(0.14, 0.3),
    }))
    out +=
      ellipse(
        x - stage.sunSide * half * 0.5,
        y + 30 + 50 * t,
        half * 0.9,
        half * 0.14,
        stage.shadow,
        'opacity=".1"',
      ) + fill(`M${points(envelope(circles, y, 6))}Z`, white)
  }
  return out
}

function wing(stage: Stage, random: Random, side: -1 | 1): string {
  const x = (v: number) => (side < 0 ? W - v : v)
  const accent = stage.tone(random.pick(stage.place.accents))
  const metal = '#e8edf2'
  return [
    fill(
      polygon([
        [x(1260), 700],
        [x(560), 452],
        [x(500), 462],
        [x(1260), 850],
      ]),
      stage.linear([
        [0, stage.tone(metal)],
        [1, stage.shade(metal)],
      ]),
    ),
    fill(
      polygon([
        [x(1260), 760],
        [x(640), 500],
        [x(500), 462],
        [x(1260), 850],
      ]),
      stage.shade(metal),
      'opacity=".5"',
    ),
    stroke(
      `M${x(1200)} 720L${x(620)} 486M${x(1000)} 640L${x(940)} 690M${x(820)} 566L${x(770)} 604`,
      stage.shade('#9aa4b4'),
      2.4,
    ),
    fill(`M${x(560)} 452Q${x(520)} 440 ${x(486)} 366L${x(466)} 370Q${x(476)} 440 ${x(500)} 462Z`, accent),
  ].join('')
}

function cabinWindow(stage: Stage, random: Random): string {
  const horizon = random.between(330, 380)
  const side = random.side()
  const cx = W / 2 + side * random.between(0, 50)
  const pane = roundWindow(cx, 400, 330, 372)
  const wall = '#e9e4dc'
  const c = (shade: number) => indoor(stage, wall, shade)
  const neighbours = [cx - 860, cx + 860].map(
    (x) =>
      fill(roundWindow(x, 400, 350, 392), c(0.4)) +
      fill(roundWindow(x, 400, 316, 358), c(0.12)) +
      stroke(roundWindow(x, 400, 316, 358), c(0.7), 3),
  )
  const blind = random.between(30, 110)
  return [
    rect(
      0,
      0,
      W,
      H,
      stage.linear([
        [0, c(0.25)],
        [0.5, c(0.05)],
        [1, c(0.5)],
      ]),
    ),
    neighbours.join(''),
    fill(roundWindow(cx, 400, 400, 440), c(0.3)),
    fill(roundWindow(cx, 396, 384, 424), c(0)),
    fill(roundWindow(cx, 400, 346, 388), c(0.75)),
    stage.clip(
      pane,
      below(stage, random, horizon) +
        wing(stage, random, side) +
        rect(0, 28, W, blind, c(0.15)) +
        rect(0, 28 + blind, W, 6, c(0.7)) +
        fill(
          polygon([
            [cx - 330, 28],
            [cx - 60, 28],
            [cx - 300, 772],
            [cx - 330, 772],
          ]),
          '#ffffff',
          'opacity=".08"',
        ),
    ),
    stroke(pane, c(0.9), 4, 'opacity=".5"'),
  ].join('')
}

function roundWindow(x: number, y: number, halfW: number, halfH: number): string {
  const r = halfW * 0.62
  return `M${n(x - halfW)} ${n(y - halfH + r)}a${n(r)} ${n(r)} 0 0 1 ${n(r)} ${n(-r)}h${n(2 * (halfW - r))}a${n(r)} ${n(r)} 0 0 1 ${n(r)} ${n(r)}v${n(2 * (halfH - r))}a${n(r)} ${n(r)} 0 0 1 ${n(-r)} ${n(r)}h${n(-2 * (halfW - r))}a${n(r)} ${n(r)} 0 0 1 ${n(-r)} ${n(-r)}z`
}

function inFlight(stage: Stage, random: Random): string {
  const horizon = random.between(250, 310)
  const side = random.side()
  return (
    below(stage, random, horizon) +
    plane(stage, random, W / 2 + side * random.between(0, 160), random.between(300, 360), side)
  )
}

/** An airliner from the side, climbing a little. */
function plane(stage: Stage, random: Random, x: number, y: number, side: -1 | 1): string {
  const accent = random.pick(stage.place.accents)
  const white = (shade: number) => stage.between('#ffffff', shade)
  const windows = Array.from({ length: 22 }, (_, i) => disc(-150 + i * 13.5, -8, 3.4)).join('')
  const drawing = [
    fill('M-40 4L-150-96L-118-98L50-2Z', white(0.6)),
    fill('M-214-6L-262-104L-222-106L-160-20Z', stage.tone(accent)),
    fill('M-214 0L-270-34L-250-38L-180-8Z', white(0.5)),
    fill(
      'M-232-8Q-150-36 60-34Q180-34 222-10Q232-2 216 8Q160 24-20 22Q-150 20-232-8Z',
      stage.linear([
        [0, white(0)],
        [0.6, white(0.1)],
        [1, white(0.75)],
      ]),
    ),
    fill(
      'M-232-8Q-150 4-20 6Q140 8 226-4Q224 2 216 8Q160 24-20 22Q-150 20-232-8Z',
      stage.tone(accent),
      'opacity=".9"',
    ),
    fill(windows, stage.shade('#3a5a80')),
    fill('M196-22Q214-18 222-10L198-9Z', stage.shade('#2f4a68')),
    fill(
      'M-30 12L-190 108L-150 110L70 18Z',
      stage.linear([
        [0, white(0.1)],
        [1, white(0.5)],
      ]),
    ),
    rect(-60, 44, 74, 26, white(0.35), 'rx="13"') + ellipse(12, 57, 7, 12, stage.shade('#4a5262')),
    fill('M-150 110L-190 108L-204 92L-196 90Z', stage.tone(accent)),
  ].join('')
  const trail = stroke('M-240-2H-900', '#ffffff', 5, 'opacity=".35"')
  return `<g transform="translate(${n(x)},${n(y)}) rotate(${-8 * side}) scale(${1.25 * side},1.25)">${trail}${drawing}</g>`
}
