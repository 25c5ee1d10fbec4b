import { darken, lighten, mix } from '../colour.ts'
import { fill, n, polygon, rect, stroke } from '../path.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'
import type { HotelShape } from './hotel.ts'
import { arch, box } from './openings.ts'
import { dome } from './roof.ts'

/** A hotel in wings: the tall one in the middle or at one end, each with balconies on every floor. */
export function balconyHotel(stage: Stage, random: Random, shape: HotelShape): string {
  const { x, y, w, floors, floorHeight, depth = 0.05 } = shape
  const plan = random.pick([
    [0.3, 0.4, 0.3],
    [0.55, 0.45],
    [0.25, 0.25, 0.5],
    [0.4, 0.6],
  ])
  const tallest = random.whole(0, plan.length - 1)
  const wall = random.pick(stage.place.walls)
  const accent = random.pick(stage.place.accents)
  let left = x - w / 2
  const wings = plan.map((share, i) => {
    const wing = {
      left,
      w: w * share,
      floors: i === tallest ? floors : Math.max(2, floors - random.whole(1, 2)),
      top: i === tallest,
    }
    left += w * share
    return wing
  })
  // Lower wings are a little in front, so they are drawn last.
  return [...wings]
    .sort((a, b) => b.floors - a.floors)
    .map((wing) =>
      drawWing(stage, random, { ...wing, y: y + (wing.top ? 0 : 5), floorHeight, wall, accent, depth }),
    )
    .join('')
}

interface Wing {
  left: number
  y: number
  w: number
  floors: number
  floorHeight: number
  wall: string
  accent: string
  depth: number
}

function drawWing(stage: Stage, random: Random, wing: Wing): string {
  const { left, y, w, floors, floorHeight: f, wall, depth } = wing
  const tall = floors * f
  const bays = Math.max(2, Math.round(w / (f * 1.25)))
  const bay = w / bays
  const s = stage.sunSide
  const paint = {
    glass: '',
    lamp: '',
    curtain: '',
    dark: '',
    rail: '',
    slab: '',
    slabShade: '',
    plants: '',
  }
  for (let floor = 0; floor < floors; floor++) {
    const base = y - floor * f
    for (let i = 0; i < bays; i++) {
      const bx = left + i * bay
      paint.dark += box(bx + bay * 0.08, base - f * 0.92, bay * 0.84, f * 0.9)
      const door =
        floor === 0 && stage.place.opening === 'arch'
          ? arch(bx + bay * 0.5, base, bay * 0.6, f * 0.8)
          : box(bx + bay * 0.18, base - f * 0.76, bay * 0.64, f * 0.74)
      if (random.chance(Math.max(0.05, stage.light.lamps))) paint.lamp += door
      else paint.glass += door
      paint.curtain += box(bx + bay * 0.18, base - f * 0.76, bay * 0.14, f * 0.74)
    }
    if (floor > 0) {
      paint.rail += box(left - 2, base - f * 0.34, w + 4, f * 0.3)
      paint.slab += box(left - 4, base - f * 0.06, w + 8, f * 0.12)
      paint.slabShade += box(left, base + f * 0.06, w, f * 0.1)
      if (random.chance(0.5))
        paint.plants += planter(
          random,
          left + random.between(0.1, 0.7) * w,
          base - f * 0.32,
          bay * 0.9,
          f * 0.13,
        )
    }
  }
  let dividers = ''
  for (let i = 1; i < bays; i++) dividers += box(left + i * bay - bay * 0.05, y - tall, bay * 0.1, tall)
  const shadeX = s > 0 ? left : left + w * 0.82
  const glass = mix(stage.shade('#5a7896', depth), stage.sky[1], 0.35)
  return [
    rect(left, y - tall, w, tall, stage.tone(wall, depth)),
    fill(paint.dark, stage.shade(wall, depth)),
    fill(paint.glass, glass),
    fill(paint.curtain, stage.between('#fbf4e6', 0.4, depth), 'opacity=".7"'),
    paint.lamp && fill(paint.lamp, mix('#ffdc96', stage.haze, depth * 0.4)),
    fill(dividers, stage.tone(wall, depth)),
    fill(paint.slabShade, stage.shadow, 'opacity=".25"'),
    fill(paint.slab, stage.tone(lighten(wall, 0.35), depth)),
    railing(stage, paint.rail, glass, depth),
    paint.plants && fill(paint.plants, stage.tone(stage.place.flower, depth)),
    rect(shadeX, y - tall, w * 0.18, tall, stage.shadow, 'opacity=".16"'),
    crown(stage, random, wing, tall),
  ].join('')
}

/** Boards in the mountains and the tropics, glass elsewhere. */
function railing(stage: Stage, d: string, glass: string, depth: number): string {
  const timber = stage.place.roofShapes.some(
    (shape) => shape === 'chalet' || shape === 'steep' || shape === 'pagoda' || shape === 'thatch',
  )
  if (timber) return fill(d, stage.tone(stage.place.wood, depth))
  return fill(d, mix(stage.tone('#e6f0f2', depth), glass, 0.3), 'opacity=".75"')
}

function planter(random: Random, x: number, y: number, w: number, h: number): string {
  let d = `M${n(x)} ${n(y)}`
  for (let i = 0; i < 4; i++) d += `q${n(w / 8)} ${n(-h * random.between(1, 2))} ${n(w / 4)} 0`
  return `${d}v${n(h * 0.4)}h${n(-w)}z`
}

/** The local kind of roof: tiles, domes, a chalet gable, a curved roof, a parapet. */
function crown(
  stage: Stage,
  random: Random,
  { left, y, w, floorHeight: f, wall, accent, depth }: Wing,
  tall: number,
): string {
  const top = y - tall
  const shape = random.pick(stage.place.roofShapes)
  const roof = random.pick(stage.place.roofs)
  const right = left + w
  const cornice =
    rect(left - 5, top - f * 0.12, w + 10, f * 0.2, stage.tone(lighten(wall, 0.3), depth)) +
    rect(left, top + f * 0.08, w, f * 0.07, stage.shadow, 'opacity=".2"')
  switch (shape) {
    case 'gable':
    case 'hip':
    case 'thatch':
      return (
        fill(
          polygon([
            [left - 9, top + 2],
            [left + f * 0.6, top - f * 0.75],
            [right - f * 0.6, top - f * 0.75],
            [right + 9, top + 2],
          ]),
          stage.tone(roof, depth),
        ) + tiles(stage, left, right, top, f, roof, depth)
      )
    case 'chalet':
    case 'steep': {
      const peak = top - w * (shape === 'steep' ? 0.42 : 0.26)
      const mid = (left + right) / 2
      return (
        fill(
          polygon([
            [left, top],
            [mid, peak + 6],
            [right, top],
          ]),
          stage.tone(stage.place.wood, depth),
        ) +
        fill(
          polygon([
            [left - 16, top + 9],
            [mid, peak - 4],
            [right + 16, top + 9],
            [right + 14, top + 18],
            [mid, peak + 12],
            [left - 14, top + 18],
          ]),
          stage.between(roof, 0.3, depth),
        ) +
        rect(
          mid - f * 0.3,
          top - f * 0.6,
          f * 0.6,
          f * 0.6,
          mix(stage.shade('#5a7896', depth), stage.sky[1], 0.3),
        )
      )
    }
    case 'pagoda': {
      const mid = (left + right) / 2
      const d = `M${n(left - 24)} ${n(top - 6)}Q${n(mid)} ${n(top + 14)} ${n(right + 24)} ${n(top - 6)}Q${n(right - w * 0.2)} ${n(top - f * 0.5)} ${n(right - w * 0.24)} ${n(top - f * 1.05)}H${n(left + w * 0.24)}Q${n(left + w * 0.2)} ${n(top - f * 0.5)} ${n(left - 24)} ${n(top - 6)}Z`
      return fill(
        d,
        stage.linear([
          [0, stage.tone(lighten(roof, 0.12), depth)],
          [1, stage.shade(roof, depth)],
        ]),
      )
    }
    case 'dome':
      return (
        cornice +
        dome(
          stage,
          (left + right) / 2,
          top - f * 0.1,
          Math.min(w * 0.18, f * 1.1),
          random.pick(stage.place.roofs),
          depth,
        )
      )
    case 'flat':
      return (
        cornice +
        pergola(stage, left + w * random.between(0.15, 0.5), top - f * 0.12, w * 0.32, f, accent, depth)
      )
  }
}

function tiles(
  stage: Stage,
  left: number,
  right: number,
  top: number,
  f: number,
  roof: string,
  depth: number,
): string {
  let d = ''
  for (let x = left; x < right; x += f * 0.34) {
    const t = (x - left) / (right - left)
    d += `M${n(x)} ${n(top)}L${n(x + (0.5 - t) * f * 1.1)} ${n(top - f * 0.72)}`
  }
  return (
    stroke(d, stage.shade(roof, depth), 1, 'opacity=".4"') +
    rect(left - 9, top, right - left + 18, f * 0.1, stage.shade(darken(roof, 0.15), depth))
  )
}

function pergola(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  f: number,
  accent: string,
  depth: number,
): string {
  return (
    rect(x, y - f * 0.62, w, f * 0.1, stage.tone(stage.place.wood, depth)) +
    [0, 0.48, 0.96]
      .map((t) => rect(x + w * t, y - f * 0.55, 3, f * 0.56, stage.shade(stage.place.wood, depth)))
      .join('') +
    rect(x + w * 0.05, y - f * 0.52, w * 0.9, f * 0.09, stage.tone(accent, depth))
  )
}
