import { lighten, mix } from '../colour.ts'
import { fill, lens, rect, W } from '../path.ts'
import type { Stage } from '../stage.ts'

export interface Water {
  /** Its far edge. */
  top: number
  /** Its near edge. */
  bottom: number
  /** 0 is open sea, 1 shallow water at the near edge. */
  shallow?: number
  /** Strength of the sun's reflection. */
  glitter?: number
}

/** Open water with swell, currents and the sun's reflection. */
export function sea(stage: Stage, { top, bottom, shallow = 1, glitter = 1 }: Water): string {
  const [far, middle, shore] = waterColours(stage)
  const body = stage.linear(
    [
      [0, mix(far, stage.haze, 0.42)],
      [0.06, far],
      [0.5, middle],
      [1, mix(middle, shore, shallow)],
    ],
    0,
    top,
    0,
    bottom,
    'canvas',
  )
  return [
    rect(0, top, W, bottom - top + 2, body),
    skyMirror(stage, top, bottom),
    currents(stage, top, bottom),
    swell(stage, top, bottom),
    glitter > 0 ? sunPath(stage, top, bottom, glitter) : '',
  ].join('')
}

/** The water's colours, mixed with the sky. */
export function waterColours(stage: Stage): [string, string, string] {
  const { light, place, sky } = stage
  // Warm light would turn blue water olive; water stays blue and shows the warm light only as glitter.
  const own = (colour: string) => mix(stage.tone(colour), colour, light.name === 'golden' ? 0.7 : 0.25)
  const [far, middle, shore] = place.sea
  return [
    mix(own(far), mix(sky[1], sky[2], light.name === 'golden' ? 0 : 0.6), light.mirror),
    mix(own(middle), sky[light.name === 'golden' ? 0 : 1], light.mirror * 0.8),
    mix(own(shore), sky[2], light.mirror * 0.4),
  ]
}

function skyMirror(stage: Stage, top: number, bottom: number): string {
  const y = top - 20
  const shine = stage.radial(
    [
      [0, stage.light.glow, 0.5 * stage.light.mirror + 0.1],
      [1, stage.light.glow, 0],
    ],
    { x: stage.sunX, y, r: Math.max(260, (bottom - top) * 1.1) },
  )
  return rect(0, top, W, bottom - top, shine)
}

function currents(stage: Stage, top: number, bottom: number): string {
  const random = stage.random.fork('currents')
  const [far, middle, shore] = waterColours(stage)
  let pale = ''
  let deep = ''
  for (let i = 0; i < 12; i++) {
    const t = random.next() ** 1.2
    const band = lens(random.between(0, W), top + (bottom - top) * t, random.between(280, 760), 2 + 15 * t)
    if (i % 2) pale += band
    else deep += band
  }
  return (
    fill(pale, mix(shore, middle, 0.3), 'opacity=".3"') + fill(deep, mix(far, middle, 0.4), 'opacity=".3"')
  )
}

function swell(stage: Stage, top: number, bottom: number): string {
  const random = stage.random.fork('swell')
  const [, middle] = waterColours(stage)
  let crests = ''
  let troughs = ''
  for (let i = 0; i < 80; i++) {
    const t = random.next() ** 1.35
    const y = top + 4 + (bottom - top - 6) * t
    const wave = lens(
      random.between(-20, W + 20),
      y,
      random.between(10, 30) + 70 * t * random.next(),
      0.7 + 2.6 * t,
    )
    if (i % 5 < 3) crests += wave
    else troughs += wave
  }
  return (
    fill(crests, lighten(mix(middle, stage.sky[2], 0.4), 0.35), 'opacity=".42"') +
    fill(troughs, stage.shade(stage.place.sea[0]), 'opacity=".3"')
  )
}

function sunPath(stage: Stage, top: number, bottom: number, strength: number): string {
  const random = stage.random.fork('glitter')
  const strong = stage.light.name === 'noon' ? 0.5 : 1
  let d = ''
  for (let i = 0; i < 90 * strength * strong; i++) {
    const t = random.next() ** 1.5
    const spread = 14 + 150 * t + 30 * (1 - t) * random.next()
    const away = (random.next() + random.next() - 1) * spread
    d += lens(
      stage.sunX + away,
      top + 2 + (bottom - top - 8) * t,
      random.between(8, 26) + 34 * t * random.next(),
      0.9 + 2.8 * t,
    )
  }
  return fill(
    d,
    mix(stage.light.sun, '#ffffff', 0.35),
    `opacity="${stage.light.name === 'night' ? 0.5 : 0.75}"`,
  )
}
