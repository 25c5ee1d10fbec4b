import { house } from '../buildings/house.ts'
import { landmark } from '../buildings/landmark.ts'
import { mix } from '../colour.ts'
import { Grove } from '../nature/grove.ts'
import { mountainRange } from '../nature/mountain-range.ts'
import { crest, heightAt } from '../nature/ridge.ts'
import { skier } from '../nature/skier.ts'
import { sky } from '../nature/sky.ts'
import { ellipse, fill, H, n, type Point, polygon, rect, stroke, through, W } from '../path.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'

/** A ski village under white peaks: pistes, a lift, chalets with snow on their roofs. */
export function snow(stage: Stage): string {
  const random = stage.random.fork('snow')
  const base = random.between(450, 500)
  const side = random.side()
  return [
    sky(stage, base - 80, { birds: false }),
    mountainRange(stage, random, {
      from: -120,
      to: W + 100,
      base: base - 10,
      height: random.between(250, 320),
      peaks: random.whole(4, 6),
      colour: stage.place.rock,
      depth: 0.66,
      snow: 0.72,
    }),
    mountainRange(stage, random, {
      from: -200,
      to: W + 200,
      base: base + 20,
      height: random.between(270, 350),
      peaks: random.whole(2, 4),
      colour: stage.place.rock,
      depth: 0.36,
      snow: 0.66,
    }),
    slopes(stage, random, base, side),
    lift(stage, random, base, side),
    hamlet(stage, random, side),
    nearSlope(stage, random, side),
    flakes(stage),
  ].join('')
}

function white(stage: Stage, shade: number, depth = 0): string {
  return stage.between('#f6faff', shade, depth)
}

function snowBody(stage: Stage, line: readonly Point[], base: number, depth: number): string {
  return fill(
    `M${through(line)}L${W + 60} ${base}L-60 ${base}Z`,
    stage.linear([
      [0, white(stage, 0.05, depth)],
      [1, white(stage, 0.45, depth)],
    ]),
  )
}

/** Wooded spurs with white pistes cut through them. */
function slopes(stage: Stage, random: Random, base: number, side: -1 | 1): string {
  const grove = new Grove(stage, random.fork('forest'))
  const line = crest(random, {
    base: base + 70,
    height: 190,
    detail: 10,
    peak: side < 0 ? 0.2 : 0.8,
    fall: 0.8,
    from: -60,
    to: W + 60,
  })
  let out = snowBody(stage, line, H, 0.24)
  const piste = W / 2 + side * random.between(150, 300)
  for (let row = 0; row < 4; row++) {
    for (let x = -20; x < W + 20; x += random.between(18, 40)) {
      const y = heightAt(line, x) + 14 + row * 26
      const open = Math.abs(x - piste + row * side * 34) < 50 + row * 18
      if (!open && y < base + 124 && random.chance(0.72))
        out += grove.snowySpruce(x, y + random.between(0, 16), random.between(30, 46) + row * 6, 0.2)
    }
  }
  const tracks = [0, 1, 2].map((i) => {
    const x = piste + i * 14 - 14
    const y = heightAt(line, x) + 10
    return `M${n(x)} ${n(y)}q${n(-side * 40)} 22 ${n(-side * 14)} 44t${n(-side * 24)} 46t${n(-side * 10)} 40`
  })
  return out + stroke(tracks.join(''), white(stage, 0.75, 0.1), 1.6, 'opacity=".7"')
}

function lift(stage: Stage, random: Random, base: number, side: -1 | 1): string {
  const x1 = W / 2 - side * random.between(330, 480)
  const y1 = base + 130
  const x2 = W / 2 + side * random.between(240, 420)
  const y2 = base - random.between(150, 200)
  const at = (t: number): Point => [
    x1 + (x2 - x1) * t,
    y1 + (y2 - y1) * t + Math.sin(t * Math.PI * 3) * 0 + 26 * Math.sin(t * Math.PI),
  ]
  const steel = stage.shade('#4a5262', 0.15)
  const cable = Array.from({ length: 9 }, (_, i) => at(i / 8))
  const pylons = [0.28, 0.62].map((t) => {
    const [x, y] = at(t)
    return rect(x - 2.5, y, 5, 74 * (1.1 - t * 0.6), steel) + rect(x - 14, y - 2, 28, 4, steel)
  })
  const gondola = random.chance(0.55)
  const cars = [0.1, 0.2, 0.38, 0.5, 0.74, 0.88].map((t) => {
    const [x, y] = at(t)
    const s = 1.15 - t * 0.6
    const colour = stage.tone(random.pick(stage.place.accents), 0.1)
    return gondola
      ? stroke(`M${n(x)} ${n(y)}v${n(12 * s)}`, steel, 2) +
          rect(x - 13 * s, y + 12 * s, 26 * s, 24 * s, colour, `rx="${n(6 * s)}"`) +
          rect(x - 10 * s, y + 16 * s, 20 * s, 9 * s, stage.between('#bfe0f0', 0.2))
      : stroke(`M${n(x)} ${n(y)}v${n(22 * s)}m${n(-9 * s)} 0h${n(18 * s)}m0 0v${n(-8 * s)}`, steel, 2) +
          ellipse(x, y + 15 * s, 4 * s, 6 * s, colour)
  })
  return stroke(`M${through(cable)}`, steel, 1.6) + pylons.join('') + cars.join('')
}

function hamlet(stage: Stage, random: Random, side: -1 | 1): string {
  const line = crest(random, {
    base: 640,
    height: 70,
    detail: 7,
    peak: side < 0 ? 0.3 : 0.7,
    fall: 0.7,
    from: -60,
    to: W + 60,
  })
  const grove = new Grove(stage, random)
  let out = snowBody(stage, line, H, 0.06)
  const count = random.whole(6, 8)
  const church = random.whole(1, count - 2)
  for (let i = 0; i < count; i++) {
    const x = ((i + random.between(0.25, 0.75)) / count) * W
    const y = heightAt(line, x) + random.between(26, 56)
    if (i === church) out += landmark(stage, x - 60, y - 26, 190, 0.1)
    out += chalet(stage, random, x, y, random.between(78, 108))
    out += grove.snowySpruce(x + random.between(60, 80), y + 8, random.between(70, 110))
    if (random.chance(0.6))
      out += grove.snowySpruce(x - random.between(56, 76), y + 2, random.between(60, 90))
  }
  return out
}

/** A chalet under a thick white roof, warm windows. */
function chalet(stage: Stage, random: Random, x: number, y: number, w: number): string {
  const steep = stage.place.roofShapes.includes('steep')
  const shape = steep ? 'steep' : 'chalet'
  const h = w * 0.62
  const body = house(stage, random, {
    x,
    y,
    w,
    h,
    roofShape: shape,
    roofColour: '#eef4fb',
    depth: 0.02,
    wall: random.pick([stage.place.wood, stage.place.walls[0] ?? '#fff']),
  })
  const rise = w * (steep ? 0.72 : 0.36)
  const smoke = stage.radial([
    [0, '#ffffff', 0.5],
    [1, '#ffffff', 0],
  ])
  const puff = random.chance(0.5)
    ? [0, 1, 2]
        .map((i) => ellipse(x + w * 0.2 + i * 9, y - h - rise - i * 22, 12 + i * 7, 10 + i * 5, smoke))
        .join('')
    : ''
  const glow = stage.isDark
    ? ellipse(
        x,
        y - h * 0.4,
        w * 0.9,
        h * 0.8,
        stage.radial([
          [0, '#ffcf80', 0.4],
          [1, '#ffcf80', 0],
        ]),
      )
    : ''
  return puff + body + glow + ellipse(x, y + 1, w * 0.62, w * 0.06, white(stage, 0.2))
}

function nearSlope(stage: Stage, random: Random, side: -1 | 1): string {
  const x = (v: number) => (side < 0 ? v : W - v)
  const curve = `M${x(-20)} 640Q${x(360)} 660 ${x(700)} 740T${x(W + 20)} 776V${H}H${x(-20)}Z`
  const grove = new Grove(stage, random.fork('near'))
  const shadow = polygon([
    [x(0), 700],
    [x(420), 730],
    [x(300), 760],
    [x(0), 740],
  ])
  return (
    fill(
      curve,
      stage.linear([
        [0, white(stage, 0)],
        [1, white(stage, 0.35)],
      ]),
    ) +
    fill(shadow, white(stage, 0.8), 'opacity=".5"') +
    stroke(
      `M${x(720)} 752q-90 6-150 30t-90 24M${x(745)} 756q-90 6-150 30t-90 24`,
      white(stage, 0.9),
      2.4,
      'opacity=".6"',
    ) +
    grove.snowySpruce(x(70), 720, random.between(260, 320)) +
    grove.snowySpruce(x(170), 742, random.between(170, 220)) +
    skier(stage, random, x(random.between(520, 720)), 742, 62, side) +
    (random.chance(0.6) ? skier(stage, random, x(random.between(860, 1000)), 770, 52, side) : '') +
    mixIn(stage)
  )
}

/** A slight glow over the near snow. */
function mixIn(stage: Stage): string {
  const glow = mix(stage.light.glow, '#ffffff', 0.4)
  return rect(
    0,
    600,
    W,
    200,
    stage.linear([
      [0, glow, 0.12],
      [1, glow, 0],
    ]),
  )
}

function flakes(stage: Stage): string {
  const random = stage.random.fork('flakes')
  if (random.chance(0.7)) return ''
  let d = ''
  for (let i = 0; i < 70; i++) {
    const r = random.between(1, 3.2)
    d += `M${n(random.between(0, W))} ${n(random.between(0, H))}m${n(-r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`
  }
  return fill(d, '#ffffff', 'opacity=".8"')
}
