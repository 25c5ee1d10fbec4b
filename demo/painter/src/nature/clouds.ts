import { lighten, mix } from '../colour.ts'
import { envelope, fill, lens, points, W } from '../path.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'

type Weather = 'clear' | 'heaps' | 'streaks' | 'bank'

export function clouds(stage: Stage, horizon: number, cloudiness: number): string {
  const random = stage.random.fork('clouds')
  const weather = random.pick<Weather>(
    stage.isDark ? ['streaks', 'streaks', 'clear', 'bank'] : ['heaps', 'heaps', 'bank', 'streaks', 'clear'],
  )
  if (cloudiness === 0) return ''
  switch (weather) {
    case 'clear':
      return streaks(stage, random, horizon, 3)
    case 'streaks':
      return streaks(stage, random, horizon, random.whole(6, 11))
    case 'heaps':
      return streaks(stage, random, horizon, 2) + heaps(stage, random, horizon, random.whole(2, 4))
    case 'bank':
      return bank(stage, random, horizon) + (random.chance(0.5) ? heaps(stage, random, horizon * 0.8, 1) : '')
  }
}

/** The colours of a cloud in the sun and in the shade. */
function cloudColours(stage: Stage): { lit: string; under: string } {
  const [, upper, lower, low] = stage.sky
  switch (stage.light.name) {
    case 'night':
      return { lit: mix(lower, '#ffffff', 0.12), under: mix(upper, lower, 0.5) }
    case 'dusk':
      return { lit: mix(low, '#ffd9b0', 0.4), under: mix(upper, lower, 0.45) }
    case 'golden':
      return { lit: mix('#fff6e4', low, 0.25), under: mix(lower, upper, 0.45) }
    default:
      return { lit: '#ffffff', under: mix(upper, lighten(lower, 0.4), 0.55) }
  }
}

function heaps(stage: Stage, random: Random, horizon: number, count: number): string {
  const { lit, under } = cloudColours(stage)
  const veil = stage.linear([
    [0, lit, 0.96],
    [0.5, mix(lit, under, 0.25), 0.9],
    [1, under, 0],
  ])
  const crest = stage.linear([
    [0, lit, 0.9],
    [1, lit, 0],
  ])
  const lane = W / count
  let out = ''
  for (let i = 0; i < count; i++) {
    const size = random.between(0.65, 1.35)
    const x = lane * (i + random.between(0.15, 0.85))
    const base = horizon * random.between(0.34, 0.74)
    out +=
      heap(random, x, base, 120 * size, veil) +
      heap(random, x + 30 * stage.sunSide * size, base - 8 * size, 70 * size, crest)
  }
  return out
}

function heap(random: Random, x: number, base: number, half: number, paint: string): string {
  const circles = Array.from({ length: 9 }, (_, i) => {
    const t = (i / 8) * 2 - 1
    const r = half * (0.2 + 0.24 * (1 - t * t)) * random.between(0.75, 1.25)
    return { x: x + t * half, y: base - r * 0.35, r }
  })
  return fill(`M${points(envelope(circles, base, 4))}Z`, paint)
}

/** A far wall of cloud on the horizon. */
function bank(stage: Stage, random: Random, horizon: number): string {
  const { lit, under } = cloudColours(stage)
  let out = ''
  for (const [height, strength] of [
    [0.3, 0.45],
    [0.16, 0.7],
  ] as const) {
    const circles: { x: number; y: number; r: number }[] = []
    const centre = random.between(0, W)
    for (let x = -80; x < W + 80; x += random.between(28, 60)) {
      const swell = Math.exp(-(((x - centre) / 420) ** 2))
      const r = random.between(24, 58) * (0.6 + swell * 0.7)
      circles.push({
        x,
        y: horizon - horizon * height * (0.25 + 0.75 * swell) + r * random.between(0, 0.8),
        r,
      })
    }
    const veil = stage.linear([
      [0, lit, strength],
      [1, mix(under, stage.haze, 0.6), 0],
    ])
    out += fill(`M${points(envelope(circles, horizon + 4, 7, 200))}Z`, veil)
  }
  return out
}

function streaks(stage: Stage, random: Random, horizon: number, count: number): string {
  const { lit, under } = cloudColours(stage)
  const across = (colour: string, strength: number) =>
    stage.linear(
      [
        [0, colour, 0],
        [0.3, colour, strength],
        [0.7, colour, strength],
        [1, colour, 0],
      ],
      0,
      0,
      1,
      0,
    )
  const paints = [across(lit, 0.75), across(lit, 0.4), across(mix(lit, under, 0.6), 0.6)]
  let out = ''
  for (let i = 0; i < count; i++) {
    const y = horizon * random.between(0.12, 0.9)
    const far = y / horizon
    const width = random.between(200, 620) * (1.1 - far * 0.4)
    const x = random.between(0, W)
    const height = random.between(5, 17) * (1.25 - far)
    out += fill(lens(x, y, width, height), random.pick(paints))
    out += fill(lens(x + width * 0.16, y - height * 0.9, width * 0.55, height * 0.8), random.pick(paints))
  }
  return out
}
