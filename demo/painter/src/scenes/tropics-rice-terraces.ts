import { house } from '../buildings/house.ts'
import { landmark } from '../buildings/landmark.ts'
import { darken, mix } from '../colour.ts'
import { farLand } from '../nature/backdrop.ts'
import { frame } from '../nature/frame.ts'
import { Grove } from '../nature/grove.ts'
import { jungleLine } from '../nature/jungle-line.ts'
import { waterColours } from '../nature/sea.ts'
import { sky } from '../nature/sky.ts'
import { fill, H, type Point, through, W } from '../path.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'

/** Steps of rice and water curving down the hill. */
export function riceTerraces(stage: Stage, random: Random): string {
  const horizon = 330
  const side = random.side()
  const green = mix(stage.place.leaf, '#9cc850', 0.55)
  const [, middle] = waterColours(stage)
  const wet = mix(stage.sky[2], middle, 0.25)
  let steps = ''
  for (let i = 0; i < 9; i++) {
    const t = i / 8
    const y = horizon + 70 + t ** 1.35 * 390
    const thick = 9 + 26 * t
    const line: Point[] = Array.from({ length: 7 }, (_, k) => {
      const u = k / 6
      const bend = Math.sin(u * Math.PI * 1.3 + i * 0.34 + (side < 0 ? 0 : 1.4)) * (24 + 40 * t)
      return [u * (W + 80) - 40, y - bend]
    })
    const down = line.map(([px, py]) => [px, py + thick] as const)
    steps += fill(
      `M${through(line)}L${W + 40} ${H}L-40 ${H}Z`,
      i % 3 === 1 ? wet : stage.tone(mix(green, '#c8d860', random.between(0, 0.5)), 0.3 * (1 - t)),
    )
    steps += fill(
      `M${through(line)}L${through([...down].reverse())}Z`,
      stage.shade(darken(green, 0.1), 0.25 * (1 - t)),
    )
  }
  const grove = new Grove(stage, random)
  const palms = Array.from({ length: 12 }, () => {
    const t = random.next()
    return { y: horizon + 80 + t * 330, x: random.between(0, W), tall: 110 + 190 * t, depth: 0.25 * (1 - t) }
  })
    .sort((a, b) => a.y - b.y)
    .map(({ x, y, tall, depth }) => grove.tree(x, y, tall, depth, 'palm'))
  const hutX = W / 2 + side * random.between(140, 280)
  return [
    sky(stage, horizon),
    farLand(stage, horizon, { height: 150, lines: 3 }),
    jungleLine(stage, random, horizon + 50, 80, 0.42, 26),
    steps,
    palms.slice(0, 6).join(''),
    random.chance(0.5)
      ? landmark(stage, hutX, 540, 230, 0.06)
      : [0, 1]
          .map((i) =>
            house(stage, random, {
              x: hutX + i * 120,
              y: 540 + i * 24,
              w: 100,
              h: 56,
              roofShape: 'thatch',
              roofColour: '#b08a50',
            }),
          )
          .join(''),
    palms.slice(6).join(''),
    frame(stage, { side: side === 1 ? -1 : 1, kind: 'leaves' }),
  ].join('')
}
