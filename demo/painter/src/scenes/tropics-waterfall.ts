import { mix } from '../colour.ts'
import { farLand } from '../nature/backdrop.ts'
import { boulder } from '../nature/foreground.ts'
import { frame } from '../nature/frame.ts'
import { Grove } from '../nature/grove.ts'
import { jungleLine } from '../nature/jungle-line.ts'
import { waterColours } from '../nature/sea.ts'
import { sky } from '../nature/sky.ts'
import { ellipse, fill, H, lens, n, type Point, polygon, rect, stroke, W } from '../path.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'

/** A fall in the forest with its pool before us. */
export function waterfall(stage: Stage, random: Random): string {
  const x = W / 2 + random.side() * random.between(0, 160)
  const top = random.between(190, 240)
  const pool = 600
  const rock = mix(stage.place.rock, '#5a6a58', 0.4)
  const wide = random.between(46, 70)
  const cliff: Point[] = [
    [x - 360, pool],
    [x - 330, 420],
    [x - 250, 300],
    [x - 150, top + 30],
    [x - wide, top],
    [x + wide, top],
    [x + 150, top + 24],
    [x + 270, 310],
    [x + 340, 430],
    [x + 370, pool],
  ]
  const fall = (half: number, flare: number) =>
    `M${n(x - half)} ${n(top + 2)}C${n(x - half)} ${n(top + 100)} ${n(x - half - flare)} ${n(pool - 100)} ${n(x - half - flare)} ${n(pool)}H${n(x + half + flare)}C${n(x + half + flare)} ${n(pool - 100)} ${n(x + half)} ${n(top + 100)} ${n(x + half)} ${n(top + 2)}Z`
  let strands = ''
  for (let i = -4; i <= 4; i++)
    strands += `M${n(x + (i / 4.6) * wide)} ${n(top + random.between(4, 60))}L${n(x + (i / 4.2) * (wide + 16))} ${n(pool - random.between(10, 90))}`
  const mist = stage.radial([
    [0, '#ffffff', 0.75],
    [1, '#ffffff', 0],
  ])
  const [, middle, shore] = waterColours(stage)
  return [
    sky(stage, 400),
    farLand(stage, 400, { height: 150, lines: 3 }),
    jungleLine(stage, random, 420, 110, 0.4, 30),
    fill(
      polygon(cliff),
      stage.linear([
        [0, stage.tone(rock, 0.14)],
        [1, stage.shade(rock, 0.08)],
      ]),
    ),
    fill(
      polygon([
        [x - wide, top],
        [x - 150, top + 30],
        [x - 250, 300],
        [x - 200, 420],
        [x - 240, pool],
        [x - wide, pool],
      ]),
      stage.shade(rock, 0.1),
      'opacity=".45"',
    ),
    jungleCliff(stage, random, cliff),
    fill(fall(wide, 18), stage.between('#dff2f6', 0.2)),
    fill(fall(wide * 0.5, 10), stage.tone('#ffffff'), 'opacity=".8"'),
    stroke(strands, stage.between('#a8d4e2', 0.3), 3, 'opacity=".6"'),
    rect(
      0,
      pool - 6,
      W,
      H - pool + 6,
      stage.linear([
        [0, mix(middle, stage.place.leaf, 0.25)],
        [1, mix(shore, middle, 0.3)],
      ]),
    ),
    ellipse(x, pool + 4, 230, 60, mist),
    fill(
      Array.from({ length: 24 }, () =>
        lens(
          random.between(0, W),
          random.between(pool + 20, H),
          random.between(50, 200),
          random.between(2, 5),
        ),
      ).join(''),
      stage.tone('#ffffff'),
      'opacity=".35"',
    ),
    Array.from({ length: 9 }, (_, i) =>
      boulder(
        stage,
        random,
        i < 4 ? 40 + i * 90 : W - (i - 4) * 100 - 20,
        700 + random.between(0, 90),
        random.between(36, 74),
      ),
    ).join(''),
    jungleEdge(stage, random),
    frame(stage, { side: -1, kind: 'leaves' }) +
      frame(stage, { side: 1, kind: random.pick(['leaves', 'palm']) }),
  ].join('')
}

function jungleCliff(stage: Stage, random: Random, cliff: readonly Point[]): string {
  const grove = new Grove(stage, random.fork('cliff'))
  let out = ''
  for (const [i, [px, py]] of cliff.entries()) {
    if (i === 4 || i === 5) continue
    for (let k = 0; k < 3; k++)
      out += grove.bush(
        px + random.between(-46, 46),
        py + random.between(0, 40),
        random.between(26, 44),
        0.12,
      )
    if (i % 2) out += grove.tree(px, py + 8, random.between(90, 150), 0.12, random.pick(['palm', 'banana']))
  }
  return out
}

function jungleEdge(stage: Stage, random: Random): string {
  const grove = new Grove(stage, random.fork('edge'))
  let out = ''
  for (const side of [0, 1]) {
    for (let i = 0; i < 6; i++) {
      const x = side ? W - i * 54 : i * 54
      out +=
        i % 2
          ? grove.tree(x, 640 + i * 6, 190 - i * 18, 0.02, 'banana')
          : grove.bush(x, 650, 54 - i * 4, 0.02)
    }
  }
  return (
    out +
    Array.from({ length: 8 }, (_, i) => grove.flowers((i / 7) * W, H + 6, random.between(40, 60))).join('')
  )
}
