import { house } from '../buildings/house.ts'
import { landmark } from '../buildings/landmark.ts'
import { darken, lighten, mix } from '../colour.ts'
import { farLand } from '../nature/backdrop.ts'
import { boulder } from '../nature/foreground.ts'
import { frame } from '../nature/frame.ts'
import { Grove } from '../nature/grove.ts'
import { palm } from '../nature/palm.ts'
import { crest, heightAt, ridge } from '../nature/ridge.ts'
import { sea, waterColours } from '../nature/sea.ts'
import { sky } from '../nature/sky.ts'
import { at, ellipse, fill, H, lens, n, type Point, polygon, rect, stroke, through, W } from '../path.ts'
import type { Random } from '../random.ts'
import { boat } from '../seaside/boats.ts'
import type { Stage } from '../stage.ts'

/** A lagoon with houses on stilts, a fall in the forest, or terraces of rice. */
export function tropics(stage: Stage): string {
  const random = stage.random.fork('tropics')
  return random.pick([lagoon, lagoon, waterfall, terraces])(stage, random)
}

function lagoon(stage: Stage, random: Random): string {
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

function jungleLine(
  stage: Stage,
  random: Random,
  base: number,
  height: number,
  depth: number,
  size: number,
): string {
  const grove = new Grove(stage, random.fork(`jungle ${depth}`))
  const line = crest(random, { base, height, detail: 9, peak: random.next(), fall: 0.6 })
  let out = ridge(stage, line, base + 120, darken(stage.place.leaf, 0.08), depth)
  for (let x = -20; x < W + 40; x += size * random.between(0.5, 0.9)) {
    const y = heightAt(line, x) + size * 0.4
    out += random.chance(0.28)
      ? grove.tree(x, y, size * 2.4, depth, random.pick(['palm', 'banana', 'palm']))
      : grove.bush(x, y, size * random.between(0.7, 1.1), depth)
  }
  return out
}

function waterfall(stage: Stage, random: Random): string {
  const x = W / 2 + random.side() * random.between(0, 160)
  const top = random.between(190, 240)
  const pool = 600
  const rock = mix(stage.place.rock, '#5a6a58', 0.4)
  const wide = random.between(46, 70)
  const cliff: Point[] = [
    [x - 360, pool],
    [x - 330, 420],
    [x - 250, 300],
    [x - 150, top + 30],
    [x - wide, top],
    [x + wide, top],
    [x + 150, top + 24],
    [x + 270, 310],
    [x + 340, 430],
    [x + 370, pool],
  ]
  const fall = (half: number, flare: number) =>
    `M${n(x - half)} ${n(top + 2)}C${n(x - half)} ${n(top + 100)} ${n(x - half - flare)} ${n(pool - 100)} ${n(x - half - flare)} ${n(pool)}H${n(x + half + flare)}C${n(x + half + flare)} ${n(pool - 100)} ${n(x + half)} ${n(top + 100)} ${n(x + half)} ${n(top + 2)}Z`
  let strands = ''
  for (let i = -4; i <= 4; i++)
    strands += `M${n(x + (i / 4.6) * wide)} ${n(top + random.between(4, 60))}L${n(x + (i / 4.2) * (wide + 16))} ${n(pool - random.between(10, 90))}`
  const mist = stage.radial([
    [0, '#ffffff', 0.75],
    [1, '#ffffff', 0],
  ])
  const [, middle, shore] = waterColours(stage)
  return [
    sky(stage, 400),
    farLand(stage, 400, { height: 150, lines: 3 }),
    jungleLine(stage, random, 420, 110, 0.4, 30),
    fill(
      polygon(cliff),
      stage.linear([
        [0, stage.tone(rock, 0.14)],
        [1, stage.shade(rock, 0.08)],
      ]),
    ),
    fill(
      polygon([
        [x - wide, top],
        [x - 150, top + 30],
        [x - 250, 300],
        [x - 200, 420],
        [x - 240, pool],
        [x - wide, pool],
      ]),
      stage.shade(rock, 0.1),
      'opacity=".45"',
    ),
    jungleCliff(stage, random, cliff),
    fill(fall(wide, 18), stage.between('#dff2f6', 0.2)),
    fill(fall(wide * 0.5, 10), stage.tone('#ffffff'), 'opacity=".8"'),
    stroke(strands, stage.between('#a8d4e2', 0.3), 3, 'opacity=".6"'),
    rect(
      0,
      pool - 6,
      W,
      H - pool + 6,
      stage.linear([
        [0, mix(middle, stage.place.leaf, 0.25)],
        [1, mix(shore, middle, 0.3)],
      ]),
    ),
    ellipse(x, pool + 4, 230, 60, mist),
    fill(
      Array.from({ length: 24 }, () =>
        lens(
          random.between(0, W),
          random.between(pool + 20, H),
          random.between(50, 200),
          random.between(2, 5),
        ),
      ).join(''),
      stage.tone('#ffffff'),
      'opacity=".35"',
    ),
    Array.from({ length: 9 }, (_, i) =>
      boulder(
        stage,
        random,
        i < 4 ? 40 + i * 90 : W - (i - 4) * 100 - 20,
        700 + random.between(0, 90),
        random.between(36, 74),
      ),
    ).join(''),
    jungleEdge(stage, random),
    frame(stage, { side: -1, kind: 'leaves' }) +
      frame(stage, { side: 1, kind: random.pick(['leaves', 'palm']) }),
  ].join('')
}

function jungleCliff(stage: Stage, random: Random, cliff: readonly Point[]): string {
  const grove = new Grove(stage, random.fork('cliff'))
  let out = ''
  for (const [i, [px, py]] of cliff.entries()) {
    if (i === 4 || i === 5) continue
    for (let k = 0; k < 3; k++)
      out += grove.bush(
        px + random.between(-46, 46),
        py + random.between(0, 40),
        random.between(26, 44),
        0.12,
      )
    if (i % 2) out += grove.tree(px, py + 8, random.between(90, 150), 0.12, random.pick(['palm', 'banana']))
  }
  return out
}

function jungleEdge(stage: Stage, random: Random): string {
  const grove = new Grove(stage, random.fork('edge'))
  let out = ''
  for (const side of [0, 1]) {
    for (let i = 0; i < 6; i++) {
      const x = side ? W - i * 54 : i * 54
      out +=
        i % 2
          ? grove.tree(x, 640 + i * 6, 190 - i * 18, 0.02, 'banana')
          : grove.bush(x, 650, 54 - i * 4, 0.02)
    }
  }
  return (
    out +
    Array.from({ length: 8 }, (_, i) => grove.flowers((i / 7) * W, H + 6, random.between(40, 60))).join('')
  )
}

function terraces(stage: Stage, random: Random): string {
  const horizon = 330
  const side = random.side()
  const green = mix(stage.place.leaf, '#9cc850', 0.55)
  const [, middle] = waterColours(stage)
  const wet = mix(stage.sky[2], middle, 0.25)
  let steps = ''
  for (let i = 0; i < 9; i++) {
    const t = i / 8
    const y = horizon + 70 + t ** 1.35 * 390
    const thick = 9 + 26 * t
    const line: Point[] = Array.from({ length: 7 }, (_, k) => {
      const u = k / 6
      const bend = Math.sin(u * Math.PI * 1.3 + i * 0.34 + (side < 0 ? 0 : 1.4)) * (24 + 40 * t)
      return [u * (W + 80) - 40, y - bend]
    })
    const down = line.map(([px, py]) => [px, py + thick] as const)
    steps += fill(
      `M${through(line)}L${W + 40} ${H}L-40 ${H}Z`,
      i % 3 === 1 ? wet : stage.tone(mix(green, '#c8d860', random.between(0, 0.5)), 0.3 * (1 - t)),
    )
    steps += fill(
      `M${through(line)}L${through([...down].reverse())}Z`,
      stage.shade(darken(green, 0.1), 0.25 * (1 - t)),
    )
  }
  const grove = new Grove(stage, random)
  const palms = Array.from({ length: 12 }, () => {
    const t = random.next()
    return { y: horizon + 80 + t * 330, x: random.between(0, W), tall: 110 + 190 * t, depth: 0.25 * (1 - t) }
  })
    .sort((a, b) => a.y - b.y)
    .map(({ x, y, tall, depth }) => grove.tree(x, y, tall, depth, 'palm'))
  const hutX = W / 2 + side * random.between(140, 280)
  return [
    sky(stage, horizon),
    farLand(stage, horizon, { height: 150, lines: 3 }),
    jungleLine(stage, random, horizon + 50, 80, 0.42, 26),
    steps,
    palms.slice(0, 6).join(''),
    random.chance(0.5)
      ? landmark(stage, hutX, 540, 230, 0.06)
      : [0, 1]
          .map((i) =>
            house(stage, random, {
              x: hutX + i * 120,
              y: 540 + i * 24,
              w: 100,
              h: 56,
              roofShape: 'thatch',
              roofColour: '#b08a50',
            }),
          )
          .join(''),
    palms.slice(6).join(''),
    frame(stage, { side: side === 1 ? -1 : 1, kind: 'leaves' }),
  ].join('')
}
