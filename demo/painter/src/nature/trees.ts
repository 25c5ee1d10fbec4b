import { darken, lighten, mix } from '../colour.ts'
import { disc, fill, n, type Point, polygon, rect, stroke } from '../path.ts'
import type { Tree } from '../place.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'
import { spruce } from './conifers.ts'
import { palm } from './palm.ts'

/** A tree about 100 units tall with its foot at (0, 0). */
export function tree(stage: Stage, random: Random, kind: Tree, depth = 0): string {
  switch (kind) {
    case 'palm':
      return `<g transform="scale(.36)">${palm(stage, random, depth)}</g>`
    case 'spruce':
      return spruce(stage, random, depth)
    case 'cypress':
      return cypress(stage, random, depth)
    case 'pine':
      return umbrellaPine(stage, random, depth)
    case 'acacia':
      return acacia(stage, random, depth)
    case 'cactus':
      return cactus(stage, depth)
    case 'banana':
      return banana(stage, random, depth)
    case 'birch':
      return birch(stage, random, depth)
    case 'olive':
      return crownTree(stage, random, mix(stage.place.leaf, '#8a9a72', 0.55), depth, 0.8)
    case 'broad':
      return crownTree(stage, random, stage.place.leaf, depth, 1)
  }
}

/** Foliage as overlapping balls: a dark body, a middle tone and a sunny part. */
function foliage(
  stage: Stage,
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  leaf: string,
  depth: number,
): string {
  const s = stage.sunSide
  const layer = (count: number, spread: number, size: number, dx: number, dy: number, colour: string) => {
    let d = ''
    for (let i = 0; i < count; i++) {
      const a = (i / count) * Math.PI * 2 + random.between(0, 0.8)
      const far = i === 0 ? 0 : random.between(0.55, 1) * spread
      const r = Math.min(rx, ry * 1.3) * size * random.between(0.8, 1.2)
      d += disc(x + dx * rx + Math.cos(a) * rx * far, y + dy * ry + Math.sin(a) * ry * far, r)
    }
    return fill(d, colour)
  }
  return (
    layer(10, 0.66, 0.44, 0, 0, stage.shade(darken(leaf, 0.1), depth)) +
    layer(8, 0.52, 0.34, s * 0.14, -0.2, stage.between(leaf, 0.4, depth)) +
    layer(6, 0.4, 0.2, s * 0.28, -0.42, stage.tone(lighten(leaf, 0.12), depth))
  )
}

function crownTree(stage: Stage, random: Random, leaf: string, depth: number, slim: number): string {
  const bark = stage.shade('#6d513a', depth)
  const stem =
    fill('M-4 0Q-2-25-1-50L3-50Q2-22 5 0Z', bark) + stroke('M0-30Q-8-42-14-52M1-34Q10-44 15-54', bark, 2.4)
  return stem + foliage(stage, random, 0, -64, 40 * slim, 36, leaf, depth)
}

function cypress(stage: Stage, random: Random, depth: number): string {
  const w = random.between(9, 13)
  const leaf = mix(stage.place.leaf, '#1f4a34', 0.55)
  const body = `M0-108C${n(w * 0.5)}-82 ${n(w)}-50 ${n(w * 0.9)}-24C${n(w * 0.8)}-8 ${n(w * 0.4)}-3 0-3C${n(-w * 0.4)}-3 ${n(-w * 0.8)}-8 ${n(-w * 0.9)}-24C${n(-w)}-50 ${n(-w * 0.5)}-82 0-108Z`
  const s = stage.sunSide
  const sunny = `M0-104C${n(s * w * 0.5)}-80 ${n(s * w)}-50 ${n(s * w * 0.9)}-24C${n(s * w * 0.8)}-10 ${n(s * w * 0.4)}-5 ${n(s * w * 0.1)}-5C${n(s * w * 0.5)}-34 ${n(-s * w * 0.2)}-60 0-104Z`
  return (
    rect(-1.5, -5, 3, 6, stage.shade('#5a4632', depth)) +
    fill(body, stage.shade(leaf, depth)) +
    fill(sunny, stage.tone(lighten(leaf, 0.08), depth))
  )
}

function umbrellaPine(stage: Stage, random: Random, depth: number): string {
  const lean = random.between(-14, 14)
  const bark = '#8a5f42'
  const leaf = mix(stage.place.leaf, '#2f6a40', 0.5)
  const stem = stroke(
    `M0 0Q${n(-lean * 0.4)}-36 ${n(lean)}-76M${n(lean * 0.55)}-50Q${n(lean * 0.5 + 12)}-62 ${n(lean + 20)}-74M${n(lean * 0.5)}-46Q${n(lean * 0.4 - 12)}-58 ${n(lean - 20)}-72`,
    stage.between(bark, 0.5, depth),
    3.6,
    'stroke-linecap="round"',
  )
  return (
    stem +
    foliage(stage, random, lean, -82, 48, 20, leaf, depth) +
    foliage(stage, random, lean + random.side() * 24, -72, 22, 11, leaf, depth)
  )
}

function acacia(stage: Stage, random: Random, depth: number): string {
  const bark = stage.shade('#5f4632', depth)
  const leaf = mix(stage.place.leaf, '#7f8a3a', 0.4)
  const stem = stroke(
    'M0 0Q2-26-2-40M-1-34Q-16-52-34-66M-2-40Q8-56 30-68M-2-40Q-4-58-2-70',
    bark,
    3.4,
    'stroke-linecap="round"',
  )
  return (
    stem +
    foliage(stage, random, -28, -70, 34, 9, leaf, depth) +
    foliage(stage, random, 26, -73, 38, 10, leaf, depth) +
    foliage(stage, random, 0, -83, 44, 10, leaf, depth)
  )
}

function cactus(stage: Stage, depth: number): string {
  const skin = mix(stage.place.leaf, '#3f7f52', 0.6)
  const body = stroke(
    'M0 0V-80M0-34H-20V-58M0-26H22V-52',
    stage.shade(skin, depth),
    13,
    'stroke-linecap="round" stroke-linejoin="round"',
  )
  const s = stage.sunSide * 3
  return (
    body +
    stroke(
      `M${s}-2V-80M${s - 20}-34V-58M${s + 22}-26V-52`,
      stage.tone(lighten(skin, 0.1), depth),
      4,
      'stroke-linecap="round"',
    )
  )
}

function banana(stage: Stage, random: Random, depth: number): string {
  const leaf = mix(stage.place.leaf, '#5faa4a', 0.4)
  let out = fill('M-5 0Q-3-30-2-46L4-46Q3-24 6 0Z', stage.between('#8a9a58', 0.4, depth))
  for (const [i, angle] of [-2.7, -0.4, -2.2, -0.9, -1.5].entries()) {
    const turn = angle + random.between(-0.15, 0.15)
    const length = random.between(54, 70)
    const tip: Point = [Math.cos(turn) * length, -44 + Math.sin(turn) * length * 0.75 + 12]
    const wide = 11
    const nx = -Math.sin(turn) * wide
    const ny = Math.cos(turn) * wide
    const mid: Point = [tip[0] * 0.55, -44 + (tip[1] + 44) * 0.55 - 14]
    const d = `M0-44Q${n(mid[0] + nx)} ${n(mid[1] + ny)} ${n(tip[0])} ${n(tip[1])}Q${n(mid[0] - nx)} ${n(mid[1] - ny)} 0-44Z`
    out += fill(d, i % 2 ? stage.tone(lighten(leaf, 0.06), depth) : stage.between(leaf, 0.6, depth))
    out += stroke(
      `M0-44Q${n(mid[0])} ${n(mid[1])} ${n(tip[0])} ${n(tip[1])}`,
      stage.tone(lighten(leaf, 0.3), depth),
      0.8,
    )
  }
  return out
}

function birch(stage: Stage, random: Random, depth: number): string {
  const leaf = mix(stage.place.leaf, '#8fb04a', 0.55)
  const stem = fill('M-3 0Q-1-40 0-78L2-78Q2-40 3 0Z', stage.tone('#f2efe6', depth))
  const marks = fill(
    polygon([
      [-2, -12],
      [1, -13],
      [-1, -15],
    ]) +
      polygon([
        [2, -30],
        [-1, -31],
        [2, -33],
      ]) +
      polygon([
        [-1, -44],
        [1, -45],
        [0, -47],
      ]),
    stage.shade('#3a3a3c', depth),
  )
  return (
    stem +
    marks +
    foliage(stage, random, 0, -54, 20, 16, leaf, depth) +
    foliage(stage, random, -3, -76, 24, 24, leaf, depth)
  )
}
