import { landmark } from '../buildings/landmark.ts'
import { towerBlock } from '../buildings/tower-block.ts'
import { townhouse } from '../buildings/townhouse.ts'
import { lighten, mix } from '../colour.ts'
import { farLand } from '../nature/backdrop.ts'
import { frame } from '../nature/frame.ts'
import { Grove } from '../nature/grove.ts'
import { waterColours } from '../nature/sea.ts'
import { sky } from '../nature/sky.ts'
import { disc, ellipse, fill, H, lens, n, rect, stroke, W } from '../path.ts'
import type { Random } from '../random.ts'
import { boat } from '../seaside/boats.ts'
import type { Stage } from '../stage.ts'

/** A city on its river: towers or spires behind, the embankment in front, a bridge to one side. */
export function city(stage: Stage): string {
  const random = stage.random.fork('city')
  const bank = random.between(500, 540)
  const side = random.side()
  const modern = ['arabic', 'asian', 'african', 'spanish', 'turkish', 'caribbean'].includes(stage.scene.style)
  const town = stage.keep(modern ? towers(stage, random, bank) : spires(stage, random, bank))
  return [
    sky(stage, bank - 70),
    farLand(stage, bank - 40, { height: 110 }),
    rect(0, bank - 44, W, 50, stage.between(stage.place.land[0], 0.3, 0.5)),
    water(stage, bank, stage.show(town, 0, bank * 2, 1, -1, 'opacity=".4"')),
    stage.show(town, 0, 0),
    rect(-5, bank - 6, W + 10, 14, stage.between(mix(stage.place.rock, '#cfc4b0', 0.5), 0.5, 0.1)),
    random.chance(0.65) ? bridge(stage, random, bank, side) : '',
    ripples(stage, bank),
    boat(
      stage,
      random,
      W / 2 - side * random.between(80, 320),
      random.between(620, 660),
      random.between(90, 130),
    ),
    embankment(stage, random),
    random.chance(0.35) ? frame(stage, { side }) : '',
  ].join('')
}

function towers(stage: Stage, random: Random, bank: number): string {
  let out = ''
  for (const [layer, depth] of [
    [0, 0.55],
    [1, 0.34],
    [2, 0.14],
  ] as const) {
    const step = 56 + layer * 16
    for (let x = -20 + random.between(0, step); x < W + 40; x += step * random.between(0.75, 1.25)) {
      const middle = Math.exp(-(((x - W / 2) / 380) ** 2))
      const tall =
        (110 + 190 * middle * random.between(0.5, 1.15)) * (1.25 - layer * 0.28) * random.between(0.7, 1.1)
      out += towerBlock(stage, random, { x, y: bank, w: step * random.between(0.6, 0.95), h: tall, depth })
    }
    if (layer === 0) out += needle(stage, random.between(440, 760), bank, random.between(370, 420), 0.36)
  }
  const grove = new Grove(stage, random)
  for (let i = 0; i < 22; i++)
    out += grove.tree(((i + random.next()) / 22) * W, bank - 2, random.between(36, 60), 0.08)
  return out
}

/** The famous tower of the city. */
function needle(stage: Stage, x: number, y: number, tall: number, depth: number): string {
  const glass = mix('#9fc0d8', stage.place.walls[0] ?? '#fff', 0.2)
  let out = ''
  for (const [half, h] of [
    [46, 0.4],
    [33, 0.62],
    [21, 0.8],
    [10, 0.92],
  ] as const) {
    out +=
      rect(x - half, y - tall * h, half * 2, tall * h, stage.tone(glass, depth)) +
      rect(
        stage.sunSide > 0 ? x - half : x + half * 0.2,
        y - tall * h,
        half * 0.8,
        tall * h,
        stage.shade(glass, depth),
        'opacity=".6"',
      )
  }
  return out + stroke(`M${n(x)} ${n(y - tall * 0.92)}V${n(y - tall * 1.08)}`, stage.tone(glass, depth), 3)
}

function spires(stage: Stage, random: Random, bank: number): string {
  let out = ''
  for (let i = 0; i < 4; i++)
    out += landmark(
      stage,
      ((i + random.between(0.15, 0.85)) / 4) * W,
      bank - 50,
      random.between(220, 300),
      0.4,
    )
  for (let x = -20; x < W; ) {
    const w = random.between(46, 70)
    out += townhouse(stage, random, {
      left: x,
      y: bank - 56,
      w,
      floors: random.whole(3, 5),
      floorHeight: 26,
      depth: 0.3,
      street: 'door',
    })
    x += w
  }
  out += landmark(stage, W / 2 + random.between(-220, 220), bank - 20, random.between(370, 420), 0.18)
  for (let x = -30; x < W; ) {
    const w = random.between(72, 104)
    out += townhouse(stage, random, {
      left: x,
      y: bank - 4,
      w,
      floors: random.whole(3, 4),
      floorHeight: 34,
      depth: 0.1,
      street: 'arches',
    })
    x += w
  }
  const grove = new Grove(stage, random)
  for (let i = 0; i < 16; i++)
    out += grove.tree(((i + random.next()) / 16) * W, bank, random.between(36, 56), 0.08)
  return out
}

function water(stage: Stage, bank: number, mirrored: string): string {
  const [far, middle] = waterColours(stage)
  const body = stage.linear([
    [0, mix(far, stage.sky[2], 0.35)],
    [1, middle],
  ])
  const veil = stage.linear(
    [
      [0, middle, 0.15],
      [1, middle, 0.85],
    ],
    0,
    bank,
    0,
    H - 60,
    'canvas',
  )
  return (
    rect(0, bank, W, H - bank, body) +
    stage.clip(`M0 ${n(bank)}H${W}V${H}H0Z`, mirrored) +
    rect(0, bank, W, H - bank, veil)
  )
}

function ripples(stage: Stage, bank: number): string {
  const random = stage.random.fork('ripples')
  const [, middle, shore] = waterColours(stage)
  let pale = ''
  let lamps = ''
  for (let i = 0; i < 90; i++) {
    const t = random.next()
    pale += lens(random.between(0, W), bank + 14 + (H - bank) * t, random.between(20, 110), 1 + 3 * t)
  }
  if (stage.isDark) {
    for (let i = 0; i < 70; i++)
      lamps += lens(
        (i % 14) * 88 + random.between(-6, 26),
        bank + 10 + 190 * random.next(),
        random.between(10, 30),
        2,
      )
  }
  return (
    fill(pale, lighten(mix(shore, middle, 0.4), 0.25), 'opacity=".35"') +
    (lamps && fill(lamps, '#ffd890', 'opacity=".55"'))
  )
}

function bridge(stage: Stage, random: Random, bank: number, side: -1 | 1): string {
  const stone = mix(stage.place.rock, '#d8ccb8', 0.5)
  const top = bank - 34
  const spans = 4
  const reach = random.between(520, 640)
  const x0 = side < 0 ? -20 : W + 20 - reach
  const span = reach / spans
  let holes = ''
  for (let i = 0; i < spans; i++)
    holes += `M${n(x0 + i * span + 12)} ${n(bank + 54)}v-26a${n(span / 2 - 12)} 46 0 0 1 ${n(span - 24)} 0v26z`
  const d = `M${n(x0)} ${n(top)}h${n(reach)}v${n(bank + 54 - top)}h${n(-reach)}z${holes}`
  const lamps = Array.from({ length: 6 }, (_, i) => lampPost(stage, x0 + (i + 0.5) * (reach / 6), top, 34))
  return (
    fill(d, stage.between(stone, 0.25, 0.05), 'fill-rule="evenodd"') +
    rect(x0, top - 6, reach, 9, stage.tone(lighten(stone, 0.25))) +
    rect(x0, top + 14, reach, 4, stage.shade(stone)) +
    lamps.join('')
  )
}

function embankment(stage: Stage, random: Random): string {
  const top = random.between(700, 724)
  const stone = mix(stage.place.rock, '#d8ccb8', 0.5)
  let bars = ''
  for (let x = 8; x < W; x += 26) bars += `M${x} ${n(top - 44)}v44`
  const lamps = [random.between(160, 300), random.between(880, 1040)].map((x) => lampPost(stage, x, top, 190))
  return (
    rect(
      0,
      top,
      W,
      H - top,
      stage.linear([
        [0, stage.tone(stone)],
        [1, stage.shade(stone)],
      ]),
    ) +
    stroke(`${bars}M0 ${n(top - 44)}H${W}M0 ${n(top - 30)}H${W}`, stage.shade('#30343e'), 3) +
    lamps.join('')
  )
}

function lampPost(stage: Stage, x: number, y: number, tall: number): string {
  const iron = stage.shade('#30343e')
  const glow = stage.isDark
    ? ellipse(
        x,
        y - tall,
        tall * 0.4,
        tall * 0.4,
        stage.radial([
          [0, '#ffdf9a', 0.6],
          [1, '#ffdf9a', 0],
        ]),
      )
    : ''
  return (
    glow +
    stroke(`M${n(x)} ${n(y)}v${n(-tall)}`, iron, Math.max(1.6, tall * 0.035)) +
    fill(
      disc(x, y - tall, Math.max(2.4, tall * 0.06)),
      stage.light.lamps > 0.1 ? '#ffe6ae' : stage.tone('#fffaf0'),
    )
  )
}
