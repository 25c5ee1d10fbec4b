import { darken, lighten } from '../colour.ts'
import { fill, n, polygon, rect, stroke } from '../path.ts'
import type { Boat } from '../place.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'

/** A boat at (x, y) on its water line, with its reflection. `length` is that of the hull. */
export function boat(
  stage: Stage,
  random: Random,
  x: number,
  y: number,
  length: number,
  depth = 0,
  kind: Boat = random.pick(stage.place.boats),
): string {
  const id = stage.keep(hullAndRig(stage, random, kind, depth))
  const scale = length / 100
  const facing = random.side()
  return (
    stage.show(id, x, y, scale * facing, -scale * 0.55, 'fill-opacity=".22" stroke-opacity=".22"') +
    fill(wake(x, y, length), stage.tone('#ffffff', depth), 'opacity=".35"') +
    stage.show(id, x, y, scale * facing, scale)
  )
}

function wake(x: number, y: number, length: number): string {
  const half = length * 0.6
  return `M${n(x - half)} ${n(y)}q${n(half)} ${n(length * 0.05)} ${n(half * 2)} 0q${n(-half)} ${n(length * 0.025)} ${n(-half * 2)} 0z`
}

/** Drawn 100 units long around (0, 0), bow to the right. */
function hullAndRig(stage: Stage, random: Random, kind: Boat, depth: number): string {
  const accent = random.pick(stage.place.accents)
  const tone = (colour: string) => stage.tone(colour, depth)
  const shade = (colour: string) => stage.shade(colour, depth)
  const canvas = '#fffaf0'
  switch (kind) {
    case 'sail':
      return (
        fill('M-48-10H50Q44 2 30 2H-38Q-46 0-48-10Z', tone('#ffffff')) +
        rect(-47, -6, 90, 2.4, tone(accent)) +
        rect(-1, -130, 2.2, 122, shade('#6a5a4a')) +
        fill('M-3-126Q-40-60-44-18L-3-16Z', tone(canvas)) +
        fill('M-3-126Q-14-60-14-17L-3-16Z', shade(canvas), 'opacity=".5"') +
        fill('M4-118Q30-62 46-16Q22-22 4-18Z', stage.between(canvas, 0.35, depth))
      )
    case 'fishing':
      return (
        fill('M-50-16Q-30-9 0-9Q32-9 54-22Q48 2 34 3H-36Q-48 0-50-16Z', tone(accent)) +
        fill('M-50-16Q-30-9 0-9Q32-9 54-22L53-17Q32-5 0-5Q-32-5-50-12Z', tone('#ffffff')) +
        fill('M-44-4H44L40 3H-38Z', shade(darken(accent, 0.1))) +
        rect(-30, -30, 26, 21, tone('#fdf8ee')) +
        rect(-33, -33, 32, 4, tone(lighten(accent, 0.2))) +
        rect(-25, -26, 7, 8, shade('#4a6a88')) +
        rect(-14, -26, 7, 8, shade('#4a6a88')) +
        stroke('M6-10V-56M6-54L50-22M6-54L-32-33', shade('#5a4a3a'), 1.6)
      )
    case 'gulet':
      return (
        fill('M-56-18Q-30-10 6-11Q40-13 66-28Q54 2 36 3H-42Q-54 0-56-18Z', tone(stage.place.wood)) +
        fill('M-56-18Q-30-10 6-11Q40-13 66-28L64-24Q40-8 6-7Q-30-6-55-14Z', tone('#fff6e6')) +
        rect(-40, -24, 46, 12, tone('#f6ead2')) +
        fill(
          polygon([
            [-48, -34],
            [14, -34],
            [10, -28],
            [-44, -28],
          ]),
          tone(accent),
        ) +
        rect(-18, -112, 2.6, 100, shade('#6a4a30')) +
        rect(26, -124, 2.8, 110, shade('#6a4a30')) +
        fill('M-15-106Q-2-64 12-40L-15-34Z', tone(canvas)) +
        fill('M30-118Q46-66 62-32L30-24Z', tone(canvas)) +
        fill('M24-116Q6-70-2-44L24-30Z', stage.between(canvas, 0.4, depth))
      )
    case 'lateen':
      return (
        fill('M-50-12Q0-4 54-18Q44 2 30 3H-36Q-48 0-50-12Z', tone(stage.place.wood)) +
        rect(-46, -9, 92, 2.4, tone(accent)) +
        stroke('M-6-10L-2-70M-44-34L34-136', shade('#5a4030'), 2.4) +
        fill('M-42-32Q20-60 33-134Q38-60 20-22Q-14-18-42-32Z', tone(canvas)) +
        fill('M-10-24Q24-60 33-134Q38-60 20-22Q4-20-10-24Z', stage.between(canvas, 0.5, depth))
      )
    case 'longtail':
      return (
        fill('M-60-14Q-20-4 20-6Q52-10 78-46Q62-4 40 3H-40Q-56 0-60-14Z', tone(stage.place.wood)) +
        fill(
          'M-60-14Q-20-4 20-6Q52-10 78-46Q58-6 24-1Q-30 1-60-14Z',
          shade(stage.place.wood),
          'opacity=".6"',
        ) +
        fill(
          polygon([
            [-40, -34],
            [14, -34],
            [20, -28],
            [-46, -28],
          ]),
          tone(accent),
        ) +
        stroke('M-36-28V-8M8-28V-7M-60-16L-88 2', shade('#5a4030'), 1.8) +
        stroke('M70-36Q64-30 66-24', tone(stage.place.flower), 4)
      )
    case 'motor':
      return (
        fill('M-52-14H8Q40-14 62-20Q48 2 32 3H-44Q-52 0-52-14Z', tone('#ffffff')) +
        rect(-50, -7, 92, 2.6, tone(accent)) +
        fill('M-34-14L-24-28H6L22-14Z', stage.between('#ffffff', 0.25, depth)) +
        fill('M-20-26H4L14-17H-22Z', shade('#3f5f80')) +
        fill('M-26-28L-20-36H2L6-28Z', tone('#ffffff'))
      )
    case 'rowing':
      return (
        fill('M-50-16Q0-7 50-16Q44 2 30 3H-30Q-44 2-50-16Z', tone(accent)) +
        fill('M-50-16Q0-7 50-16L46-11Q0-3-46-11Z', tone(lighten(stage.place.wood, 0.2))) +
        stroke('M-4-12L-40 4M8-12L44 4', shade(stage.place.wood), 2)
      )
  }
}
