import { darken, lighten, mix } from '../colour.ts'
import { indoor, lamp, pendant, roomPlant } from '../indoors/furniture.ts'
import { outlook } from '../indoors/outlook.ts'
import { floor, wallColour, walls } from '../indoors/walls.ts'
import { ellipse, fill, H, n, polygon, rect, stroke, W } from '../path.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'

/** Doors wide open on the balcony: two chairs outside, the end of the bed inside. */
export function balconyRoom(stage: Stage, random: Random): string {
  const side = random.side()
  const floorY = random.between(560, 590)
  const x = (v: number) => W / 2 + side * v
  const wall = wallColour(stage, random)
  const opening = { x: W / 2 - 330 + side * 90, y: random.between(84, 110), w: 660, h: 0 }
  opening.h = floorY - opening.y
  return [
    walls(stage, wall, floorY),
    floor(stage, random, floorY),
    outside(stage, random, opening),
    drapes(stage, random, opening),
    sunlight(stage, opening, floorY),
    roomPlant(stage, random, x(500), floorY + 70, random.between(240, 300)),
    bedEnd(stage, random, x(-420), side),
    lamp(stage, x(-500), floorY - 10, 230, '#fbf0dc'),
    random.chance(0.6) ? pendant(stage, random, x(-250), random.between(110, 150), 50) : '',
  ].join('')
}

interface Opening {
  x: number
  y: number
  w: number
  h: number
}

function outside(stage: Stage, random: Random, { x, y, w, h }: Opening): string {
  const d = `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`
  const railTop = y + h - 150
  let bars = ''
  const wooden = stage.place.trees[0] === 'spruce'
  for (let bx = x + 10; bx < x + w; bx += wooden ? 26 : 20) bars += `M${n(bx)} ${n(railTop)}V${n(y + h - 46)}`
  const railColour = wooden
    ? stage.tone(stage.place.wood)
    : stage.place.opening === 'arch'
      ? stage.tone('#fffaf0')
      : stage.shade('#3a4048')
  const deck = mix(stage.place.sand, '#e8d8bc', 0.4)
  const scene = `<g transform="translate(${n(x + w / 2 - 600 * 0.8)},${n(y - 30)}) scale(.8)">${outlook(stage, 360)}</g>`
  return [
    stage.clip(
      d,
      scene +
        rect(x, y + h - 50, w, 60, stage.tone(deck)) +
        stroke(bars, railColour, wooden ? 9 : 4) +
        rect(x, railTop - 6, w, 12, railColour) +
        rect(x, y + h - 54, w, 8, railColour) +
        terraceSet(stage, random, x + w * 0.5, y + h - 6),
    ),
    stroke(d, indoor(stage, '#fbf6ec'), 14),
    stroke(d, indoor(stage, '#cfc2a8', 0.4), 2),
    doorLeaf(stage, x - 4, y, h, -1),
    doorLeaf(stage, x + w + 4, y, h, 1),
  ].join('')
}

/** A door folded back against the wall, seen at a slant. */
function doorLeaf(stage: Stage, x: number, y: number, h: number, side: -1 | 1): string {
  const w = side * 96
  const leaf = polygon([
    [x, y - 4],
    [x + w, y - 26],
    [x + w, y + h + 34],
    [x, y + h + 4],
  ])
  const pane = polygon([
    [x + w * 0.14, y + 14],
    [x + w * 0.86, y],
    [x + w * 0.86, y + h - 60],
    [x + w * 0.14, y + h - 66],
  ])
  return (
    fill(leaf, indoor(stage, '#fbf6ec', side === stage.sunSide ? 0.3 : 0.08)) +
    fill(pane, mix(stage.sky[2], '#ffffff', 0.25), 'opacity=".75"') +
    stroke(
      `M${n(x + w * 0.14)} ${n(y + h * 0.42)}L${n(x + w * 0.86)} ${n(y + h * 0.41)}`,
      indoor(stage, '#fbf6ec', 0.2),
      7,
    )
  )
}

/** Two chairs and a small table with a breakfast on it. */
function terraceSet(stage: Stage, random: Random, x: number, y: number): string {
  const cloth = random.pick(stage.place.accents)
  const wood = stage.shade(stage.place.wood)
  const chair = (cx: number, s: number) =>
    stroke(
      `M${n(cx - s * 34)} ${n(y)}V${n(y - 62)}M${n(cx + s * 30)} ${n(y)}V${n(y - 62)}M${n(cx + s * 36)} ${n(y - 60)}L${n(cx + s * 48)} ${n(y - 150)}`,
      wood,
      7,
      'stroke-linecap="round"',
    ) +
    fill(
      polygon([
        [cx - s * 42, y - 74],
        [cx + s * 40, y - 74],
        [cx + s * 38, y - 58],
        [cx - s * 40, y - 58],
      ]),
      stage.tone(cloth),
    ) +
    fill(
      polygon([
        [cx + s * 26, y - 76],
        [cx + s * 40, y - 74],
        [cx + s * 52, y - 146],
        [cx + s * 38, y - 148],
      ]),
      stage.tone(cloth),
    )
  return (
    chair(x - 130, -1) +
    chair(x + 130, 1) +
    rect(x - 4, y - 78, 8, 78, wood) +
    ellipse(x, y - 2, 34, 6, wood) +
    ellipse(x, y - 80, 66, 10, stage.tone('#fffaf0')) +
    rect(x - 34, y - 104, 14, 22, stage.tone('#f2b04a'), 'rx="3"') +
    rect(x + 12, y - 96, 22, 14, stage.tone('#ffffff'), 'rx="4"') +
    fill(`M${n(x - 8)} ${n(y - 84)}q-4-14 2-22h8q6 8 2 22z`, stage.tone(stage.place.accents[1] ?? '#2f8')) +
    ellipse(x - 4, y - 116, 15, 12, stage.tone(stage.place.flower))
  )
}

function drapes(stage: Stage, random: Random, { x, y, w, h }: Opening): string {
  const cloth = random.pick(['#fffaf0', '#f6ead4', lighten(random.pick(stage.place.accents), 0.6)])
  const blow = random.between(20, 70) * random.side()
  const sheet = (edge: number, s: -1 | 1) => {
    const px = (v: number) => n(edge + s * v)
    return (
      fill(
        `M${px(0)} ${n(y - 34)}H${px(-120)}C${px(-100)} ${n(y + h * 0.4)} ${n(edge - s * 70 + blow * 0.5)} ${n(y + h * 0.7)} ${n(edge - s * 64 + blow)} ${n(y + h + 20)}H${px(14)}Z`,
        indoor(stage, cloth, 0.1),
        'opacity=".9"',
      ) +
      stroke(
        `M${px(-34)} ${n(y - 30)}C${px(-30)} ${n(y + h * 0.4)} ${n(edge - s * 18 + blow * 0.3)} ${n(y + h * 0.7)} ${n(edge - s * 16 + blow * 0.5)} ${n(y + h + 16)}M${px(-76)} ${n(y - 30)}C${px(-66)} ${n(y + h * 0.4)} ${n(edge - s * 44 + blow * 0.4)} ${n(y + h * 0.7)} ${n(edge - s * 40 + blow * 0.8)} ${n(y + h + 16)}`,
        indoor(stage, cloth, 0.9),
        3,
        'opacity=".3"',
      )
    )
  }
  return (
    rect(x - 120, y - 46, w + 240, 8, indoor(stage, '#7a5a3c', 0.2)) +
    sheet(x - 60, -1) +
    sheet(x + w + 60, 1)
  )
}

function sunlight(stage: Stage, { x, w }: Opening, floorY: number): string {
  if (stage.light.name === 'night') return ''
  const slide = -stage.sunSide * 140
  return fill(
    polygon([
      [x + 6, floorY + 2],
      [x + w - 6, floorY + 2],
      [x + w + slide + 60, H],
      [x + slide - 60, H],
    ]),
    stage.light.glow,
    'opacity=".32"',
  )
}

/** The corner of a made bed in the foreground. */
function bedEnd(stage: Stage, random: Random, x: number, side: -1 | 1): string {
  const linen = '#fffdf8'
  const throwColour = random.pick(stage.place.accents)
  const p = (dx: number, y: number) => [x + side * dx, y] as const
  const c = (shade: number) => indoor(stage, linen, shade)
  return [
    fill(polygon([p(-260, 660), p(300, 650), p(420, 790), p(-260, 820)]), stage.shadow, 'opacity=".2"'),
    fill(
      polygon([p(-240, 560), p(210, 560), p(330, 690), p(-240, 700)]),
      stage.linear([
        [0, c(0.12)],
        [1, c(0)],
      ]),
    ),
    fill(
      polygon([p(-240, 700), p(330, 690), p(330, 780), p(-240, 810)]),
      stage.linear([
        [0, c(0.35)],
        [1, c(0.65)],
      ]),
    ),
    fill(polygon([p(60, 560), p(150, 560), p(258, 692), p(140, 694)]), indoor(stage, throwColour, 0.05)),
    fill(
      polygon([p(140, 694), p(258, 692), p(258, 784), p(140, 790)]),
      indoor(stage, darken(throwColour, 0.08), 0.45),
    ),
    rect(Math.min(x - side * 190, x - side * 60), 520, 130, 62, c(0.1), 'rx="24"'),
    rect(Math.min(x - side * 90, x + side * 10), 534, 100, 52, indoor(stage, throwColour, 0.1), 'rx="14"'),
  ].join('')
}
