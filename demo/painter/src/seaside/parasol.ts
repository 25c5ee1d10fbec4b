import { darken, lighten } from '../colour.ts'
import { ellipse, fill, n, polygon, rect, stroke } from '../path.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'

/** A parasol with its pole at (x, y); `size` is the width of its canopy. */
export function parasol(stage: Stage, x: number, y: number, size: number, colour: string): string {
  const tall = size * 0.92
  const top = y - tall
  const half = size / 2
  const shadow = ellipse(
    x - stage.sunSide * size * 0.4,
    y + size * 0.03,
    half * 0.95,
    size * 0.1,
    stage.shadow,
    'opacity=".22"',
  )
  const pole = rect(x - size * 0.014, top, size * 0.028, tall, stage.shade('#8a7a66'))
  return (
    shadow +
    pole +
    (stage.place.parasol === 'thatch'
      ? thatchCanopy(stage, x, top, half)
      : canvasCanopy(stage, x, top, half, colour))
  )
}

/** Four visible panels in two colours over a scalloped hem. */
function canvasCanopy(stage: Stage, x: number, top: number, half: number, colour: string): string {
  const drop = half * 0.56
  const seams = [-1, -0.42, 0.08, 0.55, 1]
  const white = '#fffaf0'
  let out = ''
  for (let i = 0; i < 4; i++) {
    const a = x + (seams[i] as number) * half
    const b = x + (seams[i + 1] as number) * half
    const facing = ((seams[i] as number) + (seams[i + 1] as number)) / 2
    const dark = Math.min(0.85, Math.max(0, 0.4 - facing * stage.sunSide * 0.6))
    const bulge = (v: number) => x + (v - x) * 0.72
    out += fill(
      `M${n(x)} ${n(top)}Q${n(bulge(a))} ${n(top + drop * 0.2)} ${n(a)} ${n(top + drop)}Q${n((a + b) / 2)} ${n(top + drop * 1.22)} ${n(b)} ${n(top + drop)}Q${n(bulge(b))} ${n(top + drop * 0.2)} ${n(x)} ${n(top)}Z`,
      stage.between(i % 2 ? white : colour, dark),
    )
  }
  return out + ellipse(x, top, half * 0.045, half * 0.045, stage.tone(colour))
}

function thatchCanopy(stage: Stage, x: number, top: number, half: number): string {
  const straw = '#c69a5c'
  const drop = half * 0.62
  const body = `M${n(x)} ${n(top - half * 0.1)}L${n(x + half)} ${n(top + drop)}Q${n(x + half * 0.5)} ${n(top + drop * 1.2)} ${n(x)} ${n(top + drop * 1.1)}Q${n(x - half * 0.5)} ${n(top + drop * 1.2)} ${n(x - half)} ${n(top + drop)}Z`
  const s = -stage.sunSide
  const dark = `M${n(x)} ${n(top - half * 0.1)}L${n(x + s * half)} ${n(top + drop)}Q${n(x + s * half * 0.5)} ${n(top + drop * 1.2)} ${n(x + s * half * 0.1)} ${n(top + drop * 1.12)}Z`
  let straws = ''
  for (let i = -4; i <= 4; i++)
    straws += `M${n(x + i)} ${n(top)}L${n(x + (i / 4.4) * half)} ${n(top + drop * 1.16)}`
  return (
    fill(body, stage.tone(lighten(straw, 0.1))) +
    fill(dark, stage.shade(straw), 'opacity=".7"') +
    stroke(straws, stage.shade(darken(straw, 0.2)), Math.max(0.7, half * 0.02), 'opacity=".5"')
  )
}

/** A sun lounger seen from the side and a little above, its head at `facing`. */
export function lounger(
  stage: Stage,
  random: Random,
  x: number,
  y: number,
  size: number,
  facing: -1 | 1,
  towel?: string,
): string {
  const u = (size / 100) * facing
  const v = size / 100
  const at = (px: number, py: number) => [x + px * u, y + py * v] as const
  const frame = '#fbf6ea'
  const cloth = towel ?? random.pick(stage.place.accents)
  return (
    ellipse(
      x - stage.sunSide * size * 0.1,
      y + size * 0.04,
      size * 0.52,
      size * 0.07,
      stage.shadow,
      'opacity=".22"',
    ) +
    stroke(
      `M${at(-40, -12).map(n).join(' ')}L${at(-40, 2).map(n).join(' ')}M${at(30, -12).map(n).join(' ')}L${at(30, 2).map(n).join(' ')}`,
      stage.shade('#a89a86'),
      Math.max(1, 3 * v),
    ) +
    fill(
      polygon([at(-48, -16), at(16, -16), at(46, -44), at(56, -40), at(24, -10), at(-48, -10)]),
      stage.tone(frame),
    ) +
    fill(
      polygon([at(-48, -10), at(24, -10), at(56, -40), at(57, -36), at(26, -6), at(-48, -6)]),
      stage.shade(frame),
    ) +
    fill(
      polygon([at(-26, -18), at(15, -18), at(38, -39), at(46, -35), at(20, -11), at(-26, -11)]),
      stage.tone(cloth),
    )
  )
}
