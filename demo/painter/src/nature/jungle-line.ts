import { darken } from '../colour.ts'
import { W } from '../path.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'
import { Grove } from './grove.ts'
import { crest, heightAt, ridge } from './ridge.ts'

/** A wall of forest: dense bushes with palms and bananas above. */
export function jungleLine(
  stage: Stage,
  random: Random,
  base: number,
  height: number,
  depth: number,
  size: number,
): string {
  const grove = new Grove(stage, random.fork(`jungle ${depth}`))
  const line = crest(random, { base, height, detail: 9, peak: random.next(), fall: 0.6 })
  let out = ridge(stage, line, base + 120, darken(stage.place.leaf, 0.08), depth)
  for (let x = -20; x < W + 40; x += size * random.between(0.5, 0.9)) {
    const y = heightAt(line, x) + size * 0.4
    out += random.chance(0.28)
      ? grove.tree(x, y, size * 2.4, depth, random.pick(['palm', 'banana', 'palm']))
      : grove.bush(x, y, size * random.between(0.7, 1.1), depth)
  }
  return out
}
