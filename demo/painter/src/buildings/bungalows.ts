import { Grove } from '../nature/grove.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'
import type { HotelShape } from './hotel.ts'
import { Houses } from './houses.ts'

/** A hotel as a village: small houses in two or three rising rows, with green between them. */
export function bungalows(
  stage: Stage,
  random: Random,
  { x, y, w, floorHeight, depth = 0.05 }: HotelShape,
): string {
  const grove = new Grove(stage, random.fork('bungalows'))
  const houses = new Houses(stage, random.fork('houses'))
  const rows = 3
  let out = ''
  for (let row = 0; row < rows; row++) {
    const t = row / (rows - 1)
    const size = floorHeight * (1.7 + t * 0.7)
    const foot = y - (1 - t) * floorHeight * 2.3
    const far = depth + (1 - t) * 0.1
    const count = Math.round(w / (size * 1.22))
    for (let i = 0; i < count; i++) {
      const bx = x - w / 2 + (w * (i + 0.5 + random.between(-0.16, 0.16))) / count
      const by = foot - random.between(0, floorHeight * 0.3)
      out += stage.show(houses.pick(far), bx, by, (size / 40) * random.between(0.8, 1.05))
      if (random.chance(0.5)) out += grove.flowers(bx + size * 0.5, by + 4, size * 0.26, far)
      if (random.chance(0.35)) out += grove.tree(bx - size * 0.55, by + 4, size * random.between(1, 1.5), far)
      else out += grove.bush(bx - size * 0.5, by + 4, size * 0.24, far)
    }
  }
  return out
}
