import { darken, lighten, mix } from '../colour.ts'
import { ellipse, fill, H, n, type Point, points, rect, stroke, through, W } from '../path.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'
import { Grove } from './grove.ts'
import { agave, blossom, grass } from './plants.ts'

/** The ground at the bottom edge, so that a view of water has a near end. */
export function foreground(stage: Stage, side: -1 | 1): string {
  const random = stage.random.fork('foreground')
  const north = stage.place.frames.some((kind) => kind === 'birch' || kind === 'spruce')
  const kind = random.pick(
    north ? (['bank', 'rocks'] as const) : (['bank', 'terrace', 'rocks', 'terrace'] as const),
  )
  switch (kind) {
    case 'bank':
      return bank(stage, random, side)
    case 'rocks':
      return rocks(stage, random, side)
    case 'terrace':
      return terrace(stage, random)
  }
}

/** A slope with shrubs and flowers falling towards the water. */
function bank(stage: Stage, random: Random, side: -1 | 1): string {
  const high = random.between(90, 150)
  const line: Point[] = Array.from({ length: 9 }, (_, i) => {
    const t = side < 0 ? i / 8 : 1 - i / 8
    return [
      -20 + (i / 8) * (W + 40),
      H - high * Math.max(0, 1 - t * 1.15) ** 1.3 - 10 - random.between(0, 12),
    ]
  })
  const soil = stage.linear([
    [0, stage.between(stage.place.land[1], 0.2)],
    [1, stage.shade(darken(stage.place.land[1], 0.2))],
  ])
  const grove = new Grove(stage, random)
  let plants = ''
  for (let i = 0; i < 15; i++) {
    const t = i / 14
    const x = side < 0 ? t * W * 0.82 : W - t * W * 0.82
    const size = (random.between(26, 54) * (1.25 - t)) | 0
    const y = H - high * Math.max(0, 1 - t * 0.9) ** 1.3 + random.between(8, 26)
    const pick = random.next()
    if (pick < 0.5) plants += grove.bush(x, y, size)
    else if (pick < 0.78) plants += grove.flowers(x, y, size)
    else plants += agave(stage, random, x, y, size * 1.1)
  }
  return (
    fill(`M${through(line)}L${W + 20} ${H}L-20 ${H}Z`, soil) +
    grass(
      random,
      side < 0 ? 0 : W * 0.3,
      side < 0 ? W * 0.7 : W,
      H,
      34,
      stage.shade(stage.place.land[1]),
      40,
    ) +
    plants
  )
}

function rocks(stage: Stage, random: Random, side: -1 | 1): string {
  let out = ''
  for (let i = 0; i < 9; i++) {
    const t = i / 8
    const x = side < 0 ? t * 760 - 40 : W + 40 - t * 760
    const size = random.between(70, 130) * (1.1 - t * 0.75)
    out += boulder(stage, random, x, H + 16 - random.between(0, 20) * (1 - t), size)
  }
  return out
}

/** A boulder with a sunny top and a shady side. */
export function boulder(stage: Stage, random: Random, x: number, y: number, size: number, depth = 0): string {
  const rock = mix(stage.place.rock, '#8a8078', 0.25)
  const s = stage.sunSide
  const outline: Point[] = [
    [x - size, y],
    [x - size * random.between(0.75, 0.9), y - size * random.between(0.3, 0.45)],
    [x - size * random.between(0.2, 0.4), y - size * random.between(0.65, 0.8)],
    [x + size * random.between(0.15, 0.4), y - size * random.between(0.6, 0.78)],
    [x + size * random.between(0.7, 0.9), y - size * random.between(0.25, 0.45)],
    [x + size, y],
  ]
  const top = outline.slice(1, 5)
  const inner: Point[] = [...top]
    .reverse()
    .map(([px, py]) => [x + (px - x) * 0.72 + s * size * 0.08, py + size * 0.2])
  return (
    ellipse(x, y, size * 1.12, size * 0.1, stage.tone('#ffffff', depth), 'opacity=".4"') +
    fill(`M${points(outline)}Z`, stage.shade(rock, depth)) +
    fill(`M${points([...top, ...inner])}Z`, stage.tone(lighten(rock, 0.08), depth))
  )
}

/** A balustrade with flower pots, as seen from a terrace. */
function terrace(stage: Stage, random: Random): string {
  const top = random.between(672, 706)
  const stone = mix(stage.place.walls[0] ?? '#fff', '#f4ead8', 0.4)
  const gap = random.between(46, 62)
  let posts = ''
  let dark = ''
  const s = stage.sunSide
  for (let x = gap / 2; x < W; x += gap) {
    const baluster = (half: number) =>
      `M${n(x - half * 0.6)} ${n(top + 12)}Q${n(x - half * 1.5)} ${n(top + 62)} ${n(x - half * 0.5)} ${n(top + 84)}V${H}H${n(x + half * 0.5)}V${n(top + 84)}Q${n(x + half * 1.5)} ${n(top + 62)} ${n(x + half * 0.6)} ${n(top + 12)}Z`
    posts += baluster(10)
    dark += `M${n(x - s * 1)} ${n(top + 12)}L${n(x - s * 6)} ${n(top + 12)}Q${n(x - s * 15)} ${n(top + 62)} ${n(x - s * 5)} ${n(top + 84)}V${H}H${n(x - s * 1)}Z`
  }
  let pots = ''
  const count = random.whole(2, 3)
  for (let i = 0; i < count; i++) {
    const x = ((i + random.between(0.2, 0.8)) / count) * W
    // In front of the rail, never above it: a crop must not leave a pot in the sea.
    pots += pot(stage, random, x, H + 6, random.between(54, 76))
  }
  return (
    fill(posts, stage.tone(stone)) +
    fill(dark, stage.shade(stone), 'opacity=".75"') +
    rect(-10, top, W + 20, 16, stage.tone(lighten(stone, 0.2))) +
    rect(-10, top + 14, W + 20, 5, stage.shade(stone)) +
    pots
  )
}

/** A terracotta pot with flowers or an agave, its foot at (x, y). */
export function pot(stage: Stage, random: Random, x: number, y: number, size: number): string {
  const clay = random.pick(['#c4703f', '#b8623a', stage.place.accents[0] ?? '#b8623a'])
  const s = stage.sunSide
  const body = `M${n(x - size * 0.34)} ${n(y - size * 0.62)}H${n(x + size * 0.34)}L${n(x + size * 0.22)} ${n(y)}H${n(x - size * 0.22)}Z`
  const shade = `M${n(x - s * size * 0.34)} ${n(y - size * 0.62)}H${n(x - s * size * 0.08)}L${n(x - s * size * 0.05)} ${n(y)}H${n(x - s * size * 0.22)}Z`
  const plant = random.chance(0.6)
    ? new Grove(stage, random).bush(x, y - size * 0.6, size * 0.5) +
      blossom(stage, random, x, y - size * 0.86, size * 0.55, size * 0.26, 27)
    : agave(stage, random, x, y - size * 0.62, size * 0.8)
  return (
    plant +
    fill(body, stage.tone(clay)) +
    fill(shade, stage.shade(clay), 'opacity=".8"') +
    rect(x - size * 0.38, y - size * 0.68, size * 0.76, size * 0.12, stage.tone(lighten(clay, 0.1))) +
    stroke(`M${n(x - size * 0.38)} ${n(y - size * 0.56)}h${n(size * 0.76)}`, stage.shade(clay), 1.4)
  )
}
