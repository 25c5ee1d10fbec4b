import { darken, lighten, mix } from '../colour.ts'
import { ellipse, fill, n, type Point, polygon, stroke } from '../path.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'

/** A palm about 300 units tall with its foot at (0, 0); scale it where it is shown. */
export function palm(stage: Stage, random: Random, depth = 0): string {
  const lean = random.between(-70, 70)
  const tall = random.between(235, 300)
  const crown: Point = [lean, -tall]
  return trunk(stage, random, crown, depth) + fronds(stage, random, crown, depth)
}

function trunk(stage: Stage, random: Random, [cx, cy]: Point, depth: number): string {
  const bend = -cx * random.between(0.1, 0.5)
  const side = (offset: number): Point[] =>
    Array.from({ length: 9 }, (_, i) => {
      const t = i / 8
      const x = 2 * (1 - t) * t * bend + t * t * cx
      const half = (t < 0.06 ? 13 : 8.5) - 3.5 * t
      return [x + offset * half, cy * t] as const
    })
  const left = side(-1)
  const right = side(1)
  const bark = '#9a7a58'
  const dark = stage.sunSide > 0 ? left : right
  const middle = side(-0.1 * stage.sunSide).reverse()
  let rings = ''
  for (let i = 1; i < 8; i++) {
    const a = left[i] as Point
    const b = right[i] as Point
    rings += `M${n(a[0])} ${n(a[1])}Q${n((a[0] + b[0]) / 2)} ${n(a[1] + 5)} ${n(b[0])} ${n(b[1])}`
  }
  return (
    fill(polygon([...left, ...[...right].reverse()]), stage.tone(bark, depth)) +
    fill(polygon([...dark, ...middle]), stage.shade(bark, depth), 'opacity=".8"') +
    stroke(rings, stage.shade(darken(bark, 0.3), depth), 1.4, 'opacity=".6"')
  )
}

function fronds(stage: Stage, random: Random, [cx, cy]: Point, depth: number): string {
  const leaf = mix(stage.place.leaf, '#3f8f4a', 0.5)
  const count = random.whole(10, 12)
  let back = ''
  let front = ''
  let lit = ''
  for (let i = 0; i < count; i++) {
    const angle = -Math.PI * 0.5 + ((i + random.between(-0.25, 0.25)) / (count - 1) - 0.5) * Math.PI * 1.75
    const length = random.between(105, 150) * (1 - 0.12 * Math.abs(Math.cos(angle)))
    const frond = frondShape(cx, cy, angle, length, random.between(0.42, 0.62))
    if (i % 3 === 1) back += frond
    else if (Math.cos(angle) * stage.sunSide > 0.1) lit += frond
    else front += frond
  }
  const nuts = [-8, 3, 9].map((dx, i) =>
    ellipse(cx + dx, cy + 8 + (i % 2) * 5, 6, 7, stage.shade('#7a5a34', depth)),
  )
  return (
    fill(back, stage.shade(darken(leaf, 0.12), depth)) +
    nuts.join('') +
    fill(front, stage.between(leaf, 0.55, depth)) +
    fill(lit, stage.tone(lighten(leaf, 0.1), depth))
  )
}

/** A rib that rises, then bends down, with leaflets cut into its lower edge. */
export function frondShape(x: number, y: number, angle: number, length: number, droop: number): string {
  const at = (t: number): Point => [
    x + Math.cos(angle) * length * t,
    y + Math.sin(angle) * length * t * (1 - 0.15 * t) + droop * length * t * t,
  ]
  const upper: Point[] = []
  const lower: Point[] = []
  const teeth = 9
  for (let i = 0; i <= teeth; i++) {
    const t = i / teeth
    const [px, py] = at(t)
    const width = length * 0.13 * Math.sin(Math.min(1, t * 1.15 + 0.08) * Math.PI) ** 0.7
    upper.push([px, py - width * 0.32])
    if (i === teeth) break
    const [qx, qy] = at(Math.min(1, t + 0.6 / teeth))
    lower.push([px, py + width * 0.12], [qx + (qx - px) * 0.3, qy + width * (0.9 + 0.35 * (i % 2))])
  }
  // Whole units are precise enough for leaflets and halve the length of the path.
  return `M${[...upper, ...lower.reverse()].map(([px, py]) => `${Math.round(px)} ${Math.round(py)}`).join('L')}Z`
}
