import { lighten, mix } from '../colour.ts'
import { fill, n, polygon, rect } from '../path.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'
import { box } from './openings.ts'

export interface TowerShape {
  /** Middle of the foot. */
  x: number
  y: number
  w: number
  h: number
  depth: number
}

/** An office or hotel tower: glass or plaster, one shady side, rows of windows, its own top. */
export function towerBlock(stage: Stage, random: Random, { x, y, w, h, depth }: TowerShape): string {
  const glass = random.chance(0.6)
  const skin = glass
    ? random.pick(['#9ec4dc', '#86b0cc', '#b8d2de', '#7fa4b8'])
    : random.pick(stage.place.walls)
  const left = x - w / 2
  const shady = w * 0.34
  const sx = stage.sunSide > 0 ? left : left + w - shady
  const body = glass
    ? stage.linear([
        [0, mix(stage.tone(skin, depth), stage.sky[1], 0.35)],
        [1, stage.tone(skin, depth)],
      ])
    : stage.tone(skin, depth)
  let panes = ''
  let lamps = ''
  const rows = Math.floor(h / 13)
  const columns = Math.max(2, Math.floor(w / 11))
  const detailed = depth < 0.5
  for (let r = 0; detailed && r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      const pane = box(left + (w * (c + 0.22)) / columns, y - h + 8 + r * 13, (w * 0.56) / columns, 7)
      if (random.chance(stage.light.lamps * 0.6)) lamps += pane
      else if (random.chance(0.55)) panes += pane
    }
  }
  return [
    rect(left, y - h, w, h, body),
    rect(sx, y - h, shady, h, stage.shade(skin, depth), 'opacity=".55"'),
    panes && fill(panes, stage.shade('#4a6a8a', depth), `opacity="${glass ? 0.35 : 0.6}"`),
    lamps && fill(lamps, mix('#ffdd96', stage.haze, depth * 0.4)),
    top(stage, random, left, y - h, w, skin, depth),
  ].join('')
}

function top(
  stage: Stage,
  random: Random,
  left: number,
  y: number,
  w: number,
  skin: string,
  depth: number,
): string {
  const tone = stage.tone(lighten(skin, 0.15), depth)
  switch (random.whole(0, 4)) {
    case 0:
      return fill(
        polygon([
          [left, y],
          [left + w, y],
          [left + w, y - w * 0.4],
        ]),
        tone,
      )
    case 1:
      return fill(`M${n(left)} ${n(y)}a${n(w / 2)} ${n(w * 0.4)} 0 0 1 ${n(w)} 0z`, tone)
    case 2:
      return (
        rect(left + w * 0.2, y - w * 0.22, w * 0.6, w * 0.24, tone) +
        rect(left + w * 0.48, y - w * 0.8, 2, w * 0.6, stage.shade('#5a6272', depth))
      )
    case 3:
      return fill(
        polygon([
          [left + w * 0.1, y],
          [left + w * 0.5, y - w * 0.6],
          [left + w * 0.9, y],
        ]),
        tone,
      )
    default:
      return rect(left - 2, y - 3, w + 4, 5, tone)
  }
}
