import { arch } from '../buildings/openings.ts'
import { darken, lighten, mix } from '../colour.ts'
import { indoor, roomPlant } from '../indoors/furniture.ts'
import { outlook } from '../indoors/outlook.ts'
import { disc, ellipse, fill, H, lens, n, rect, stroke, W } from '../path.ts'
import type { Random } from '../random.ts'
import { poolWater } from '../seaside/pool-water.ts'
import type { Stage } from '../stage.ts'

/** Warm water under arches, and in front of us the stones, towels and candles. */
export function spa(stage: Stage): string {
  const random = stage.random.fork('spa')
  const side = random.side()
  const water = random.between(470, 500)
  const stone = mix(random.pick(stage.place.walls), random.pick(['#e8d8bc', '#cfc4b0', '#d8b894']), 0.5)
  const x = (v: number) => W / 2 + side * v
  return [
    hall(stage, random, water, stone),
    poolWater(
      stage,
      `M-40 ${n(water)}H${W + 40}L${W + 40} 690H-40Z`,
      water,
      columnsMirrored(stage, water, stone),
    ),
    rect(0, water - 8, W, 12, indoor(stage, lighten(stone, 0.4), 0.1)),
    steam(stage, random, water),
    roomPlant(stage, random, x(-520), water + 16, random.between(230, 280)),
    ledge(stage, stone),
    towels(stage, random, x(-330), 716),
    candles(stage, random, x(-60), 722),
    stones(stage, random, x(200), 724),
    flowers(stage, random, x(410), 724),
  ].join('')
}

function hall(stage: Stage, random: Random, water: number, stone: string): string {
  const count = random.whole(3, 5)
  const arched = stage.place.opening === 'arch' || random.chance(0.4)
  const top = random.between(110, 150)
  const w = (W / count) * 0.68
  let d = ''
  for (let i = 0; i < count; i++)
    d += arched
      ? arch((W * (i + 0.5)) / count, water - 30, w, water - 30 - top)
      : `M${n((W * (i + 0.5)) / count - w / 2)} ${n(top)}h${n(w)}V${n(water - 30)}h${n(-w)}z`
  const wash = stage.linear([
    [0, indoor(stage, darken(stone, 0.12), 0.5)],
    [1, indoor(stage, stone, 0.1)],
  ])
  return (
    rect(0, 0, W, water, wash) +
    stage.clip(d, `<g transform="translate(60,-10) scale(.9)">${outlook(stage, 360)}</g>`) +
    stroke(d, indoor(stage, lighten(stone, 0.35), 0.1), 12) +
    stroke(d, indoor(stage, stone, 0.9), 2, 'opacity=".6"') +
    rect(0, water - 34, W, 8, indoor(stage, lighten(stone, 0.3), 0.2)) +
    lanterns(stage, count)
  )
}

function lanterns(stage: Stage, count: number): string {
  let out = ''
  for (let i = 1; i < count; i++) {
    const x = (W * i) / count
    out +=
      ellipse(
        x,
        300,
        90,
        110,
        stage.radial([
          [0, '#ffd890', 0.5],
          [1, '#ffd890', 0],
        ]),
      ) +
      rect(x - 9, 282, 18, 38, '#ffe6ae', 'rx="5"') +
      rect(x - 12, 276, 24, 7, indoor(stage, '#6a4a30', 0.3)) +
      rect(x - 12, 318, 24, 6, indoor(stage, '#6a4a30', 0.3))
  }
  return out
}

function columnsMirrored(stage: Stage, water: number, stone: string): string {
  return Array.from({ length: 6 }, (_, i) =>
    rect(100 + i * 200, water, 40, 180, indoor(stage, stone, 0.2), 'opacity=".25"'),
  ).join('')
}

function steam(stage: Stage, random: Random, water: number): string {
  const soft = stage.radial([
    [0, '#ffffff', 0.4],
    [1, '#ffffff', 0],
  ])
  return Array.from({ length: 6 }, () =>
    ellipse(
      random.between(100, 1100),
      water + random.between(-50, 40),
      random.between(120, 240),
      random.between(26, 50),
      soft,
    ),
  ).join('')
}

function ledge(stage: Stage, stone: string): string {
  const wood = mix(stage.place.wood, '#b88a5c', 0.4)
  return (
    rect(
      0,
      690,
      W,
      H - 690,
      stage.linear([
        [0, indoor(stage, lighten(wood, 0.15), 0)],
        [1, indoor(stage, darken(wood, 0.1), 0.5)],
      ]),
    ) +
    rect(0, 684, W, 12, indoor(stage, lighten(wood, 0.35), 0)) +
    stroke(`M0 744H${W}M0 786H${W}`, indoor(stage, wood, 0.8), 2, 'opacity=".4"') +
    rect(0, 694, W, 4, indoor(stage, stone, 0.9), 'opacity=".3"')
  )
}

function towels(stage: Stage, random: Random, x: number, y: number): string {
  const colours = ['#fffaf0', random.pick(stage.place.accents), '#f0e2c8']
  return (
    ellipse(x, y + 18, 150, 14, stage.shadow, 'opacity=".25"') +
    colours
      .map((colour, i) => {
        const c = mix(colour, '#ffffff', 0.2)
        // Two below, one on top of them.
        const [cx, cy] = i === 2 ? [x, y - 74] : [x + (i * 2 - 1) * 58, y - 12]
        return (
          rect(cx - 60, cy - 34, 120, 68, indoor(stage, c, 0.2), 'rx="32"') +
          ellipse(cx + 30, cy, 30, 34, indoor(stage, c, 0)) +
          stroke(
            `M${n(cx + 30)} ${n(cy - 20)}a20 20 0 1 1-16 26a12 13 0 1 1 18-14`,
            indoor(stage, c, 0.7),
            3,
            'opacity=".5"',
          )
        )
      })
      .join('')
  )
}

function candles(stage: Stage, random: Random, x: number, y: number): string {
  return [
    [-52, 92],
    [4, 132],
    [56, 70],
  ]
    .map(([dx = 0, tall = 0]) => {
      const cx = x + dx
      const wax = indoor(stage, random.pick(['#fff2d8', '#f6e2c0', '#fffaf0']), 0.05)
      return (
        ellipse(
          cx,
          y - tall - 22,
          80,
          84,
          stage.radial([
            [0, '#ffd27a', 0.6],
            [1, '#ffd27a', 0],
          ]),
        ) +
        ellipse(cx, y + 10, 30, 7, stage.shadow, 'opacity=".25"') +
        rect(cx - 22, y - tall, 44, tall + 8, wax, 'rx="4"') +
        rect(
          cx - (stage.sunSide > 0 ? 22 : -8),
          y - tall,
          14,
          tall + 8,
          indoor(stage, '#e2c898', 0.3),
          'opacity=".5"',
        ) +
        ellipse(cx, y - tall, 22, 6, indoor(stage, '#fff8e6')) +
        fill(`M${n(cx)} ${n(y - tall - 36)}q11 18 6 27q-6 8-12 0q-5-9 6-27z`, '#ffb43c') +
        fill(`M${n(cx)} ${n(y - tall - 22)}q5 8 2 13q-2 3-4 0q-3-5 2-13z`, '#fff2c0')
      )
    })
    .join('')
}

function stones(stage: Stage, random: Random, x: number, y: number): string {
  let top = y + 4
  const sizes = [88, 70, 54, 38]
  return (
    ellipse(x, y + 14, 100, 12, stage.shadow, 'opacity=".3"') +
    sizes
      .map((half) => {
        const h = half * 0.4
        const cx = x + random.between(-7, 7)
        const cy = top - h
        top -= h * 1.75
        const grey = random.pick(['#5a5e66', '#4a4c54', '#6d6a68'])
        return (
          ellipse(cx, cy, half, h, indoor(stage, grey, 0.35)) +
          ellipse(
            cx + stage.sunSide * half * 0.14,
            cy - h * 0.24,
            half * 0.74,
            h * 0.6,
            indoor(stage, lighten(grey, 0.18), 0.1),
          ) +
          fill(
            lens(cx + stage.sunSide * half * 0.2, cy - h * 0.5, half * 0.6, h * 0.3),
            '#ffffff',
            'opacity=".25"',
          )
        )
      })
      .join('')
  )
}

/** A bowl of water with blossoms, an orchid standing over it. */
function flowers(stage: Stage, random: Random, x: number, y: number): string {
  const petal = stage.place.flower
  const bloom = (cx: number, cy: number, s: number) =>
    fill(
      [0, 1, 2, 3, 4]
        .map((i) => {
          const a = (i / 5) * 6.28 - 1.57
          return disc(cx + Math.cos(a) * s * 0.62, cy + Math.sin(a) * s * 0.62, s * 0.5)
        })
        .join(''),
      indoor(stage, lighten(petal, 0.25), 0),
    ) + fill(disc(cx, cy, s * 0.3), indoor(stage, '#f6d45a'))
  const bowl = mix(random.pick(stage.place.accents), '#3a3f48', 0.25)
  return [
    ellipse(x, y + 14, 110, 12, stage.shadow, 'opacity=".3"'),
    stroke(
      `M${n(x + 40)} ${n(y - 46)}Q${n(x + 70)} ${n(y - 190)} ${n(x - 20)} ${n(y - 236)}`,
      indoor(stage, '#5f8a3f', 0.2),
      5,
    ),
    [
      [-20, -236],
      [14, -222],
      [38, -196],
      [52, -164],
    ]
      .map(([dx = 0, dy = 0]) => bloom(x + dx, y + dy, 25))
      .join(''),
    fill(`M${n(x - 100)} ${n(y - 52)}q0 66 100 66t100-66z`, indoor(stage, bowl, 0.3)),
    ellipse(x, y - 52, 100, 20, indoor(stage, lighten(bowl, 0.2), 0.1)),
    ellipse(x, y - 51, 88, 15, mix(indoor(stage, '#5fc4d4'), stage.sky[1], 0.2)),
    bloom(x - 34, y - 54, 17) + bloom(x + 30, y - 50, 15) + bloom(x - 2, y - 60, 13),
  ].join('')
}
