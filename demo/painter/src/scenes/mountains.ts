import { house } from '../buildings/house.ts'
import { landmark } from '../buildings/landmark.ts'
import { darken, lighten, mix } from '../colour.ts'
import { frame } from '../nature/frame.ts'
import { Grove } from '../nature/grove.ts'
import { mountainRange } from '../nature/mountain-range.ts'
import { blossom, grass } from '../nature/plants.ts'
import { crest, heightAt, ridge } from '../nature/ridge.ts'
import { sky } from '../nature/sky.ts'
import { fill, H, n, type Point, through, W } from '../path.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'

/** High rock behind woods and meadows, with a hut, a path and flowers at our feet. */
export function mountains(stage: Stage): string {
  const random = stage.random.fork('mountains')
  const base = random.between(450, 500)
  const side = random.side()
  return [
    sky(stage, base - 60),
    peaks(stage, random, base),
    woods(stage, random, base),
    meadow(stage, random, side),
    random.chance(0.5) ? frame(stage, { side: side === 1 ? -1 : 1 }) : '',
  ].join('')
}

export function peaks(stage: Stage, random: Random, base: number, scale = 1): string {
  const high = stage.place.relief === 'peaks'
  const rock = high ? stage.place.rock : mix(stage.place.rock, '#8a90a0', 0.35)
  const green = stage.place.land[0]
  const isCold = stage.place.trees.includes('spruce') || stage.place.trees.includes('birch')
  const snow = stage.place.isSnowy ? 0.7 : isCold ? random.between(0.35, 0.5) : random.between(0.05, 0.2)
  return (
    mountainRange(stage, random, {
      from: -120,
      to: W + 120,
      base,
      height: random.between(280, 330) * scale,
      peaks: random.whole(5, 6),
      colour: rock,
      depth: 0.72,
      snow: snow * 0.9,
    }) +
    mountainRange(stage, random, {
      from: -200,
      to: W + 160,
      base: base + 20,
      height: random.between(330, 410) * scale,
      peaks: random.whole(3, 4),
      colour: rock,
      depth: 0.42,
      snow,
    }) +
    ridge(
      stage,
      crest(random, { base: base + 40, height: 130 * scale, detail: 12, peak: random.next(), fall: 1 }),
      base + 40,
      mix(green, rock, 0.25),
      0.42,
    )
  )
}

/** Forest on two spurs, dark against the light rock. */
export function woods(stage: Stage, random: Random, base: number): string {
  const grove = new Grove(stage, random.fork('woods'))
  let out = ''
  for (const [row, depth] of [
    [0, 0.4],
    [1, 0.2],
  ] as const) {
    const foot = base + 50 + row * 60
    const line = crest(random, {
      base: foot,
      height: 110 - row * 20,
      detail: 10,
      peak: random.next(),
      fall: 0.8,
    })
    out += ridge(stage, line, foot + 60, forestFloor(stage), depth)
    const count = 34 - row * 6
    for (let i = 0; i < count; i++) {
      const x = ((i + random.between(0, 1)) / count) * (W + 40) - 20
      out += grove.tree(
        x,
        heightAt(line, x) + random.between(4, 34),
        random.between(34, 54) * (1 + row * 0.5),
        depth,
        conifer(stage),
      )
    }
  }
  return out
}

function forestFloor(stage: Stage): string {
  const { isSnowy, leaf, land } = stage.place
  return isSnowy ? mix('#8aa3bd', land[1], 0.55) : darken(mix(leaf, land[1], 0.5), 0.06)
}

function conifer(stage: Stage) {
  return (
    stage.place.trees.find(
      (kind) => kind === 'spruce' || kind === 'pine' || kind === 'cypress' || kind === 'palm',
    ) ?? stage.place.trees[0]
  )
}

function meadow(stage: Stage, random: Random, side: -1 | 1): string {
  const { place } = stage
  const line: Point[] = crest(random, {
    base: 660,
    height: 80,
    detail: 6,
    peak: side < 0 ? 0.1 : 0.9,
    fall: 0.8,
  })
  const green = place.isSnowy ? place.land[1] : mix(place.land[1], '#8fb84f', 0.35)
  const body = stage.linear([
    [0, stage.tone(lighten(green, 0.12), 0.06)],
    [0.4, stage.tone(green)],
    [1, stage.between(darken(green, 0.12), 0.5)],
  ])
  const hutX = W / 2 + side * random.between(120, 300)
  const hutY = heightAt(line, hutX) + 34
  const grove = new Grove(stage, random)
  const path = `M${n(hutX - side * 10)} ${n(hutY)}C${n(hutX - side * 120)} ${n(hutY + 30)} ${n(hutX + side * 60)} ${n(hutY + 90)} ${n(W / 2 - side * 60)} ${H}H${n(W / 2 - side * 60 + 110)}C${n(hutX + side * 130)} ${n(hutY + 90)} ${n(hutX - side * 70)} ${n(hutY + 30)} ${n(hutX + 12)} ${n(hutY)}Z`
  const huts = [0, 1, 2].slice(0, random.whole(1, 3)).map((i) =>
    house(stage, random, {
      x: hutX + i * side * -150 + random.between(-20, 20),
      y: hutY + i * 20,
      w: 96 - i * 10,
      h: 62,
      depth: 0.02,
    }),
  )
  const church = random.chance(0.4)
    ? landmark(
        stage,
        W / 2 - side * random.between(160, 300),
        heightAt(line, W / 2 - side * 200) + 26,
        170,
        0.08,
      )
    : ''
  const trees = Array.from({ length: 8 }, (_, i) => {
    const x = ((i + random.next()) / 8) * W
    return Math.abs(x - hutX) > 120
      ? grove.tree(x, heightAt(line, x) + random.between(16, 60), random.between(90, 150), 0, conifer(stage))
      : ''
  })
  const near = [W * 0.06, W * 0.95].map((x) =>
    grove.tree(
      x + random.between(-30, 30),
      730 + random.between(0, 60),
      random.between(230, 330),
      0,
      conifer(stage),
    ),
  )
  return [
    fill(`M${through(line)}L${W + 40} ${H}L-40 ${H}Z`, body),
    trees.join(''),
    church,
    fill(path, stage.tone(mix(place.sand, place.rock, 0.2)), 'opacity=".85"'),
    huts.reverse().join(''),
    random.chance(0.7) ? near[side < 0 ? 1 : 0] : near.join(''),
    place.isSnowy ? '' : grass(random, 0, W, H, 40, stage.shade(green), 90),
    blossom(stage, random, W * 0.3, 772, 320, 30, 60) + blossom(stage, random, W * 0.8, 776, 300, 26, 50),
  ].join('')
}
