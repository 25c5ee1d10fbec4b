import { mix } from '../colour.ts'
import { fill, n } from '../path.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'
import { mountainRange } from './mountain-range.ts'
import { crest, ridge } from './ridge.ts'

/** The far land on the horizon, in the local relief: two or three lines fading into the haze. */
export function farLand(stage: Stage, horizon: number, { height = 90, lines = 2 } = {}): string {
  const random = stage.random.fork('far land')
  const { place } = stage
  const colour = mix(place.land[0], place.rock, 0.4)
  switch (place.relief) {
    case 'peaks':
      return (
        mountainRange(stage, random, {
          from: -60,
          to: 1260,
          base: horizon + 2,
          height: height * 1.5,
          peaks: random.whole(5, 7),
          colour: place.rock,
          depth: 0.78,
          snow: place.isSnowy ? 0.7 : place.trees.includes('spruce') ? 0.35 : 0,
        }) + hills(stage, random, horizon, height * 0.6, colour, lines - 1)
      )
    case 'volcano':
      return (
        volcano(stage, random, horizon, height * 2) +
        hills(stage, random, horizon, height * 0.5, colour, lines - 1)
      )
    case 'karst':
      return (
        karst(stage, random, horizon, height * 1.3, 0.8, 7) +
        karst(stage, random, horizon, height * 0.9, 0.55, 5)
      )
    case 'low':
      return hills(stage, random, horizon, height * 0.34, colour, lines)
    default:
      return hills(stage, random, horizon, height, colour, lines)
  }
}

function hills(
  stage: Stage,
  random: Random,
  horizon: number,
  height: number,
  colour: string,
  lines: number,
): string {
  let out = ''
  for (let i = 0; i < lines; i++) {
    const depth = 0.88 - (i * 0.26) / Math.max(1, lines - 1)
    const line = crest(random, {
      base: horizon + 2,
      height: height * (1 - i * 0.3),
      detail: 14,
      peak: random.next(),
      fall: random.between(1.2, 2.2),
    })
    out += ridge(stage, line, horizon + 2, colour, depth)
  }
  return out
}

function volcano(stage: Stage, random: Random, horizon: number, height: number): string {
  const x = 600 + random.side() * random.between(80, 360)
  const half = height * random.between(2, 2.6)
  const top = horizon - height
  const depth = 0.72
  const cone = `M${n(x - half)} ${horizon + 2}Q${n(x - half * 0.3)} ${n(horizon - height * 0.28)} ${n(x - 26)} ${n(top)}L${n(x - 8)} ${n(top + 7)}L${n(x + 10)} ${n(top + 3)}L${n(x + 24)} ${n(top + 5)}Q${n(x + half * 0.34)} ${n(horizon - height * 0.26)} ${n(x + half)} ${horizon + 2}Z`
  const s = stage.sunSide
  const dark = `M${n(x - s * 4)} ${n(top + 6)}L${n(x - s * 25)} ${n(top + 2)}Q${n(x - s * half * 0.32)} ${n(horizon - height * 0.27)} ${n(x - s * half)} ${horizon + 2}H${n(x - s * half * 0.2)}L${n(x - s * half * 0.16)} ${n(horizon - height * 0.3)}L${n(x - s * 6)} ${n(horizon - height * 0.5)}Z`
  const body = stage.linear([
    [0, stage.tone(stage.place.rock, depth)],
    [1, mix(stage.tone(stage.place.land[0], depth), stage.haze, 0.55)],
  ])
  return fill(cone, body) + fill(dark, stage.shade(stage.place.rock, depth), 'opacity=".6"')
}

/** Limestone towers in the water, covered with green. */
export function karst(
  stage: Stage,
  random: Random,
  base: number,
  height: number,
  depth: number,
  count: number,
): string {
  let out = ''
  for (let i = 0; i < count; i++) {
    const x = ((i + random.between(0.1, 0.9)) / count) * 1240 - 20
    const tall = height * random.between(0.4, 1.1)
    const half = tall * random.between(0.3, 0.55)
    const lean = random.between(-0.12, 0.12) * tall
    const d = `M${n(x - half)} ${n(base + 2)}C${n(x - half * 1.05)} ${n(base - tall * 0.6)} ${n(x - half * 0.7 + lean)} ${n(base - tall * 0.98)} ${n(x + lean)} ${n(base - tall)}C${n(x + half * 0.62 + lean)} ${n(base - tall * 0.98)} ${n(x + half * 0.85)} ${n(base - tall * 0.62)} ${n(x + half)} ${n(base + 2)}Z`
    const s = stage.sunSide
    const dark = `M${n(x + lean)} ${n(base - tall)}C${n(x - s * half * 0.62 + lean)} ${n(base - tall * 0.98)} ${n(x - s * half * 0.85)} ${n(base - tall * 0.62)} ${n(x - s * half)} ${n(base + 2)}H${n(x - s * half * 0.3)}C${n(x - s * half * 0.1)} ${n(base - tall * 0.4)} ${n(x - s * half * 0.4)} ${n(base - tall * 0.6)} ${n(x + lean)} ${n(base - tall)}Z`
    const cap = `M${n(x - half * 0.75 + lean * 0.8)} ${n(base - tall * 0.78)}C${n(x - half * 0.5 + lean)} ${n(base - tall * 1.02)} ${n(x + half * 0.4 + lean)} ${n(base - tall * 1.04)} ${n(x + half * 0.72 + lean * 0.7)} ${n(base - tall * 0.76)}Q${n(x + half * 0.4 + lean)} ${n(base - tall * 0.6)} ${n(x + half * 0.1 + lean)} ${n(base - tall * 0.76)}Q${n(x - half * 0.3 + lean)} ${n(base - tall * 0.58)} ${n(x - half * 0.75 + lean * 0.8)} ${n(base - tall * 0.78)}Z`
    out +=
      fill(d, stage.between(stage.place.rock, 0.15, depth)) +
      fill(dark, stage.shade(stage.place.rock, depth), 'opacity=".6"') +
      fill(cap, stage.between(stage.place.land[1], 0.35, depth))
  }
  return out
}
