import { Grove } from '../nature/grove.ts'
import { heightAt } from '../nature/ridge.ts'
import type { Point } from '../path.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'
import { Houses } from './houses.ts'
import { landmark } from './landmark.ts'

export interface VillageShape {
  /** Crest of the slope under the houses. */
  line: readonly Point[]
  /** Foot of the slope. */
  foot: number
  from: number
  to: number
  /** Houses of the lowest, nearest row are about this wide. */
  size: number
  rows: number
  depth?: number
  withLandmark?: boolean
}

/** Houses in terraces down a slope, upper rows first so that lower ones are in front. */
export function village(stage: Stage, random: Random, shape: VillageShape): string {
  const { line, foot, from, to, size, rows, depth = 0.15, withLandmark = true } = shape
  const church = withLandmark ? random.between(0.3, 0.7) : -1
  const grove = new Grove(stage, random.fork('grove'))
  const houses = new Houses(stage, random.fork('houses'))
  let out = ''
  for (let row = 0; row < rows; row++) {
    const t = (row + 0.6) / rows
    const scale = size * (0.62 + 0.38 * t)
    const rowDepth = depth + (1 - t) * 0.12
    const shift = random.between(-0.5, 0.5) * scale
    for (let x = from + shift; x < to; x += scale * random.between(0.85, 1.3)) {
      const crest = heightAt(line, x)
      const room = foot - crest
      if (room < scale * 0.5) continue
      const y = crest + room * (0.1 + 0.84 * t) + random.between(-0.08, 0.08) * scale
      const kind = random.next()
      if (kind < 0.7) {
        out += stage.show(houses.pick(rowDepth), x, y, (scale / 40) * random.between(0.85, 1.15))
      } else if (kind < 0.88) {
        out += grove.tree(x, y + 2, scale * random.between(1.1, 1.5), rowDepth)
      }
      if (random.chance(0.45))
        out += grove.bush(x + scale * 0.45, y + scale * 0.1, scale * random.between(0.25, 0.4), rowDepth)
    }
    if (withLandmark && row === Math.floor(rows / 2)) {
      const x = from + (to - from) * church
      const y = heightAt(line, x) + (foot - heightAt(line, x)) * (0.1 + 0.84 * t)
      out += landmark(stage, x, y, size * 2.4, rowDepth)
    }
  }
  return out
}
