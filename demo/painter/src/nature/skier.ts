import { at, ellipse, fill, stroke } from '../path.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'

/** A skier on the slope, about `tall` high, moving towards `facing`. */
export function skier(
  stage: Stage,
  random: Random,
  x: number,
  y: number,
  tall: number,
  facing: -1 | 1,
): string {
  const jacket = stage.tone(random.pick(stage.place.accents))
  const dark = stage.shade('#2f3a52')
  const figure =
    ellipse(6, 3, 48, 5, stage.shadow, 'opacity=".25"') +
    stroke('M-44-4L46 8M-34-10L54 0', dark, 3, 'stroke-linecap="round"') +
    stroke('M-6-4L8-26L-6-44M12 0L20-24L-2-44', dark, 9, 'stroke-linecap="round" stroke-linejoin="round"') +
    stroke('M-4-46L16-74', jacket, 18, 'stroke-linecap="round"') +
    stroke('M12-70L34-54M10-66L22-46', jacket, 7, 'stroke-linecap="round"') +
    stroke('M34-54L-18-18M22-46L-34-24', dark, 2) +
    ellipse(22, -88, 10, 11, stage.tone('#e8b48f')) +
    fill('M11-90a11 12 0 0 1 22-2z', stage.tone(random.pick(stage.place.accents))) +
    stroke('M24-89h10', dark, 5)
  return at(figure, x, y, (tall / 100) * facing, tall / 100)
}
