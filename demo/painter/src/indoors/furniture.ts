import { darken, lighten, mix } from '../colour.ts'
import { ellipse, fill, n, polygon, rect, stroke } from '../path.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'

/** Indoors the light is softer than outside: surfaces keep more of their own colour. */
export function indoor(stage: Stage, colour: string, shade = 0): string {
  const lit = stage.isDark
    ? mix(stage.tone(colour), mix(colour, '#ffcf90', 0.25), 0.62)
    : mix(stage.tone(colour), colour, 0.5)
  return mix(lit, stage.isDark ? mix(stage.shade(colour), '#5a3f38', 0.3) : stage.shade(colour), shade)
}

/** A standing or table lamp's shade with its pool of light; (x, y) is the foot. */
export function lamp(stage: Stage, x: number, y: number, tall: number, colour: string): string {
  const w = tall * 0.42
  const top = y - tall
  const glow =
    stage.light.lamps > 0.1
      ? ellipse(
          x,
          top + w * 0.4,
          tall * 0.9,
          tall * 0.9,
          stage.radial([
            [0, '#ffdf9e', 0.55],
            [1, '#ffdf9e', 0],
          ]),
        )
      : ''
  const shade = stage.light.lamps > 0.1 ? '#ffe9bd' : indoor(stage, colour)
  return (
    glow +
    rect(x - 2.5, top + w * 0.7, 5, tall - w * 0.7, indoor(stage, '#8a6a48', 0.3)) +
    ellipse(x, y, w * 0.35, w * 0.08, indoor(stage, '#8a6a48', 0.4)) +
    fill(
      polygon([
        [x - w * 0.34, top],
        [x + w * 0.34, top],
        [x + w * 0.56, top + w * 0.78],
        [x - w * 0.56, top + w * 0.78],
      ]),
      shade,
    )
  )
}

/** A lamp hanging on a cord; (x, y) is its lower edge. */
export function pendant(stage: Stage, random: Random, x: number, y: number, size: number): string {
  const on = stage.light.lamps > 0.1
  const glow = on
    ? ellipse(
        x,
        y,
        size * 1.9,
        size * 1.9,
        stage.radial([
          [0, '#ffdf9e', 0.5],
          [1, '#ffdf9e', 0],
        ]),
      )
    : ''
  const skin = indoor(stage, random.pick(['#c69a5c', stage.place.accents[0] ?? '#c69a5c', '#e8dcc4']), 0.1)
  const cord = stroke(`M${n(x)} 0V${n(y - size)}`, indoor(stage, '#4a4038', 0.4), 2)
  const woven = Array.from(
    { length: 5 },
    (_, i) =>
      `M${n(x - size * (0.3 + i * 0.12))} ${n(y - size * (0.9 - i * 0.2))}H${n(x + size * (0.3 + i * 0.12))}`,
  ).join('')
  return (
    glow +
    cord +
    fill(
      `M${n(x - size * 0.24)} ${n(y - size)}H${n(x + size * 0.24)}Q${n(x + size * 0.8)} ${n(y - size * 0.6)} ${n(x + size * 0.85)} ${n(y)}H${n(x - size * 0.85)}Q${n(x - size * 0.8)} ${n(y - size * 0.6)} ${n(x - size * 0.24)} ${n(y - size)}Z`,
      skin,
    ) +
    stroke(woven, darken(skin, 0.2), 1.4, 'opacity=".5"') +
    ellipse(x, y, size * 0.85, size * 0.12, on ? '#fff0c8' : darken(skin, 0.2))
  )
}

/** A plant in a pot on the floor. */
export function roomPlant(stage: Stage, random: Random, x: number, y: number, tall: number): string {
  const leaf = mix(stage.place.leaf, '#3f8a4c', 0.5)
  const clay = random.pick(['#c4703f', '#e8dcc8', '#4a5a68', stage.place.accents[0] ?? '#c4703f'])
  const w = tall * 0.15
  let leaves = ''
  for (let i = 0; i < 9; i++) {
    const a = -Math.PI * (0.1 + (0.8 * i) / 8) + random.between(-0.1, 0.1)
    const l = tall * random.between(0.45, 0.72)
    const tip = [x + Math.cos(a) * l * 0.8, y - tall * 0.28 + Math.sin(a) * l] as const
    const mid = [(x + tip[0]) / 2, (y - tall * 0.28 + tip[1]) / 2] as const
    const [px, py] = [Math.sin(a) * l * 0.16, -Math.cos(a) * l * 0.16]
    leaves += fill(
      `M${n(x)} ${n(y - tall * 0.26)}Q${n(mid[0] + px)} ${n(mid[1] + py)} ${n(tip[0])} ${n(tip[1])}Q${n(mid[0] - px)} ${n(mid[1] - py)} ${n(x)} ${n(y - tall * 0.26)}Z`,
      indoor(stage, i % 2 ? lighten(leaf, 0.1) : leaf, i % 3 ? 0.25 : 0.6),
    )
  }
  return (
    ellipse(x, y, w * 1.3, w * 0.25, stage.shadow, 'opacity=".25"') +
    leaves +
    fill(
      polygon([
        [x - w, y - tall * 0.28],
        [x + w, y - tall * 0.28],
        [x + w * 0.72, y],
        [x - w * 0.72, y],
      ]),
      indoor(stage, clay, 0.1),
    ) +
    fill(
      polygon([
        [x - stage.sunSide * w, y - tall * 0.28],
        [x - stage.sunSide * w * 0.3, y - tall * 0.28],
        [x - stage.sunSide * w * 0.2, y],
        [x - stage.sunSide * w * 0.72, y],
      ]),
      indoor(stage, clay, 0.8),
      'opacity=".6"',
    )
  )
}

/** A two-seat sofa facing us; (x, y) is the middle of its foot. */
export function sofa(stage: Stage, random: Random, x: number, y: number, w: number, colour: string): string {
  const h = w * 0.42
  const c = (shade: number) => indoor(stage, colour, shade)
  const cushions = [random.pick(stage.place.accents), '#f4e8d4', random.pick(stage.place.accents)]
  return [
    ellipse(x, y + 2, w * 0.56, w * 0.05, stage.shadow, 'opacity=".3"'),
    rect(x - w * 0.44, y - w * 0.06, w * 0.03, w * 0.07, indoor(stage, '#5a4030', 0.4)) +
      rect(x + w * 0.41, y - w * 0.06, w * 0.03, w * 0.07, indoor(stage, '#5a4030', 0.4)),
    rect(x - w * 0.45, y - h, w * 0.9, h * 0.7, c(0.35), `rx="${n(w * 0.05)}"`),
    rect(x - w * 0.4, y - h * 0.52, w * 0.395, h * 0.26, c(0), `rx="${n(w * 0.025)}"`) +
      rect(x + w * 0.005, y - h * 0.52, w * 0.395, h * 0.26, c(0), `rx="${n(w * 0.025)}"`),
    rect(x - w * 0.42, y - h * 0.3, w * 0.84, h * 0.18, c(0.5), `rx="${n(w * 0.02)}"`),
    rect(x - w * 0.5, y - h * 0.66, w * 0.11, h * 0.54, c(0.15), `rx="${n(w * 0.04)}"`) +
      rect(x + w * 0.39, y - h * 0.66, w * 0.11, h * 0.54, c(0.15), `rx="${n(w * 0.04)}"`),
    cushions
      .map(
        (cushion, i) =>
          `<rect x="${n(-w * 0.075)}" y="${n(-w * 0.075)}" width="${n(w * 0.15)}" height="${n(w * 0.15)}" rx="${n(w * 0.02)}" fill="${indoor(stage, cushion, 0.1)}" transform="translate(${n(x - w * 0.29 + i * w * 0.26)},${n(y - h * 0.62)}) rotate(${[-12, 8, 14][i]})"/>`,
      )
      .join(''),
  ].join('')
}

/** A picture on the wall: a small abstract of the place. */
export function wallArt(stage: Stage, random: Random, x: number, y: number, w: number, h: number): string {
  const sun = random.between(0.25, 0.75)
  const c = (colour: string) => indoor(stage, colour, 0.1)
  return [
    rect(x - 5, y - 5, w + 10, h + 10, c('#7a5a3c')),
    rect(x, y, w, h, c('#fbf2e0')),
    ellipse(x + w * sun, y + h * 0.36, h * 0.14, h * 0.14, c('#e8a54a')),
    fill(
      `M${n(x)} ${n(y + h)}V${n(y + h * 0.62)}Q${n(x + w * 0.3)} ${n(y + h * 0.4)} ${n(x + w * 0.55)} ${n(y + h * 0.66)}T${n(x + w)} ${n(y + h * 0.56)}V${n(y + h)}Z`,
      c(stage.place.accents[0] ?? '#357'),
    ),
    fill(
      `M${n(x)} ${n(y + h)}V${n(y + h * 0.84)}Q${n(x + w * 0.4)} ${n(y + h * 0.66)} ${n(x + w)} ${n(y + h * 0.82)}V${n(y + h)}Z`,
      c(stage.place.land[1]),
    ),
  ].join('')
}

/** An armchair turned half towards the room; (x, y) is the middle of its foot. */
export function armchair(stage: Stage, random: Random, x: number, y: number, side: -1 | 1): string {
  const colour = mix(random.pick(stage.place.accents), '#e8d8bc', 0.3)
  const c = (shade: number) => indoor(stage, colour, shade)
  const p = (dx: number) => x - side * dx
  return [
    ellipse(x, y + 4, 110, 14, stage.shadow, 'opacity=".28"'),
    stroke(
      `M${n(p(-62))} ${n(y - 30)}L${n(p(-72))} ${n(y)}M${n(p(64))} ${n(y - 30)}L${n(p(74))} ${n(y)}`,
      indoor(stage, '#5a4030', 0.3),
      8,
      'stroke-linecap="round"',
    ),
    fill(
      `M${n(p(-86))} ${n(y - 150)}Q${n(p(-96))} ${n(y - 176)} ${n(p(-66))} ${n(y - 178)}H${n(p(36))}Q${n(p(62))} ${n(y - 176)} ${n(p(60))} ${n(y - 150)}L${n(p(70))} ${n(y - 30)}H${n(p(-78))}Z`,
      c(0.35),
    ),
    fill(`M${n(p(-74))} ${n(y - 84)}H${n(p(78))}q12 0 12 14v22q0 14-14 14H${n(p(-72))}Z`, c(0.05)),
    fill(
      `M${n(p(48))} ${n(y - 116)}q${n(side * -44)}-4 ${n(side * -48)} 18V${n(y - 30)}H${n(p(62))}Z`,
      c(0.5),
    ),
    `<rect x="-34" y="-30" width="68" height="60" rx="10" fill="${indoor(stage, '#fbf2e0', 0.1)}" transform="translate(${n(p(-22))},${n(y - 112)}) rotate(${-10 * side})"/>`,
  ].join('')
}
