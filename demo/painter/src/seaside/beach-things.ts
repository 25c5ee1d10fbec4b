import { darken, lighten } from '../colour.ts'
import { ellipse, fill, n, polygon, rect, stroke } from '../path.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'

/** The hooded wicker chair of the Baltic, standing on (x, y). */
export function beachBasket(stage: Stage, random: Random, x: number, y: number, size: number): string {
  const u = size / 100
  const wicker = '#c9a878'
  const cloth = random.pick(stage.place.accents)
  const s = stage.sunSide
  const px = (v: number) => n(x + v * u)
  const py = (v: number) => n(y + v * u)
  let stripes = ''
  for (let i = 0; i < 4; i++)
    stripes += `M${px(-27 + i * 15)} ${py(-62)}h${n(7 * u)}v${n(34 * u)}h${n(-7 * u)}z`
  return (
    ellipse(x - s * 18 * u, y + 2, 46 * u, 8 * u, stage.shadow, 'opacity=".25"') +
    fill(
      `M${px(-38)} ${py(0)}V${py(-58)}Q${px(-36)} ${py(-88)} ${px(0)} ${py(-90)}Q${px(36)} ${py(-88)} ${px(38)} ${py(-58)}V${py(0)}Z`,
      stage.tone(wicker),
    ) +
    fill(
      `M${px(-s * 38)} ${py(0)}V${py(-58)}Q${px(-s * 36)} ${py(-88)} ${px(0)} ${py(-90)}Q${px(-s * 24)} ${py(-80)} ${px(-s * 28)} ${py(-58)}V${py(0)}Z`,
      stage.shade(wicker),
    ) +
    fill(
      `M${px(-28)} ${py(-26)}V${py(-60)}Q${px(-26)} ${py(-76)} ${px(0)} ${py(-77)}Q${px(26)} ${py(-76)} ${px(28)} ${py(-60)}V${py(-26)}Z`,
      stage.shade('#f6efe0'),
    ) +
    fill(stripes, stage.between(cloth, 0.4)) +
    rect(x - 28 * u, y - 28 * u, 56 * u, 12 * u, stage.tone(cloth)) +
    rect(x - 38 * u, y - 16 * u, 76 * u, 16 * u, stage.between(darken(wicker, 0.1), 0.3)) +
    stroke(
      `M${px(-38)} ${py(-8)}h${n(76 * u)}M${px(-38)} ${py(-34)}h${n(9 * u)}M${px(29)} ${py(-34)}h${n(9 * u)}M${px(-38)} ${py(-50)}h${n(9 * u)}M${px(29)} ${py(-50)}h${n(9 * u)}`,
      stage.shade(wicker),
      1,
    )
  )
}

/** A beach bar under a straw or painted roof. */
export function beachHut(stage: Stage, random: Random, x: number, y: number, size: number): string {
  const u = size / 100
  const { place } = stage
  const p = (px: number, py: number) => [x + px * u, y + py * u] as const
  const cloth = random.pick(place.accents)
  const roof = place.parasol === 'thatch' ? '#c69a5c' : cloth
  let slats = ''
  for (let i = -3; i <= 3; i++) slats += `M${n(x + i * 15 * u)} ${n(y - 34 * u)}v${n(34 * u)}`
  let hem = `M${p(-70, -68).map(n).join(' ')}`
  for (let i = 0; i < 10; i++) hem += `q${n(7 * u)} ${n(12 * u)} ${n(14 * u)} 0`
  return (
    ellipse(x - stage.sunSide * 30 * u, y + 2, 90 * u, 10 * u, stage.shadow, 'opacity=".22"') +
    rect(x - 52 * u, y - 70 * u, 104 * u, 40 * u, stage.shade(darken(place.wood, 0.25))) +
    [-40, -22, -6, 14, 32]
      .map((dx) =>
        rect(
          x + dx * u,
          y - (50 + (dx & 7)) * u,
          5 * u,
          16 * u,
          stage.between(random.pick(place.accents), 0.4),
        ),
      )
      .join('') +
    rect(x - 58 * u, y - 36 * u, 116 * u, 36 * u, stage.tone(place.wood)) +
    stroke(slats, stage.shade(place.wood), 1.2) +
    rect(x - 62 * u, y - 40 * u, 124 * u, 6 * u, stage.tone(lighten(place.wood, 0.3))) +
    [-56, 52].map((dx) => rect(x + dx * u, y - 74 * u, 5 * u, 74 * u, stage.shade(place.wood))).join('') +
    fill(polygon([p(-74, -68), p(-44, -104), p(44, -104), p(74, -68)]), stage.tone(roof)) +
    fill(
      polygon([
        p(-stage.sunSide * 74, -68),
        p(-stage.sunSide * 44, -104),
        p(-stage.sunSide * 10, -104),
        p(-stage.sunSide * 22, -68),
      ]),
      stage.shade(roof),
      'opacity=".6"',
    ) +
    fill(`${hem}Z`, stage.between(roof, 0.5))
  )
}
