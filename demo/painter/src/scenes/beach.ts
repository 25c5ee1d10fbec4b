import { landmark } from '../buildings/landmark.ts'
import { village } from '../buildings/village.ts'
import { lighten, mix } from '../colour.ts'
import { farLand, karst } from '../nature/backdrop.ts'
import { frame } from '../nature/frame.ts'
import { Grove } from '../nature/grove.ts'
import { grass } from '../nature/plants.ts'
import { crest, ridge } from '../nature/ridge.ts'
import { sea, waterColours } from '../nature/sea.ts'
import { sky } from '../nature/sky.ts'
import { ellipse, fill, H, n, type Point, through, W } from '../path.ts'
import { beachBasket, beachHut } from '../seaside/beach-things.ts'
import { boat } from '../seaside/boats.ts'
import { lounger, parasol } from '../seaside/parasol.ts'
import type { Stage } from '../stage.ts'

/** On the sand: surf, parasols in rows, the bay closed by land on one side. */
export function beach(stage: Stage): string {
  const random = stage.random.fork('beach')
  const horizon = random.between(290, 380)
  const side = random.side()
  const shore = shoreCurve(random, side)
  return [
    sky(stage, horizon),
    farLand(stage, horizon, { height: random.between(50, 100) }),
    sea(stage, { top: horizon, bottom: 640, shallow: 1 }),
    bayEnd(stage, side, horizon),
    boats(stage, horizon, side),
    sand(stage, shore),
    furniture(stage, shore, side),
    random.chance(0.5) ? frame(stage, { side: side === 1 ? -1 : 1 }) : '',
  ].join('')
}

type Curve = (x: number) => number

/** The water's edge: high on the side where the beach leads away from us. */
function shoreCurve(random: { between(a: number, b: number): number }, side: -1 | 1): Curve {
  const near = random.between(590, 650)
  const far = random.between(440, 510)
  const sweep = random.between(1.3, 2.2)
  return (x) => {
    const t = side < 0 ? 1 - x / W : x / W
    return near + (far - near) * Math.max(0, t) ** sweep + Math.sin(x / 90) * 3
  }
}

/** Land that closes the bay, with a few houses, a lighthouse or rock towers. */
function bayEnd(stage: Stage, side: -1 | 1, horizon: number): string {
  const random = stage.random.fork('bay end')
  const { place } = stage
  if (place.relief === 'karst') return karst(stage, random, horizon + 60, 190, 0.32, 3)
  const from = side < 0 ? -60 : random.between(560, 760)
  const to = side < 0 ? random.between(440, 640) : W + 60
  const base = horizon + random.between(70, 110)
  const height = place.relief === 'low' ? 90 : random.between(130, 210)
  const tip = side < 0 ? to : from
  const line: Point[] = crest(random, {
    base,
    height,
    from,
    to,
    detail: 9,
    peak: side < 0 ? 0.1 : 0.9,
    fall: 1,
  }).map(([x, y]) => {
    const near = Math.min(1, Math.abs(x - tip) / 220)
    return [x, base - (base - y) * near]
  })
  const town = random.chance(0.75)
    ? village(stage, random, {
        line,
        foot: base - 4,
        from: from + 100,
        to: to - 100,
        size: 27,
        rows: 3,
        depth: 0.32,
        withLandmark: random.chance(0.6),
      })
    : ''
  const beacon =
    place.landmark === 'lighthouse'
      ? landmark(stage, tip + side * 70, base - 20, 130, 0.25, 'lighthouse')
      : ''
  return ridge(stage, line, base, mix(place.land[0], place.land[1], 0.6), 0.36) + town + beacon
}

function boats(stage: Stage, horizon: number, side: -1 | 1): string {
  const random = stage.random.fork('boats')
  let out = ''
  for (let i = random.whole(1, 3); i > 0; i--) {
    const t = random.next()
    out += boat(
      stage,
      random,
      W / 2 - side * random.between(-80, 480),
      horizon + 16 + 90 * t,
      24 + 44 * t,
      0.4 - 0.3 * t,
    )
  }
  return out
}

function sand(stage: Stage, shore: Curve): string {
  const { place } = stage
  const edge = (lift: number): Point[] =>
    Array.from({ length: 14 }, (_, i) => [(i / 13) * (W + 40) - 20, shore((i / 13) * W) + lift])
  const area = (lift: number) => `M${through(edge(lift))}L${W + 20} ${H}L-20 ${H}Z`
  const [, , shallow] = waterColours(stage)
  const body = stage.linear([
    [0, stage.tone(lighten(place.sand, 0.12))],
    [0.5, stage.tone(place.sand)],
    [1, stage.between(place.sand, 0.35)],
  ])
  const random = stage.random.fork('sand')
  let ripples = ''
  for (let i = 0; i < 34; i++) {
    const x = random.between(0, W)
    const y = shore(x) + 50 + random.next() ** 1.2 * 190
    ripples += `M${n(x)} ${n(y)}q${n(22)} ${n(-4)} ${n(50)} 0q${n(-26)} 2 -50 0z`
  }
  return (
    fill(area(-26), lighten(shallow, 0.35), 'opacity=".35"') +
    fill(area(-12), lighten(shallow, 0.6), 'opacity=".5"') +
    fill(area(-4), stage.tone('#ffffff'), 'opacity=".9"') +
    fill(area(2), mix(stage.shade(place.sand), shallow, 0.25)) +
    fill(area(16), stage.between(place.sand, 0.45)) +
    fill(area(26), body) +
    fill(ripples, stage.shade(place.sand), 'opacity=".3"')
  )
}

function furniture(stage: Stage, shore: Curve, side: -1 | 1): string {
  const random = stage.random.fork('furniture')
  const { place } = stage
  const colours = random.chance(0.5) ? [random.pick(place.accents)] : place.accents.slice(0, 3)
  const isBaltic = stage.scene.style === 'baltic'
  let out = ''
  const rows = random.whole(2, 3)
  const lie = random.side()
  for (let row = 0; row < rows; row++) {
    const gap = 96 + row * 62
    const shift = random.between(0, gap)
    const slope = 46 + row * 68
    for (let x = -40 + shift; x < W + 60; x += gap * random.between(0.92, 1.08)) {
      const y = shore(x) + slope
      const size = (y - 380) * 0.4
      // A gap now and then: a regular row of parasols looks artificial.
      if (random.chance(0.16) || y > 790) continue
      if (isBaltic && random.chance(0.75)) out += beachBasket(stage, random, x, y, size)
      else
        out +=
          lounger(stage, random, x + lie * size * 0.62, y + size * 0.1, size * 0.85, lie) +
          parasol(stage, x, y, size, random.pick(colours))
    }
  }
  const trees = random.chance(0.55) && place.trees.includes('palm') ? palms(stage, shore, side) : ''
  const dune = place.trees.includes('palm') || random.chance(0.2) ? '' : dunes(stage, side)
  const hut =
    random.chance(0.35) && !isBaltic
      ? beachHut(stage, random, side < 0 ? 200 : 1000, shore(side < 0 ? 200 : 1000) + 44, 150)
      : ''
  return hut + out + trees + dune
}

function palms(stage: Stage, shore: Curve, side: -1 | 1): string {
  const random = stage.random.fork('palms')
  const grove = new Grove(stage, random)
  let out = ''
  const count = random.whole(2, 4)
  for (let i = 0; i < count; i++) {
    const t = i / count
    const x = side < 0 ? 60 + t * 330 + random.between(0, 50) : W - 60 - t * 330 - random.between(0, 50)
    const y = shore(x) + 40 + (1 - t) * random.between(60, 140)
    out = `${ellipse(x - stage.sunSide * 60, y + 4, 70, 9, stage.shadow, 'opacity=".2"')}${grove.tree(x, y, 210 + 140 * (1 - t), 0, 'palm')}${out}`
  }
  return out
}

/** Marram grass and pines on the near dune. */
function dunes(stage: Stage, side: -1 | 1): string {
  const random = stage.random.fork('dunes')
  const grove = new Grove(stage, random)
  const edge = (x: number) => (side < 0 ? x : W - x)
  const dune = `M${edge(-10)} 640Q${edge(160)} 610 ${edge(330)} 720T${edge(560)} ${H}H${edge(-10)}Z`
  let out = fill(
    dune,
    stage.linear([
      [0, stage.tone(stage.place.sand)],
      [1, stage.shade(stage.place.sand)],
    ]),
  )
  for (const [x, y, tall] of [
    [60, 652, 250],
    [150, 668, 190],
  ] as const) {
    out += grove.tree(edge(x), y, tall * random.between(0.9, 1.2), 0, stage.place.trees[0])
  }
  const [a, b] = side < 0 ? [0, 430] : [W - 430, W]
  for (let i = 0; i < 5; i++)
    out += grass(
      random,
      a,
      b,
      690 + i * 28,
      46,
      i % 2 ? stage.between('#9aa85a', 0.2) : stage.shade('#7f9050'),
      14,
    )
  return out
}
