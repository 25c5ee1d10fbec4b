import { lighten, mix } from '../colour.ts'
import { dots, ellipse, fill, H, n, type Point, rect, stroke, W } from '../path.ts'
import type { Stage } from '../stage.ts'
import { clouds } from './clouds.ts'

/** Everything above the horizon: air, sun or moon, stars, clouds, birds. */
export function sky(stage: Stage, horizon: number, { birds = true, cloudiness = 1 } = {}): string {
  const [top, upper, lower, low] = stage.sky
  const air = stage.linear(
    [
      [0, top],
      [0.45, upper],
      [0.8, lower],
      [1, low],
    ],
    0,
    -20,
    0,
    horizon,
    'canvas',
  )
  return [
    rect(0, 0, W, H, air),
    stage.light.name === 'night' ? stars(stage, horizon) : '',
    sunOrMoon(stage, horizon),
    clouds(stage, horizon, cloudiness),
    birds ? flock(stage, horizon) : '',
  ].join('')
}

function sunHeight(stage: Stage, horizon: number): number {
  const [least, most] = stage.light.sunHeight
  // Never so high that a wide crop would cut it off.
  return Math.max(120, horizon - stage.random.fork('sun').between(least, most))
}

function sunOrMoon(stage: Stage, horizon: number): string {
  const random = stage.random.fork('sun disc')
  const { light, sunX } = stage
  const y = sunHeight(stage, horizon)
  const reach = light.name === 'night' ? 260 : random.between(420, 620)
  const halo = stage.radial(
    [
      [0, light.glow, light.name === 'noon' ? 0.6 : 0.85],
      [0.12, light.glow, 0.5],
      [0.45, light.glow, 0.16],
      [1, light.glow, 0],
    ],
    { x: sunX, y, r: reach },
  )
  const glow = rect(0, 0, W, H, halo)
  // A high sun is often above the picture; its light still comes from that side.
  if (light.name === 'noon' && random.chance(0.6)) return glow
  if (light.name === 'night') return glow + moon(stage, sunX, y)
  const rays = light.name !== 'noon' && random.chance(0.3) ? sunRays(stage, sunX, y, reach * 1.3) : ''
  const disc = stage.radial([
    [0, lighten(light.sun, 0.5)],
    [0.8, light.sun],
    [1, mix(light.sun, light.glow, 0.5)],
  ])
  const radius = light.sunRadius * random.between(0.85, 1.2)
  return (
    glow +
    rays +
    ellipse(sunX, y, radius * 1.55, radius * 1.55, light.sun, 'opacity=".18"') +
    ellipse(sunX, y, radius, radius, disc)
  )
}

function moon(stage: Stage, x: number, y: number): string {
  const r = stage.light.sunRadius
  const face = stage.light.sun
  const spots = [
    [-0.3, -0.2, 0.22],
    [0.25, 0.15, 0.28],
    [-0.05, 0.5, 0.14],
    [0.35, -0.4, 0.12],
  ] as const
  const seas = spots.map(([dx, dy, s]) =>
    ellipse(x + dx * r, y + dy * r, s * r, s * r * 0.85, '#b9bfd6', 'opacity=".45"'),
  )
  return ellipse(x, y, r, r, face) + seas.join('')
}

/** The broad pale rays of old posters. */
function sunRays(stage: Stage, x: number, y: number, reach: number): string {
  const random = stage.random.fork('rays')
  const turn = random.between(0, 0.3)
  let d = ''
  for (let i = 0; i < 16; i++) {
    const a = turn + (i / 16) * Math.PI * 2
    const b = a + Math.PI / 16
    d += `M${n(x)} ${n(y)}L${n(x + Math.cos(a) * reach)} ${n(y + Math.sin(a) * reach)}L${n(x + Math.cos(b) * reach)} ${n(y + Math.sin(b) * reach)}Z`
  }
  const fade = stage.radial(
    [
      [0, stage.light.glow, 0.3],
      [0.5, stage.light.glow, 0.12],
      [1, stage.light.glow, 0],
    ],
    { x, y, r: reach },
  )
  return fill(d, fade)
}

function stars(stage: Stage, horizon: number): string {
  const random = stage.random.fork('stars')
  const sown = Array.from(
    { length: 150 },
    (): Point => [random.between(0, W), horizon * 0.92 * random.next() ** 1.4],
  )
  return (
    dots(sown.slice(0, 100), 0.8, '#dfe8ff', 'opacity=".6"') +
    dots(sown.slice(100, 132), 1.2, '#ffffff', 'opacity=".8"') +
    dots(sown.slice(132), 1.7, '#ffffff')
  )
}

function flock(stage: Stage, horizon: number): string {
  const random = stage.random.fork('birds')
  if (stage.light.name === 'night' || random.chance(0.45)) return ''
  const x = random.between(260, 900)
  const y = random.between(horizon * 0.3, horizon * 0.62)
  let d = ''
  for (let i = random.whole(3, 7); i > 0; i--) {
    const s = random.between(6, 12)
    const lift = random.between(0.25, 0.7)
    d += `M${n(x + random.between(-90, 90))} ${n(y + random.between(-40, 40))}q${n(s * 0.5)} ${n(-s * lift)} ${n(s)} 0q${n(s * 0.5)} ${n(-s * lift)} ${n(s)} 0`
  }
  return stroke(d, stage.shade('#4a5068', 0.25), 1.8, 'stroke-linecap="round" opacity=".75"')
}
