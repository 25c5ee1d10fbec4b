import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'
import type { HotelShape } from './hotel.ts'
import { townhouse } from './townhouse.ts'

/** A grand house: one tall front with lower wings, windows with shutters, arches along the ground. */
export function palazzo(
  stage: Stage,
  random: Random,
  { x, y, w, floors, floorHeight, depth = 0.05 }: HotelShape,
): string {
  const wall = random.pick(stage.place.walls)
  const second = random.chance(0.5) ? wall : random.pick(stage.place.walls)
  const plan = random.pick([
    [0.3, 0.4, 0.3],
    [0.34, 0.3, 0.36],
    [0.42, 0.3, 0.28],
  ])
  const main = random.chance(0.7) ? 1 : random.pick([0, 2])
  const tall = Math.min(5, floors)
  let left = x - w / 2
  const wings = plan.map((share, i) => {
    const wing = {
      left,
      w: w * share,
      floors: i === main ? tall : tall - random.whole(1, 2),
      wall: i === main ? wall : second,
    }
    left += w * share
    return wing
  })
  return wings
    .sort((a, b) => a.floors - b.floors)
    .map((wing) => townhouse(stage, random, { ...wing, y, floorHeight, depth, street: 'arches' }))
    .join('')
}
