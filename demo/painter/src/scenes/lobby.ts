import { arch } from '../buildings/openings.ts'
import { darken, lighten, mix } from '../colour.ts'
import { armchair, indoor, pendant, roomPlant, sofa, wallArt } from '../indoors/furniture.ts'
import { outlook } from '../indoors/outlook.ts'
import { disc, ellipse, fill, H, n, polygon, rect, stroke, W } from '../path.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'

/** The hall of a hotel: tall windows with a view, the desk to one side, seats in the middle. */
export function lobby(stage: Stage): string {
  const random = stage.random.fork('lobby')
  const side = random.side()
  const floorY = random.between(540, 570)
  const wall = mix(random.pick(stage.place.walls), '#faf2e4', 0.55)
  const x = (v: number) => W / 2 + side * v
  return [
    rect(
      0,
      0,
      W,
      floorY,
      stage.linear([
        [0, indoor(stage, darken(wall, 0.05), 0.3)],
        [1, indoor(stage, wall, 0)],
      ]),
    ),
    openings(stage, random, floorY, wall, side),
    ceiling(stage, random),
    floor(stage, random, floorY),
    desk(stage, random, x(390), floorY, side),
    Array.from({ length: 3 }, (_, i) =>
      pendant(stage, random, x(-300 + i * 170), random.between(150, 200) + (i % 2) * 26, 52),
    ).join(''),
    seats(stage, random, x(-190), floorY, side),
    roomPlant(stage, random, x(-540), floorY + 90, random.between(260, 320)),
    roomPlant(stage, random, x(548), floorY + 150, random.between(240, 300)),
  ].join('')
}

function openings(stage: Stage, random: Random, floorY: number, wall: string, side: -1 | 1): string {
  const arched =
    stage.place.opening === 'arch' || stage.place.roofShapes.includes('dome') || random.chance(0.3)
  const count = random.whole(3, 4)
  const span = 720
  const left = W / 2 - side * 190 - span / 2
  const w = (span / count) * 0.84
  const top = random.between(120, 160)
  let d = ''
  let mullions = ''
  for (let i = 0; i < count; i++) {
    const cx = left + (span * (i + 0.5)) / count
    d += arched
      ? arch(cx, floorY - 6, w, floorY - top)
      : `M${n(cx - w / 2)} ${n(floorY - 6)}V${n(top)}h${n(w)}V${n(floorY - 6)}z`
    mullions += `M${n(cx)} ${n(top + (arched ? 2 : 0))}V${n(floorY)}M${n(cx - w / 2)} ${n(top + w * 0.52)}h${n(w)}`
  }
  const view = `<g transform="translate(${n(left + span / 2 - 600 * 0.82)} 10) scale(.82)">${outlook(stage, 360)}</g>`
  return (
    fill(d, stage.shadow, 'opacity=".2" transform="translate(0,5)"') +
    stage.clip(d, view) +
    stroke(
      d + mullions,
      indoor(stage, stage.place.trees[0] === 'spruce' ? stage.place.wood : '#fbf6ec', 0.1),
      8,
    ) +
    stroke(d, indoor(stage, wall, 0.8), 2)
  )
}

function ceiling(stage: Stage, random: Random): string {
  const beam = random.chance(0.6) ? stage.place.wood : '#e8dcc8'
  const beams = Array.from({ length: 7 }, (_, i) => {
    const t = (i - 3) / 3
    return polygon([
      [W / 2 + t * 420 - 12, 64],
      [W / 2 + t * 420 + 12, 64],
      [W / 2 + t * 760 + 26, 0],
      [W / 2 + t * 760 - 26, 0],
    ])
  })
  return (
    rect(0, 0, W, 64, indoor(stage, '#fbf4e8', 0.3)) +
    fill(beams.join(''), indoor(stage, beam, 0.35)) +
    rect(0, 62, W, 14, indoor(stage, beam, 0.2)) +
    rect(0, 76, W, 8, stage.shadow, 'opacity=".14"')
  )
}

function floor(stage: Stage, random: Random, floorY: number): string {
  const stone = mix(stage.place.sand, '#efe2cc', 0.5)
  const dark = random.chance(0.5) ? random.pick(stage.place.accents) : darken(stone, 0.25)
  let tiles = ''
  const rows = [0, 0.09, 0.22, 0.4, 0.64, 1]
  for (let r = 0; r < rows.length - 1; r++) {
    const [t1 = 0, t2 = 1] = [rows[r], rows[r + 1]]
    const [y1, y2] = [floorY + (H - floorY) * t1, floorY + (H - floorY) * t2]
    const sx = (i: number, t: number) => W / 2 + i * (110 + 170 * t)
    for (let i = -6; i < 6; i++)
      if ((i + r) % 2 === 0)
        tiles += polygon([
          [sx(i, t1), y1],
          [sx(i + 1, t1), y1],
          [sx(i + 1, t2), y2],
          [sx(i, t2), y2],
        ])
  }
  const shine = stage.linear([
    [0, stage.sky[2], 0.35],
    [1, stage.sky[2], 0],
  ])
  return (
    rect(0, floorY, W, H - floorY, indoor(stage, stone, 0.1)) +
    fill(tiles, indoor(stage, dark, 0.2), 'opacity=".3"') +
    rect(0, floorY, W, 150, shine) +
    rect(0, floorY - 8, W, 10, indoor(stage, '#fbf6ec', 0.3))
  )
}

function desk(stage: Stage, random: Random, x: number, floorY: number, side: -1 | 1): string {
  const wood = stage.place.wood
  const y = floorY + 70
  const w = 330
  const slats = Array.from(
    { length: 15 },
    (_, i) => `M${n(x - w / 2 + 12 + i * 22)} ${n(y - 118)}V${n(y - 8)}`,
  ).join('')
  const keys = Array.from({ length: 12 }, (_, i) =>
    disc(x - 110 + (i % 6) * 44, floorY - 214 + Math.floor(i / 6) * 44, 6),
  ).join('')
  return [
    rect(x - 150, floorY - 250, 300, 130, indoor(stage, darken(wood, 0.1), 0.3), 'rx="6"'),
    rect(x - 140, floorY - 240, 280, 110, indoor(stage, lighten(wood, 0.25), 0.2), 'rx="4"'),
    fill(keys, indoor(stage, '#d8ac52', 0)),
    wallArt(stage, random, x - 60, floorY - 380, 120, 90),
    ellipse(x, y + 4, w * 0.58, 16, stage.shadow, 'opacity=".3"'),
    person(stage, random, x + side * 30, y - 112),
    rect(x - w / 2, y - 122, w, 122, indoor(stage, wood, 0.05)),
    stroke(slats, indoor(stage, wood, 0.8), 3, 'opacity=".5"'),
    rect(x - w / 2 - 16, y - 134, w + 32, 16, indoor(stage, '#f6ecdc', 0)),
    rect(x - w / 2 - 16, y - 120, w + 32, 5, stage.shadow, 'opacity=".25"'),
    rect(x - w / 2 + 6, y - 12, w - 12, 12, indoor(stage, darken(wood, 0.2), 0.6)),
    ellipse(x - side * 110, y - 138, 13, 6, indoor(stage, '#d8ac52')),
    fill(`M${n(x - side * 110 - 12)} ${n(y - 138)}a12 13 0 0 1 24 0z`, indoor(stage, '#e8c470')),
  ].join('')
}

/** A receptionist at the desk. */
function person(stage: Stage, random: Random, x: number, y: number): string {
  const skin = indoor(stage, random.pick(['#e8b48f', '#c98a62', '#9a6442', '#f0c4a4']))
  const suit = indoor(stage, random.pick(stage.place.accents), 0.1)
  return (
    fill(
      `M${n(x - 44)} ${n(y)}Q${n(x - 46)} ${n(y - 66)} ${n(x - 16)} ${n(y - 74)}H${n(x + 16)}Q${n(x + 46)} ${n(y - 66)} ${n(x + 44)} ${n(y)}Z`,
      suit,
    ) +
    fill(
      polygon([
        [x - 13, y - 74],
        [x + 13, y - 74],
        [x, y - 40],
      ]),
      indoor(stage, '#fffaf0'),
    ) +
    rect(x - 8, y - 86, 16, 16, skin) +
    ellipse(x, y - 104, 21, 25, skin) +
    fill(
      `M${n(x - 23)} ${n(y - 104)}Q${n(x - 24)} ${n(y - 134)} ${n(x)} ${n(y - 134)}Q${n(x + 25)} ${n(y - 134)} ${n(x + 23)} ${n(y - 102)}Q${n(x + 10)} ${n(y - 120)} ${n(x - 23)} ${n(y - 104)}Z`,
      indoor(stage, '#3a2a24', 0.2),
    )
  )
}

function seats(stage: Stage, random: Random, x: number, floorY: number, side: -1 | 1): string {
  const colour = mix(random.pick(stage.place.accents), '#e8dcc8', 0.35)
  const rug = polygon([
    [x - 300, floorY + 90],
    [x + 300, floorY + 90],
    [x + 390, floorY + 210],
    [x - 390, floorY + 210],
  ])
  const table =
    ellipse(x, floorY + 186, 104, 12, stage.shadow, 'opacity=".25"') +
    rect(x - 6, floorY + 146, 12, 40, indoor(stage, '#6a4a30', 0.3)) +
    ellipse(x, floorY + 144, 96, 18, indoor(stage, lighten(stage.place.wood, 0.2), 0.05))
  const vase =
    fill(`M${n(x - 10)} ${n(floorY + 140)}q-8-20 2-34h16q10 14 2 34z`, indoor(stage, '#fbf2e0', 0.1)) +
    fill(
      Array.from({ length: 7 }, () =>
        disc(x + random.between(-26, 26), floorY + 90 + random.between(-18, 12), random.between(6, 11)),
      ).join(''),
      indoor(stage, stage.place.flower, 0.05),
    )
  return (
    fill(rug, indoor(stage, lighten(colour, 0.4), 0.15)) +
    sofa(stage, random, x - side * 90, floorY + 120, 330, colour) +
    armchair(stage, random, x + side * 250, floorY + 150, side) +
    table +
    vase
  )
}
