import { darken, lighten } from '../colour.ts'
import { dots, fill, n, type Point, polygon, rect, stroke } from '../path.ts'
import type { Roof } from '../place.ts'
import type { Stage } from '../stage.ts'

export interface RoofShape {
  /** Middle of the front's upper edge. */
  x: number
  y: number
  w: number
  /** Signed width of the side wall, and how far it rises (negative). */
  side: number
  rise: number
  shape: Roof
  colour: string
  wall: string
  depth: number
}

export function roof(stage: Stage, r: RoofShape): string {
  switch (r.shape) {
    case 'flat':
      return flat(stage, r)
    case 'dome':
      return (
        flat(stage, r) + dome(stage, r.x + r.side * 0.3, r.y + r.rise * 0.3, r.w * 0.34, r.colour, r.depth)
      )
    case 'gable':
      return eavesRoof(stage, r, 0.34)
    case 'hip':
      return hip(stage, r, 0.3)
    case 'chalet':
      return gableFront(stage, r, 0.36, 0.16)
    case 'steep':
      return gableFront(stage, r, 0.72, 0.09)
    case 'pagoda':
      return pagoda(stage, r)
    case 'thatch':
      return thatch(stage, r)
  }
}

/** A half ball with a lit side. Only the church of a town has a cross; all others a plain ball. */
export function dome(
  stage: Stage,
  x: number,
  y: number,
  r: number,
  colour: string,
  depth: number,
  finial: 'cross' | 'ball' = 'ball',
): string {
  const s = stage.sunSide
  const gilt = stage.tone('#f2e6c4', depth)
  const ball = stage.linear(
    [
      [0, stage.tone(lighten(colour, 0.18), depth)],
      [0.45, stage.tone(colour, depth)],
      [1, stage.shade(darken(colour, 0.1), depth)],
    ],
    s > 0 ? 1 : 0,
    0,
    s > 0 ? 0 : 1,
    0.35,
  )
  const drum = rect(
    x - r * 0.92,
    y - r * 0.3,
    r * 1.84,
    r * 0.34,
    stage.between(stage.place.walls[0] ?? '#fff', 0.35, depth),
  )
  return (
    drum +
    fill(`M${n(x - r)} ${n(y - r * 0.25)}a${n(r)} ${n(r * 1.05)} 0 0 1 ${n(r * 2)} 0z`, ball) +
    (finial === 'cross'
      ? stroke(
          `M${n(x)} ${n(y - r * 1.28)}v${n(-r * 0.45)}m${n(-r * 0.14)} ${n(r * 0.16)}h${n(r * 0.28)}`,
          gilt,
          Math.max(1, r * 0.07),
        )
      : stroke(`M${n(x)} ${n(y - r * 1.26)}v${n(-r * 0.26)}`, gilt, Math.max(1, r * 0.06)) +
        dots([[x, y - r * 1.5]], Math.max(1, r * 0.07), gilt))
  )
}

function flat(stage: Stage, { x, y, w, side, rise, wall, depth }: RoofShape): string {
  const left = x - w / 2
  const right = x + w / 2
  const deck = polygon([
    [left, y],
    [right, y],
    [right + side, y + rise],
    [left + side, y + rise],
  ])
  const lip = Math.max(1.2, w * 0.035)
  return (
    fill(deck, stage.tone(lighten(wall, 0.25), depth)) +
    rect(left, y - lip * 0.3, w, lip, stage.tone(lighten(wall, 0.4), depth))
  )
}

/** Ridge along the front: the tiled slope faces us, the gable faces the side. */
function eavesRoof(
  stage: Stage,
  { x, y, w, side, rise, colour, wall, depth }: RoofShape,
  pitch: number,
): string {
  const over = w * 0.05
  const tall = Math.abs(side) * 0.6 + w * pitch * 0.4
  const [left, right] = [x - w / 2, x + w / 2]
  const ridgeY = y + rise / 2 - tall
  const near = side > 0 ? right : left
  const gable = polygon([
    [near, y],
    [near + side, y + rise],
    [near + side / 2, ridgeY],
  ])
  const slope: Point[] = [
    [left - over, y + 2],
    [right + over, y + 2],
    [right + side / 2 + (side > 0 ? over : -over * 0.2), ridgeY],
    [left + side / 2 - (side < 0 ? over : -over * 0.2), ridgeY],
  ]
  const lines = w > 34 ? tileLines(stage, slope, colour, depth) : ''
  return (
    fill(gable, stage.shade(wall, depth)) +
    fill(polygon(slope), stage.tone(colour, depth)) +
    lines +
    eave(stage, left - over, right + over, y + 2, colour, depth)
  )
}

function hip(stage: Stage, { x, y, w, side, rise, colour, depth }: RoofShape, pitch: number): string {
  const over = w * 0.07
  const tall = w * pitch + Math.abs(side) * 0.2
  const [left, right] = [x - w / 2 - over, x + w / 2 + over]
  const ridgeY = y + rise / 2 - tall
  const near = side > 0 ? right : left
  const a: Point = [x - w * 0.2 + side / 2, ridgeY]
  const b: Point = [x + w * 0.2 + side / 2, ridgeY]
  const slope: Point[] = [[left, y + 2], [right, y + 2], b, a]
  const flank = polygon([[near, y + 2], [near + side, y + rise], side > 0 ? b : a])
  return (
    fill(flank, stage.shade(darken(colour, 0.05), depth)) +
    fill(polygon(slope), stage.tone(colour, depth)) +
    (w > 34 ? tileLines(stage, slope, colour, depth) : '') +
    eave(stage, left, right, y + 2, colour, depth)
  )
}

/** Gable towards us, the eaves running back: chalets and highland houses. */
function gableFront(
  stage: Stage,
  { x, y, w, side, rise, colour, wall, depth }: RoofShape,
  pitch: number,
  over: number,
): string {
  const o = w * over
  const tall = w * pitch
  const drop = (o / (w / 2)) * tall
  const apex: Point = [x, y - tall]
  const back: Point = [x + side, y - tall + rise]
  const eaveX = side > 0 ? x + w / 2 + o : x - w / 2 - o
  const near: Point = [eaveX, y + drop]
  const slope = polygon([apex, back, [eaveX + side, y + drop + rise], near])
  const thick = Math.max(2, w * 0.06)
  const barge = polygon([
    [x - w / 2 - o, y + drop],
    apex,
    [x + w / 2 + o, y + drop],
    [x + w / 2 + o - thick * 0.4, y + drop + thick],
    [x, y - tall + thick * 1.4],
    [x - w / 2 - o + thick * 0.4, y + drop + thick],
  ])
  const board = colour
  const face = stage.scene.style === 'nordic' ? wall : stage.place.wood
  return (
    fill(slope, stage.shade(board, depth)) +
    fill(polygon([[x - w / 2, y], apex, [x + w / 2, y]]), stage.tone(face, depth)) +
    fill(barge, stage.tone(lighten(board, 0.08), depth))
  )
}

function pagoda(stage: Stage, { x, y, w, side, rise, colour, wall, depth }: RoofShape): string {
  const tier = (cy: number, half: number, tall: number) => {
    const up = half * 0.16
    const lit = `M${n(x - half * 1.28)} ${n(cy - up)}Q${n(x - half * 0.8)} ${n(cy + up * 0.4)} ${n(x)} ${n(cy + up * 0.4)}Q${n(x + half * 0.8)} ${n(cy + up * 0.4)} ${n(x + half * 1.28)} ${n(cy - up)}Q${n(x + half * 0.55)} ${n(cy - tall * 0.35)} ${n(x + half * 0.3)} ${n(cy - tall)}H${n(x - half * 0.3)}Q${n(x - half * 0.55)} ${n(cy - tall * 0.35)} ${n(x - half * 1.28)} ${n(cy - up)}Z`
    return fill(lit, stage.between(colour, 0.15, depth))
  }
  const half = w / 2
  const shadow = fill(
    polygon([
      [x - half, y],
      [x + half, y],
      [x + half + side, y + rise],
      [x + side, y + rise - 4],
    ]),
    stage.shade(colour, depth),
  )
  return (
    shadow +
    tier(y + 2, half, w * 0.3) +
    rect(x - half * 0.36, y - w * 0.42, half * 0.72, w * 0.16, stage.between(wall, 0.2, depth)) +
    tier(y - w * 0.36, half * 0.56, w * 0.28) +
    rect(x - 1, y - w * 0.78, 2, w * 0.16, stage.tone('#e2b64a', depth))
  )
}

function thatch(stage: Stage, { x, y, w, side, rise, colour, depth }: RoofShape): string {
  const half = w * 0.66
  const tall = w * 0.55
  const peak = x + side * 0.3
  const body = `M${n(x - half)} ${n(y + w * 0.08)}Q${n(x - half * 0.3)} ${n(y - tall * 0.45)} ${n(peak)} ${n(y - tall + rise / 2)}Q${n(x + half * 0.45)} ${n(y - tall * 0.45)} ${n(x + half)} ${n(y + w * 0.08)}Q${n(x)} ${n(y + w * 0.17)} ${n(x - half)} ${n(y + w * 0.08)}Z`
  const s = stage.sunSide
  const shady = `M${n(peak)} ${n(y - tall + rise / 2)}Q${n(x - s * half * 0.45)} ${n(y - tall * 0.45)} ${n(x - s * half)} ${n(y + w * 0.08)}Q${n(x - s * half * 0.4)} ${n(y + w * 0.14)} ${n(x)} ${n(y + w * 0.125)}Z`
  let straw = ''
  for (let i = -3; i <= 3; i++)
    straw += `M${n(peak + i * 1.5)} ${n(y - tall * 0.85)}L${n(x + (i / 3.2) * half * 0.92)} ${n(y + w * 0.06)}`
  return (
    fill(body, stage.tone(colour, depth)) +
    fill(shady, stage.shade(colour, depth), 'opacity=".8"') +
    stroke(straw, stage.shade(darken(colour, 0.15), depth), 0.9, 'opacity=".5"')
  )
}

function tileLines(stage: Stage, [a, b, c, d]: readonly Point[], colour: string, depth: number): string {
  if (!a || !b || !c || !d) return ''
  let lines = ''
  for (let t = 0.25; t < 1; t += 0.25) {
    lines += `M${n(a[0] + (d[0] - a[0]) * t)} ${n(a[1] + (d[1] - a[1]) * t)}L${n(b[0] + (c[0] - b[0]) * t)} ${n(b[1] + (c[1] - b[1]) * t)}`
  }
  return stroke(lines, stage.shade(colour, depth), 0.9, 'opacity=".45"')
}

function eave(stage: Stage, left: number, right: number, y: number, colour: string, depth: number): string {
  return rect(
    left,
    y - 0.5,
    right - left,
    Math.max(1.4, (right - left) * 0.025),
    stage.shade(darken(colour, 0.15), depth),
  )
}
