import { darken, lighten } from '../colour.ts'
import { fill, polygon, rect } from '../path.ts'
import type { Roof } from '../place.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'
import { Openings } from './openings.ts'
import { roof } from './roof.ts'

export interface HouseShape {
  /** Middle of the front's foot. */
  x: number
  y: number
  w: number
  h: number
  depth?: number
  wall?: string
  roofShape?: Roof
  roofColour?: string
  /** Width of the side wall, which always lies in shade. */
  side?: number
}

/** How far a side wall rises per unit of its width: everything is seen a little from above. */
const slant = 0.2

/** A small house in oblique view, its shaded side turned away from the sun. */
export function house(stage: Stage, random: Random, shape: HouseShape): string {
  const { place } = stage
  const { x, y, w, h, depth = 0 } = shape
  const wall = shape.wall ?? random.pick(place.walls)
  const roofShape = shape.roofShape ?? random.pick(place.roofShapes)
  const roofColour = shape.roofColour ?? random.pick(place.roofs)
  const away = -stage.sunSide
  const side = (shape.side ?? w * random.between(0.3, 0.5)) * away
  const near = x + (away * w) / 2
  const rise = -Math.abs(side) * slant
  const front = rect(x - w / 2, y - h, w, h, stage.tone(wall, depth))
  const flank = fill(
    polygon([
      [near, y],
      [near + side, y + rise],
      [near + side, y - h + rise],
      [near, y - h],
    ]),
    stage.shade(darken(wall, 0.05), depth),
  )
  const top = roof(stage, { x, y: y - h, w, side, rise, shape: roofShape, colour: roofColour, wall, depth })
  return flank + front + facadeDetails(stage, random, shape, roofShape, depth) + top
}

function facadeDetails(
  stage: Stage,
  random: Random,
  { x, y, w, h }: HouseShape,
  roofShape: Roof,
  depth: number,
): string {
  const { place } = stage
  const openings = new Openings(stage, random, random.pick(place.accents), depth)
  const floors = Math.max(1, Math.round(h / 26))
  const columns = Math.max(1, Math.min(4, Math.round(w / 20)))
  const floorHeight = h / floors
  const lane = w / columns
  const size = Math.min(lane * 0.36, floorHeight * 0.34)
  const doorAt = random.whole(0, columns - 1)
  for (let floor = 0; floor < floors; floor++) {
    for (let column = 0; column < columns; column++) {
      const cx = x - w / 2 + lane * (column + 0.5)
      const sill = y - floorHeight * (floor + 0.3)
      if (floor === 0 && column === doorAt)
        openings.door(cx, y, size * 1.2, floorHeight * 0.62, place.opening === 'arch')
      else openings.window(cx, sill, size, size * 1.45, place.opening)
    }
  }
  const isTimber = roofShape === 'chalet' && floors > 1
  const timber = isTimber ? rect(x - w / 2, y - h, w, h * 0.52, stage.tone(place.wood, depth)) : ''
  const balcony = isTimber
    ? rect(x - w / 2 - 2, y - h * 0.56, w + 4, h * 0.12, stage.shade(place.wood, depth)) +
      rect(x - w / 2 - 2, y - h * 0.58, w + 4, 2, stage.tone(lighten(place.flower, 0.1), depth))
    : ''
  return timber + openings.draw() + balcony
}
