import { arch } from '../buildings/openings.ts'
import { lighten } from '../colour.ts'
import { fill, n, polygon, rect, stroke } from '../path.ts'
import type { Stage } from '../stage.ts'
import { indoor } from './furniture.ts'
import { outlook } from './outlook.ts'

export interface WindowShape {
  x: number
  y: number
  w: number
  h: number
  arched?: boolean
  panes?: number
}

/** A window or balcony door with the view in it, framed in the local wood or white. */
export function viewWindow(stage: Stage, shape: WindowShape, view = outlook(stage, 330)): string {
  const { x, y, w, h, arched = false, panes = 2 } = shape
  const d = arched ? arch(x + w / 2, y + h, w, h) : `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`
  const frame = indoor(stage, '#fbf6ec')
  // The view is the whole canvas, shrunk so that its middle fills the opening.
  const scale = Math.max(w / 1000, h / 600)
  const inside = `<g transform="translate(${n(x + w / 2 - 600 * scale)},${n(y + h * 0.52 - 400 * scale)}) scale(${Math.round(scale * 1000) / 1000})">${view}</g>`
  let bars = ''
  for (let i = 1; i < panes; i++) bars += `M${n(x + (w * i) / panes)} ${n(y + (arched ? 4 : 0))}v${n(h)}`
  return (
    stage.clip(d, inside) +
    stroke(d + bars, frame, 9) +
    stroke(d, indoor(stage, '#d8cbb4', 0.4), 2) +
    fill(
      polygon([
        [x - 12, y + h],
        [x + w + 12, y + h],
        [x + w + 18, y + h + 12],
        [x - 18, y + h + 12],
      ]),
      lighten(frame, 0.2),
    )
  )
}

/** Curtains held to both sides of an opening. */
export function curtains(stage: Stage, { x, y, w, h }: WindowShape, colour: string): string {
  const drape = (side: -1 | 1) => {
    const edge = side < 0 ? x - 34 : x + w + 34
    const px = (v: number) => n(edge - side * v)
    const body = `M${px(0)} ${n(y - 20)}H${px(96)}Q${px(88)} ${n(y + h * 0.4)} ${px(46)} ${n(y + h * 0.6)}Q${px(74)} ${n(y + h * 0.85)} ${px(66)} ${n(y + h + 26)}H${px(0)}Z`
    const folds = `M${px(26)} ${n(y - 18)}Q${px(30)} ${n(y + h * 0.4)} ${px(18)} ${n(y + h * 0.6)}T${px(24)} ${n(y + h + 24)}M${px(56)} ${n(y - 18)}Q${px(54)} ${n(y + h * 0.4)} ${px(34)} ${n(y + h * 0.6)}T${px(46)} ${n(y + h + 24)}`
    return (
      fill(body, indoor(stage, colour, side === stage.sunSide ? 0.05 : 0.3), 'opacity=".96"') +
      stroke(folds, indoor(stage, colour, 0.8), 3, 'opacity=".35"') +
      rect(
        Number(px(side < 0 ? 12 : 62)),
        y + h * 0.585,
        50,
        9,
        indoor(stage, stage.place.accents[0] ?? '#b84', 0.1),
        'rx="4"',
      )
    )
  }
  return rect(x - 56, y - 30, w + 112, 7, indoor(stage, '#7a5a3c', 0.2)) + drape(-1) + drape(1)
}
