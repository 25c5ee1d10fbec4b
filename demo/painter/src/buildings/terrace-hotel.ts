import { darken, lighten, mix } from '../colour.ts'
import { envelope, fill, points, rect } from '../path.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'
import type { HotelShape } from './hotel.ts'
import { arch, box } from './openings.ts'

/** Floors that step back like a hillside, each with plants hanging over the one below. */
export function terraceHotel(stage: Stage, random: Random, shape: HotelShape): string {
  const { x, y, w, floors, floorHeight: f, depth = 0.05 } = shape
  const wall = random.pick(stage.place.walls)
  const lean = random.pick([-1, 0, 0, 1])
  let out = ''
  for (let floor = floors - 1; floor >= 0; floor--) {
    const width = w * (1 - floor * (0.62 / floors))
    const cx = x + (lean * (w - width)) / 2
    out += storey(stage, random, cx, y - floor * f, width, f, wall, depth)
  }
  return out
}

function storey(
  stage: Stage,
  random: Random,
  x: number,
  y: number,
  w: number,
  f: number,
  wall: string,
  depth: number,
): string {
  const bays = Math.max(2, Math.round(w / (f * 1.5)))
  const bay = w / bays
  const left = x - w / 2
  const arched = stage.place.opening === 'arch'
  let recess = ''
  let glass = ''
  let lamps = ''
  for (let i = 0; i < bays; i++) {
    const cx = left + bay * (i + 0.5)
    recess += arched
      ? arch(cx, y, bay * 0.8, f * 0.84)
      : box(cx - bay * 0.42, y - f * 0.82, bay * 0.84, f * 0.82)
    const door = arched
      ? arch(cx, y, bay * 0.56, f * 0.68)
      : box(cx - bay * 0.3, y - f * 0.7, bay * 0.6, f * 0.7)
    if (random.chance(stage.light.lamps)) lamps += door
    else glass += door
  }
  const edge = y - f * 0.98
  const s = stage.sunSide
  return [
    rect(left, y - f, w, f + 1, stage.tone(wall, depth)),
    fill(recess, stage.shade(darken(wall, 0.04), depth)),
    fill(glass, mix(stage.shade('#5a7896', depth), stage.sky[1], 0.35)),
    lamps && fill(lamps, mix('#ffdc96', stage.haze, depth * 0.4)),
    rect(s > 0 ? left : left + w * 0.9, y - f, w * 0.1, f, stage.shadow, 'opacity=".14"'),
    rect(left - 6, edge - f * 0.08, w + 12, f * 0.2, stage.tone(lighten(wall, 0.35), depth)),
    rect(left, edge + f * 0.12, w, f * 0.09, stage.shadow, 'opacity=".2"'),
    planting(stage, random, left, edge - f * 0.06, w, f, depth),
  ].join('')
}

function planting(
  stage: Stage,
  random: Random,
  left: number,
  y: number,
  w: number,
  f: number,
  depth: number,
): string {
  const tufts = (share: number, size: number) => {
    const circles: { x: number; y: number; r: number }[] = []
    for (let x = left + f * 0.3; x < left + w - f * 0.3; x += f * 0.36) {
      if (random.chance(share)) circles.push({ x, y, r: f * size * random.between(0.6, 1.2) })
    }
    return circles.length > 0 ? `M${points(envelope(circles, y + f * 0.1, 3))}Z` : ''
  }
  return (
    fill(tufts(0.62, 0.24), stage.shade(stage.place.leaf, depth)) +
    fill(tufts(0.3, 0.17), stage.tone(lighten(stage.place.leaf, 0.1), depth)) +
    fill(tufts(0.2, 0.15), stage.tone(stage.place.flower, depth))
  )
}
