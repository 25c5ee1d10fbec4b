import { village } from '../buildings/village.ts'
import { mix } from '../colour.ts'
import { farLand } from '../nature/backdrop.ts'
import { Grove } from '../nature/grove.ts'
import { crest, heightAt, ridge } from '../nature/ridge.ts'
import { sea } from '../nature/sea.ts'
import { sky } from '../nature/sky.ts'
import { H, rect, W } from '../path.ts'
import type { Random } from '../random.ts'
import { peaks, woods } from '../scenes/mountains.ts'
import { boat } from '../seaside/boats.ts'
import type { Stage } from '../stage.ts'

/** The view through a window: the sea of the place, or its mountains. Covers the whole canvas. */
export function outlook(stage: Stage, horizon: number): string {
  const random = stage.random.fork('outlook')
  const ground = rect(0, H - 200, W, 200, stage.between(stage.place.land[1], 0.15))
  if (stage.place.outlook === 'mountains') {
    const meadow = rect(0, horizon + 120, W, H, stage.tone(stage.place.land[1]))
    return (
      sky(stage, horizon) + peaks(stage, random, horizon + 40) + meadow + woods(stage, random, horizon + 20)
    )
  }
  const isTown = stage.place.outlook === 'town'
  const side = random.side()
  const base = horizon + random.between(60, 90)
  const line = crest(random, {
    base,
    height: random.between(90, 150),
    detail: 9,
    peak: side < 0 ? 0.2 : 0.8,
    fall: 1.3,
  })
  const grove = new Grove(stage, random)
  let garden = ''
  for (let x = 0; x < W; x += random.between(30, 60))
    garden += random.chance(0.3)
      ? grove.tree(x, H - 190, random.between(110, 170))
      : grove.bush(x, H - 190, random.between(26, 44))
  return [
    sky(stage, horizon),
    farLand(stage, horizon, { height: 80 }),
    isTown ? meadows(stage, horizon) : sea(stage, { top: horizon, bottom: H - 180, shallow: 0.8 }),
    ridge(stage, line, base, mix(stage.place.land[0], stage.place.land[1], 0.5), 0.36),
    village(stage, random, {
      line,
      foot: base - 4,
      from: side < 0 || isTown ? 60 : W / 2 + 60,
      to: side < 0 && !isTown ? W / 2 - 60 : W - 60,
      size: 26,
      rows: isTown ? 3 : 2,
      depth: 0.34,
      withLandmark: heightAt(line, W / 2) < base - 40,
    }),
    isTown ? '' : sailing(stage, random, horizon),
    ground,
    garden,
  ].join('')
}

function meadows(stage: Stage, horizon: number): string {
  const [far, near] = stage.place.land
  const ground = stage.linear([
    [0, stage.tone(far, 0.5)],
    [1, stage.tone(near)],
  ])
  return rect(0, horizon, W, H - horizon, ground)
}

function sailing(stage: Stage, random: Random, horizon: number): string {
  const [x, y] = [W / 2 + random.between(-220, 220), horizon + random.between(70, 120)]
  return boat(stage, random, x, y, random.between(50, 80), 0.1)
}
