import { house } from '../buildings/house.ts'
import { landmark } from '../buildings/landmark.ts'
import { darken, lighten, mix } from '../colour.ts'
import { boulder } from '../nature/foreground.ts'
import { frame } from '../nature/frame.ts'
import { Grove } from '../nature/grove.ts'
import { grass } from '../nature/plants.ts'
import { crest, heightAt, ridge } from '../nature/ridge.ts'
import { waterColours } from '../nature/sea.ts'
import { sky } from '../nature/sky.ts'
import { fill, H, lens, n, polygon, rect, stroke, W } from '../path.ts'
import type { Random } from '../random.ts'
import { boat } from '../seaside/boats.ts'
import type { Stage } from '../stage.ts'
import { peaks } from './mountains.ts'

/** Still water that mirrors the mountains and the wood on the far shore. */
export function lake(stage: Stage): string {
  const random = stage.random.fork('lake')
  const shore = random.between(430, 480)
  const side = random.side()
  const land = stage.keep(peaks(stage, random, shore - 20, 0.95) + farShore(stage, random, shore, side))
  return [
    sky(stage, shore - 70),
    stage.show(land, 0, 0),
    water(stage, shore, stage.show(land, 0, shore * 2, 1, -1, 'opacity=".55"')),
    stillness(stage, shore),
    boat(
      stage,
      random,
      W / 2 - side * random.between(60, 260),
      random.between(560, 620),
      random.between(80, 110),
    ),
    random.chance(0.5)
      ? boat(
          stage,
          random,
          W / 2 + side * random.between(60, 300),
          random.between(500, 530),
          random.between(44, 60),
          0.1,
          'sail',
        )
      : '',
    nearShore(stage, random, side),
    random.chance(0.55) ? frame(stage, { side: side === 1 ? -1 : 1 }) : '',
  ].join('')
}

function farShore(stage: Stage, random: Random, shore: number, side: -1 | 1): string {
  const grove = new Grove(stage, random)
  const line = crest(random, { base: shore, height: 74, detail: 10, peak: side < 0 ? 0.2 : 0.8, fall: 0.8 })
  let out = ridge(stage, line, shore + 1, darken(mix(stage.place.leaf, stage.place.land[1], 0.5), 0.04), 0.24)
  for (let i = 0; i < 36; i++) {
    const x = ((i + random.next()) / 36) * W
    const y = heightAt(line, x)
    out += grove.tree(x, y + (shore - y) * random.between(0.3, 0.9), random.between(36, 64), 0.22)
  }
  const town = W / 2 + side * random.between(140, 340)
  if (random.chance(0.7)) out += landmark(stage, town + side * 60, shore - 8, 130, 0.16)
  for (let i = 0; i < 4; i++)
    out += house(stage, random, {
      x: town + i * side * -56,
      y: shore - random.between(1, 10),
      w: random.between(34, 46),
      h: random.between(26, 36),
      depth: 0.14,
    })
  return out
}

function water(stage: Stage, shore: number, mirrored: string): string {
  const [, middle, near] = waterColours(stage)
  const body = stage.linear([
    [0, mix(middle, stage.sky[2], 0.6)],
    [0.45, mix(middle, stage.sky[1], 0.35)],
    [1, mix(middle, near, 0.2)],
  ])
  const veil = stage.linear(
    [
      [0, middle, 0.08],
      [1, middle, 0.85],
    ],
    0,
    shore,
    0,
    H - 60,
    'canvas',
  )
  return (
    rect(0, shore, W, H - shore, body) +
    stage.clip(`M0 ${n(shore)}H${W}V${H}H0Z`, mirrored) +
    rect(0, shore, W, H - shore, veil)
  )
}

function stillness(stage: Stage, shore: number): string {
  const random = stage.random.fork('stillness')
  let pale = lens(W / 2, shore + 2, W * 1.3, 2)
  let deep = ''
  for (let i = 0; i < 60; i++) {
    const t = random.next() ** 1.1
    const d = lens(random.between(0, W), shore + 8 + (H - shore) * t, random.between(60, 260), 0.8 + 2.4 * t)
    if (i % 2) pale += d
    else deep += d
  }
  const [, middle] = waterColours(stage)
  return (
    fill(pale, lighten(stage.sky[2], 0.3), 'opacity=".35"') +
    fill(deep, darken(middle, 0.15), 'opacity=".25"')
  )
}

/** Grass, stones and a jetty on the near shore. */
function nearShore(stage: Stage, random: Random, side: -1 | 1): string {
  const x = (v: number) => (side < 0 ? v : W - v)
  const wood = stage.place.wood
  const green = mix(stage.place.land[1], '#86ae4c', 0.3)
  const bank = `M${x(-20)} 690Q${x(200)} 690 ${x(420)} 740T${x(820)} ${H}H${x(-20)}Z`
  const deckY = 640
  const jetty = polygon([
    [x(300), 752],
    [x(470), 752],
    [x(690), deckY],
    [x(632), deckY],
  ])
  let boards = ''
  for (let i = 0; i <= 12; i++) {
    const y = 752 + (deckY - 752) * (1 - (1 - i / 12) ** 1.6)
    const s = (752 - y) / (752 - deckY)
    boards += `M${n(x(300 + 332 * s))} ${n(y)}L${n(x(470 + 220 * s))} ${n(y)}`
  }
  const posts = [
    [690, deckY, 34],
    [632, deckY, 34],
    [560, 704, 50],
    [440, 704, 46],
  ].map(([px = 0, py = 0, tall = 0]) => rect(x(px) - 4, py - tall * 0.4, 8, tall, stage.shade(wood)))
  const grove = new Grove(stage, random)
  const stones = [460, 540, 640, 760].map((v) =>
    boulder(
      stage,
      random,
      x(v + random.between(-20, 20)),
      790 + random.between(0, 12),
      random.between(22, 44),
    ),
  )
  const [a, b] = side < 0 ? [0, 520] : [W - 520, W]
  return [
    posts.slice(0, 2).join(''),
    fill(jetty, stage.tone(lighten(wood, 0.12))),
    stroke(boards, stage.shade(wood), 2, 'opacity=".7"'),
    posts.slice(2).join(''),
    stones.join(''),
    fill(
      bank,
      stage.linear([
        [0, stage.tone(green)],
        [1, stage.between(darken(green, 0.15), 0.5)],
      ]),
    ),
    grove.tree(x(60), 720, random.between(320, 400)),
    random.chance(0.6) ? grove.tree(x(190), 736, random.between(200, 260)) : '',
    grass(random, a, b, 740, 40, stage.shade(green), 40),
    grass(random, a, b, H, 54, stage.shade(darken(green, 0.1)), 50),
    grove.flowers(x(330), 776, 34) + grove.flowers(x(120), 790, 40),
  ].join('')
}
