import { darken, lighten, mix } from '../colour.ts'
import { H, n, rect, stroke, W } from '../path.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'
import { indoor } from './furniture.ts'

export function wallColour(stage: Stage, random: Random): string {
  const timber = stage.place.trees[0] === 'spruce'
  return timber && random.chance(0.7)
    ? mix(stage.place.wood, '#d8a870', 0.55)
    : mix(random.pick(stage.place.walls), '#faf3e6', 0.6)
}

export function walls(stage: Stage, wall: string, floorY: number): string {
  const timber = stage.place.trees[0] === 'spruce'
  let planks = ''
  for (let y = 40; timber && y < floorY; y += 46) planks += `M0 ${y}H${W}`
  const wash = stage.linear([
    [0, indoor(stage, darken(wall, 0.04), 0.2)],
    [1, indoor(stage, wall, 0.02)],
  ])
  return (
    rect(0, 0, W, floorY, wash) +
    (planks && stroke(planks, indoor(stage, wall, 0.8), 2, 'opacity=".3"')) +
    rect(0, 0, W, 26, indoor(stage, lighten(wall, 0.4), 0.1)) +
    rect(0, 26, W, 6, stage.shadow, 'opacity=".1"')
  )
}

export function floor(stage: Stage, random: Random, floorY: number): string {
  const tiled = stage.place.opening === 'arch' || random.chance(0.3)
  const base = tiled ? mix(stage.place.sand, '#d8b48c', 0.4) : mix(stage.place.wood, '#c49a6c', 0.45)
  let lines = ''
  for (let i = -14; i <= 14; i++) lines += `M${n(W / 2 + i * 62)} ${n(floorY)}L${n(W / 2 + i * 150)} ${H}`
  if (tiled) for (let t = 0.1; t < 1; t += 0.2 + t * 0.2) lines += `M0 ${n(floorY + (H - floorY) * t)}H${W}`
  return (
    rect(
      0,
      floorY,
      W,
      H - floorY,
      stage.linear([
        [0, indoor(stage, base, 0.35)],
        [1, indoor(stage, base, 0)],
      ]),
    ) +
    stroke(lines, indoor(stage, darken(base, 0.15), 0.5), 2, 'opacity=".4"') +
    rect(0, floorY - 14, W, 14, indoor(stage, '#fbf6ec', 0.15)) +
    rect(0, floorY, W, 10, stage.shadow, 'opacity=".16"')
  )
}
