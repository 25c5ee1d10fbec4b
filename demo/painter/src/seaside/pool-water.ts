import { lighten, mix } from '../colour.ts'
import { fill, H, n, rect, stroke, W } from '../path.ts'
import type { Stage } from '../stage.ts'

/** Clear water in a basin of any outline: tiles below, a net of light, reflections, a pale rim. */
export function poolWater(stage: Stage, outline: string, top: number, mirrored: string): string {
  const bright = mix(stage.tone('#3fc8dc'), stage.sky[1], stage.light.mirror * 0.5)
  const deep = mix(stage.tone('#1796bc'), stage.sky[1], stage.light.mirror * 0.5)
  const lit = stage.isDark ? 0.55 : 0
  const body = stage.linear(
    [
      [0, mix(deep, '#2fb4e0', lit)],
      [0.45, mix(bright, '#4fd0f0', lit)],
      [1, mix(lighten(bright, 0.25), '#8fe8f8', lit)],
    ],
    0,
    top,
    0,
    760,
    'canvas',
  )
  const inner = rect(0, top - 20, W, H - top + 20, body) + mirrored + net(stage, top) + glints(stage, top)
  const rim = stage.tone('#fff8ec')
  return (
    stroke(outline, stage.shadow, 20, 'opacity=".18" stroke-linejoin="round" transform="translate(0,5)"') +
    stroke(outline, rim, 18, 'stroke-linejoin="round"') +
    stage.clip(outline, inner + stroke(outline, stage.shadow, 9, 'opacity=".3" stroke-linejoin="round"'))
  )
}

/** The wavering mesh that sunlight draws on the bottom. */
function net(stage: Stage, top: number): string {
  const random = stage.random.fork('net')
  let d = ''
  for (let row = 0; row < 15; row++) {
    const t = (row + 0.5) / 15
    const y = top + (H - top) * t ** 1.35
    const cell = 26 + 74 * t
    let x = random.between(-cell, 0)
    d += `M${n(x)} ${n(y)}`
    while (x < W) {
      const step = cell * random.between(0.7, 1.3)
      const rise = cell * random.between(0.12, 0.26) * (random.chance(0.5) ? 1 : -1)
      d += `q${n(step / 2)} ${n(rise)} ${n(step)} ${n(random.between(-2, 2) * t)}`
      x += step
    }
  }
  return stroke(d, lighten(stage.tone('#bff4fa'), 0.3), 2.2, 'opacity=".32"')
}

function glints(stage: Stage, top: number): string {
  const random = stage.random.fork('glints')
  let d = ''
  for (let i = 0; i < 46; i++) {
    const t = random.next()
    const w = 10 + 44 * t * random.next()
    d += `M${n(random.between(0, W))} ${n(top + (H - top) * t)}q${n(w / 2)} ${n(-1.5 - 2 * t)} ${n(w)} 0q${n(-w / 2)} ${n(1.5 + 2 * t)} ${n(-w)} 0z`
  }
  return fill(d, '#ffffff', 'opacity=".6"')
}
