import { darken, lighten, mix } from '../colour.ts'
import { fill, n, polygon, rect, stroke } from '../path.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'
import { arch, box, Openings } from './openings.ts'
import { dome } from './roof.ts'

export interface TownhouseShape {
  left: number
  /** Foot of the wall. */
  y: number
  w: number
  floors: number
  floorHeight: number
  wall?: string
  depth?: number
  /** What is on the ground floor. */
  street?: 'café' | 'arches' | 'door'
}

/** One house of a row, seen from the front: shutters, balconies, an awning, its own roof. */
export function townhouse(stage: Stage, random: Random, shape: TownhouseShape): string {
  const { left, y, w, floors, floorHeight: f, depth = 0 } = shape
  const { place } = stage
  const wall = shape.wall ?? random.pick(place.walls)
  const accent = random.pick(place.accents)
  const tall = floors * f
  const columns = Math.max(2, Math.round(w / (f * 0.95)))
  const lane = w / columns
  const openings = new Openings(stage, random, accent, depth)
  let trims = ''
  let balconies = ''
  let flowers = ''
  for (let floor = 1; floor < floors; floor++) {
    const sill = y - floor * f - f * 0.2
    const hasBalcony = floor === 1 && random.chance(0.5)
    for (let i = 0; i < columns; i++) {
      const cx = left + lane * (i + 0.5)
      const ww = lane * 0.36
      const foot = hasBalcony ? sill + f * 0.18 : sill
      openings.window(cx, foot, ww, f * (hasBalcony ? 0.76 : 0.56), place.opening)
      trims += box(cx - ww * 0.7, foot, ww * 1.4, f * 0.05)
      if (!hasBalcony && random.chance(0.3)) flowers += windowBox(random, cx, foot, ww * 1.3, f)
    }
    if (hasBalcony) balconies += balcony(stage, left + w * 0.06, sill + f * 0.2, w * 0.88, f, depth)
  }
  const ground = streetFloor(stage, random, shape, openings, accent)
  const s = stage.sunSide
  return [
    rect(left, y - tall, w, tall, stage.tone(wall, depth)),
    rect(s > 0 ? left : left + w - w * 0.1, y - tall, w * 0.1, tall, stage.shadow, 'opacity=".14"'),
    rect(left, y - f * 1.04, w, f * 0.07, stage.tone(lighten(wall, 0.3), depth)),
    openings.draw(),
    fill(trims, stage.tone(lighten(wall, 0.45), depth)),
    balconies,
    flowers && fill(flowers, stage.tone(place.flower, depth)),
    ground,
    houseTop(stage, random, left, y - tall, w, f, wall, depth),
  ].join('')
}

function windowBox(random: Random, x: number, y: number, w: number, f: number): string {
  let d = `M${n(x - w / 2)} ${n(y + f * 0.07)}v${n(-f * 0.08)}`
  for (let i = 0; i < 4; i++) d += `q${n(w / 8)} ${n(-f * random.between(0.06, 0.14))} ${n(w / 4)} 0`
  return `${d}v${n(f * 0.08)}z`
}

function balcony(stage: Stage, x: number, y: number, w: number, f: number, depth: number): string {
  let bars = `M${n(x)} ${n(y - f * 0.34)}h${n(w)}`
  const count = f < 36 ? 7 : 14
  for (let i = 0; i <= count; i++) bars += `M${n(x + (w * i) / count)} ${n(y)}v${n(-f * 0.34)}`
  return (
    rect(x - 3, y - 2, w + 6, f * 0.08, stage.tone('#f2e8d6', depth)) +
    rect(x, y + f * 0.06, w, f * 0.07, stage.shadow, 'opacity=".25"') +
    stroke(bars, stage.shade('#3a3f48', depth), 1.3)
  )
}

function streetFloor(
  stage: Stage,
  random: Random,
  {
    left,
    y,
    w,
    floorHeight: f,
    depth = 0,
    street = random.pick(['café', 'arches', 'door'] as const),
  }: TownhouseShape,
  openings: Openings,
  accent: string,
): string {
  const glow =
    stage.light.lamps > 0.1
      ? mix('#ffd28a', stage.haze, depth * 0.3)
      : mix(stage.shade('#4a5a70', depth), stage.sky[1], 0.2)
  switch (street) {
    case 'arches': {
      const count = Math.max(2, Math.round(w / (f * 0.8)))
      let d = ''
      for (let i = 0; i < count; i++)
        d += arch(left + (w * (i + 0.5)) / count, y, (w / count) * 0.66, f * 0.84)
      return fill(d, glow)
    }
    case 'café': {
      const hem = y - f * 0.6
      const count = 8
      let a = ''
      let b = ''
      for (let i = 0; i < count; i++) {
        const x1 = left + w * 0.06 + (w * 0.88 * i) / count
        const x2 = x1 + (w * 0.88) / count
        const stripe = `M${n(x1)} ${n(y - f * 0.92)}H${n(x2)}L${n(x2 + 1)} ${n(hem)}q${n(-(x2 - x1) / 2)} ${n(f * 0.09)} ${n(-(x2 - x1) - 1)} 0z`
        if (i % 2) a += stripe
        else b += stripe
      }
      return (
        rect(left + w * 0.1, y - f * 0.78, w * 0.8, f * 0.78, glow) +
        rect(left + w * 0.46, y - f * 0.7, w * 0.04, f * 0.7, stage.shade(stage.place.wood, depth)) +
        fill(a, stage.tone('#fffaf0', depth)) +
        fill(b, stage.tone(accent, depth))
      )
    }
    case 'door': {
      const door = new Openings(stage, random, darken(accent, 0.1), depth)
      door.door(left + w * 0.3, y, w * 0.2, f * 0.74, true)
      door.window(left + w * 0.7, y - f * 0.24, w * 0.2, f * 0.46, openings.stage.place.opening)
      return door.draw()
    }
  }
}

function houseTop(
  stage: Stage,
  random: Random,
  left: number,
  top: number,
  w: number,
  f: number,
  wall: string,
  depth: number,
): string {
  const right = left + w
  const mid = left + w / 2
  const roof = random.pick(stage.place.roofs)
  const cornice = rect(left - 3, top - f * 0.06, w + 6, f * 0.13, stage.tone(lighten(wall, 0.35), depth))
  const chimney = rect(
    left + w * random.between(0.2, 0.7),
    top - f * 0.78,
    f * 0.2,
    f * 0.5,
    stage.between(wall, 0.4, depth),
  )
  switch (random.pick(stage.place.roofShapes)) {
    case 'gable':
    case 'hip':
    case 'thatch':
      return (
        chimney +
        fill(
          polygon([
            [left - 5, top],
            [left + w * 0.08, top - f * 0.55],
            [right - w * 0.08, top - f * 0.55],
            [right + 5, top],
          ]),
          stage.tone(roof, depth),
        ) +
        tileRows(stage, left, right, top, f, roof, depth) +
        cornice
      )
    case 'chalet':
    case 'steep': {
      const peak = top - w * 0.5
      const step = stage.scene.style === 'baltic'
      return (
        chimney +
        fill(
          polygon([
            [left, top],
            [mid, peak],
            [right, top],
          ]),
          stage.tone(wall, depth),
        ) +
        fill(
          polygon([
            [left - 5, top + 3],
            [mid, peak - 7],
            [right + 5, top + 3],
            [right, top + 9],
            [mid, peak + 4],
            [left, top + 9],
          ]),
          stage.between(roof, 0.3, depth),
        ) +
        fill(
          step
            ? arch(mid, top - f * 0.1, w * 0.14, f * 0.4)
            : box(mid - w * 0.07, top - f * 0.5, w * 0.14, f * 0.36),
          stage.shade('#4a6080', depth),
        )
      )
    }
    case 'pagoda':
      return fill(
        `M${n(left - 14)} ${n(top - 4)}Q${n(mid)} ${n(top + 12)} ${n(right + 14)} ${n(top - 4)}Q${n(right - w * 0.16)} ${n(top - f * 0.3)} ${n(right - w * 0.2)} ${n(top - f * 0.7)}H${n(left + w * 0.2)}Q${n(left + w * 0.16)} ${n(top - f * 0.3)} ${n(left - 14)} ${n(top - 4)}Z`,
        stage.between(roof, 0.2, depth),
      )
    case 'dome':
      return cornice + dome(stage, mid, top, Math.min(w * 0.28, f * 0.7), roof, depth)
    case 'flat':
      return cornice + battlement(stage, left, top, w, f, wall, depth)
  }
}

function tileRows(
  stage: Stage,
  left: number,
  right: number,
  top: number,
  f: number,
  roof: string,
  depth: number,
): string {
  if (f < 36) return ''
  let d = ''
  for (let x = left + 5; x < right; x += f * 0.16)
    d += `M${n(x)} ${n(top)}L${n(x + ((left + right) / 2 - x) * 0.14)} ${n(top - f * 0.54)}`
  return stroke(d, stage.shade(roof, depth), 1.1, 'opacity=".4"')
}

function battlement(
  stage: Stage,
  left: number,
  top: number,
  w: number,
  f: number,
  wall: string,
  depth: number,
): string {
  if (stage.scene.style !== 'moroccan' && stage.scene.style !== 'arabic') return ''
  let d = ''
  for (let x = left; x < left + w - f * 0.1; x += f * 0.32) d += box(x, top - f * 0.2, f * 0.18, f * 0.16)
  return fill(d, stage.tone(wall, depth))
}
