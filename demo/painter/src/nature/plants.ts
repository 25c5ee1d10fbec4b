import { darken, lighten, mix } from '../colour.ts'
import { dots, envelope, fill, n, type Point, points } from '../path.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'

/** A low bush with its foot at (x, y). */
export function bush(
  stage: Stage,
  random: Random,
  x: number,
  y: number,
  size: number,
  depth = 0,
  colour = stage.place.leaf,
): string {
  const balls = (spread: number, radius: number, dx: number) =>
    Array.from({ length: 5 }, (_, i) => {
      const t = i / 2 - 1
      return {
        x: x + dx + t * size * spread,
        y: y - size * 0.2,
        r: size * radius * random.between(0.75, 1.2) * (1.15 - 0.3 * Math.abs(t)),
      }
    })
  const dx = stage.sunSide * size * 0.18
  return (
    fill(`M${points(envelope(balls(0.8, 0.5, 0), y, 2.5))}Z`, stage.shade(darken(colour, 0.08), depth)) +
    fill(
      `M${points(envelope(balls(0.55, 0.34, dx), y - size * 0.12, 2.5))}Z`,
      stage.between(lighten(colour, 0.06), 0.15, depth),
    )
  )
}

/** A bush covered with blossom, such as bougainvillea. */
export function floweringBush(
  stage: Stage,
  random: Random,
  x: number,
  y: number,
  size: number,
  depth = 0,
): string {
  return (
    bush(stage, random, x, y, size, depth) +
    blossom(stage, random, x, y - size * 0.45, size * 1.1, size * 0.5, 26, depth)
  )
}

/** Loose petals in an ellipse, in three shades of the local flower. */
export function blossom(
  stage: Stage,
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  depth = 0,
): string {
  if (stage.place.isSnowy) return ''
  const flower = stage.place.flower
  const shades = [
    stage.shade(flower, depth),
    stage.tone(flower, depth),
    stage.tone(lighten(flower, 0.3), depth),
  ]
  const size = Math.max(1.6, Math.min(rx, ry) * 0.16)
  return shades
    .map((colour) => {
      const petals: Point[] = []
      for (let i = 0; i < count / 3; i++) {
        const angle = random.between(0, Math.PI * 2)
        const far = Math.sqrt(random.next())
        petals.push([x + Math.cos(angle) * rx * far, y + Math.sin(angle) * ry * far])
      }
      return dots(petals, size * random.between(0.8, 1.2), colour)
    })
    .join('')
}

/** Blades of grass along a line; they look denser than they are. */
export function grass(
  random: Random,
  from: number,
  to: number,
  y: number,
  tall: number,
  colour: string,
  count: number,
): string {
  let d = ''
  for (let i = 0; i < count; i++) {
    const x = random.between(from, to)
    const h = tall * random.between(0.5, 1.2)
    const lean = random.between(-0.5, 0.5) * h
    const w = h * 0.07
    d += `M${n(x - w)} ${n(y)}Q${n(x)} ${n(y - h * 0.6)} ${n(x + lean)} ${n(y - h)}Q${n(x + w * 1.5)} ${n(y - h * 0.5)} ${n(x + w)} ${n(y)}Z`
  }
  return fill(d, colour)
}

/** A spiky rosette: agave, aloe, yucca. */
export function agave(stage: Stage, random: Random, x: number, y: number, size: number, depth = 0): string {
  const skin = mix(stage.place.leaf, '#7fa890', 0.45)
  let dark = ''
  let lit = ''
  for (let i = 0; i < 9; i++) {
    const a = -Math.PI * (0.06 + (0.88 * i) / 8)
    const l = size * random.between(0.8, 1.1)
    const [tx, ty] = [x + Math.cos(a) * l, y + Math.sin(a) * l * 0.8]
    const [px, py] = [Math.sin(a) * size * 0.09, Math.cos(a) * size * 0.09]
    const blade = `M${n(x - px)} ${n(y + py)}Q${n((x + tx) / 2 - px * 1.6)} ${n((y + ty) / 2 + py * 1.6)} ${n(tx)} ${n(ty)}Q${n((x + tx) / 2 + px)} ${n((y + ty) / 2 - py)} ${n(x + px)} ${n(y - py)}Z`
    if (Math.cos(a) * stage.sunSide > 0) lit += blade
    else dark += blade
  }
  return fill(dark, stage.shade(skin, depth)) + fill(lit, stage.tone(skin, depth))
}
