import { lighten, mix } from '../colour.ts'
import { armchair, indoor, lamp, pendant, roomPlant, wallArt } from '../indoors/furniture.ts'
import { floor, wallColour, walls } from '../indoors/walls.ts'
import { curtains, viewWindow } from '../indoors/window.ts'
import { ellipse, fill, H, n, polygon, rect, stroke, W } from '../path.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'
import { balconyRoom } from './room-balcony.ts'

/** The bed with the view beside it, or the view over the foot of the bed. */
export function room(stage: Stage): string {
  const random = stage.random.fork('room')
  return random.chance(0.55) ? besideTheBed(stage, random) : balconyRoom(stage, random)
}

function besideTheBed(stage: Stage, random: Random): string {
  const side = random.side()
  const floorY = random.between(556, 584)
  const wall = wallColour(stage, random)
  const x = (v: number) => W / 2 + side * v
  const opening = {
    x: Math.min(x(90), x(500)),
    y: random.between(110, 140),
    w: 410,
    h: floorY - 170 + random.between(0, 40),
    arched: stage.place.opening === 'arch' && random.chance(0.6),
    panes: random.whole(2, 3),
  }
  const bedX = x(-200)
  return [
    walls(stage, wall, floorY),
    viewWindow(stage, opening),
    opening.arched
      ? ''
      : curtains(
          stage,
          opening,
          random.pick(['#fbf4e6', '#f2e4cc', lighten(random.pick(stage.place.accents), 0.55)]),
        ),
    headboard(stage, random, bedX, floorY, wall),
    floor(stage, random, floorY),
    light(stage, opening, floorY),
    rug(stage, random, bedX, side),
    bed(stage, random, bedX, floorY),
    bedside(stage, random, bedX - side * 300, floorY),
    bedside(stage, random, bedX + side * 262, floorY),
    armchair(stage, random, x(390), floorY + 96, side),
    roomPlant(stage, random, x(560), floorY + 60, random.between(190, 250)),
    random.chance(0.55) ? pendant(stage, random, x(160), random.between(96, 130), 44) : '',
  ].join('')
}

/** The bright patch that the window throws on the floor. */
function light(stage: Stage, { x, w }: { x: number; w: number }, floorY: number): string {
  if (stage.light.name === 'night') return ''
  const slide = -stage.sunSide * 120
  return fill(
    polygon([
      [x + 10, floorY + 4],
      [x + w - 10, floorY + 4],
      [x + w + slide, H],
      [x + slide - 20, H],
    ]),
    stage.light.glow,
    'opacity=".28"',
  )
}

function headboard(stage: Stage, random: Random, x: number, floorY: number, wall: string): string {
  const top = floorY - random.between(190, 220)
  const art = random.chance(0.7)
    ? wallArt(stage, random, x - 90, top - 150, 180, 110)
    : wallArt(stage, random, x - 150, top - 140, 84, 104) +
      wallArt(stage, random, x - 42, top - 140, 84, 104) +
      wallArt(stage, random, x + 66, top - 140, 84, 104)
  const cloth = random.pick([stage.place.wood, mix(random.pick(stage.place.accents), wall, 0.45), '#d8c4a4'])
  const tufts = Array.from(
    { length: 5 },
    (_, i) => `M${n(x - 168 + i * 84)} ${n(top + 10)}V${n(floorY)}`,
  ).join('')
  const shape =
    stage.place.opening === 'arch'
      ? `M${n(x - 226)} ${n(floorY)}V${n(top + 60)}Q${n(x)} ${n(top - 60)} ${n(x + 226)} ${n(top + 60)}V${n(floorY)}Z`
      : `M${n(x - 226)} ${n(floorY)}V${n(top + 14)}q0-14 14-14H${n(x + 212)}q14 0 14 14V${n(floorY)}Z`
  return (
    art +
    fill(shape, stage.shadow, 'opacity=".14" transform="translate(0,-7)"') +
    fill(shape, indoor(stage, cloth, 0.15)) +
    stroke(tufts, indoor(stage, cloth, 0.8), 2, 'opacity=".4"')
  )
}

function bed(stage: Stage, random: Random, x: number, floorY: number): string {
  const linen = '#fffdf8'
  const throwColour = random.pick(stage.place.accents)
  const c = (shade: number) => indoor(stage, linen, shade)
  const top = floorY - 74
  const near = 748
  const pillows = [-112, 112].map(
    (dx) =>
      rect(x + dx - 88, top - 32, 176, 66, c(0.12), 'rx="24"') +
      rect(x + dx - 80, top - 6, 160, 44, c(0.45), 'rx="20" opacity=".4"'),
  )
  const cushions = [-58, 0, 58].map((dx, i) =>
    rect(
      x + dx - 38,
      top - 8 + Math.abs(dx) * 0.06,
      76,
      52,
      indoor(stage, i === 1 ? lighten(throwColour, 0.4) : throwColour, 0.1),
      'rx="12"',
    ),
  )
  return [
    ellipse(x, near + 22, 350, 26, stage.shadow, 'opacity=".28"'),
    pillows.join(''),
    cushions.join(''),
    fill(
      `M${n(x - 208)} ${n(top + 34)}Q${n(x)} ${n(top + 14)} ${n(x + 208)} ${n(top + 34)}L${n(x + 292)} ${near - 74}Q${n(x)} ${near - 96} ${n(x - 292)} ${near - 74}Z`,
      stage.linear([
        [0, c(0.3)],
        [0.5, c(0)],
        [1, c(0.12)],
      ]),
    ),
    fill(
      `M${n(x - 262)} ${near - 120}Q${n(x)} ${near - 144} ${n(x + 262)} ${near - 120}L${n(x + 294)} ${near - 70}Q${n(x)} ${near - 94} ${n(x - 294)} ${near - 70}Z`,
      indoor(stage, throwColour, 0.05),
    ),
    fill(
      `M${n(x - 294)} ${near - 76}Q${n(x)} ${near - 98} ${n(x + 294)} ${near - 76}L${n(x + 296)} ${near}Q${n(x)} ${near + 12} ${n(x - 296)} ${near}Z`,
      stage.linear([
        [0, c(0.35)],
        [1, c(0.6)],
      ]),
    ),
    fill(
      `M${n(x - 294)} ${near - 74}Q${n(x)} ${near - 98} ${n(x + 294)} ${near - 74}L${n(x + 295)} ${near - 38}Q${n(x)} ${near - 62} ${n(x - 295)} ${near - 38}Z`,
      indoor(stage, throwColour, 0.45),
    ),
    stroke(
      `M${n(x - 120)} ${n(top + 60)}Q${n(x - 150)} ${near - 180} ${n(x - 168)} ${near - 132}M${n(x + 90)} ${n(top + 56)}Q${n(x + 130)} ${near - 190} ${n(x + 150)} ${near - 134}`,
      c(0.8),
      2.4,
      'opacity=".35"',
    ),
    rect(x - 290, near - 2, 580, 20, indoor(stage, stage.place.wood, 0.4), 'rx="4"'),
  ].join('')
}

function bedside(stage: Stage, random: Random, x: number, floorY: number): string {
  const wood = stage.place.wood
  return (
    ellipse(x, floorY + 52, 66, 9, stage.shadow, 'opacity=".25"') +
    rect(x - 52, floorY - 40, 104, 90, indoor(stage, wood, 0.1), 'rx="5"') +
    rect(x - 44, floorY - 30, 88, 32, indoor(stage, wood, 0.4), 'rx="3"') +
    rect(x - 44, floorY + 8, 88, 32, indoor(stage, wood, 0.4), 'rx="3"') +
    ellipse(x, floorY - 14, 5, 5, indoor(stage, '#e2c078')) +
    ellipse(x, floorY + 24, 5, 5, indoor(stage, '#e2c078')) +
    lamp(stage, x - 8, floorY - 40, 110, random.pick(['#fbf0dc', '#f2e0c0']))
  )
}

function rug(stage: Stage, random: Random, x: number, side: -1 | 1): string {
  const colour = lighten(random.pick(stage.place.accents), 0.35)
  const cx = x + side * 130
  const d = (inset: number) =>
    polygon([
      [cx - 400 + inset, 640 + inset * 0.3],
      [cx + 400 - inset, 640 + inset * 0.3],
      [cx + 500 - inset, 790 - inset * 0.3],
      [cx - 500 + inset, 790 - inset * 0.3],
    ])
  return (
    fill(d(0), indoor(stage, colour, 0.1)) +
    stroke(d(26), indoor(stage, '#fbf4e6', 0.1), 5) +
    stroke(d(44), indoor(stage, colour, 0.6), 2)
  )
}
