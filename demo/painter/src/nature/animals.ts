import { at, ellipse, fill, stroke } from '../path.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'

/** Each animal is about 100 units tall, with its feet at (0, 0), looking right. */
const camel =
  'M-46-52C-50-60-40-70-32-68C-24-84-14-86-8-70C-2-74 4-86 12-84C20-82 22-68 28-64C36-62 40-72 44-84C46-92 52-98 62-96L70-90L69-86L58-85C56-76 54-60 46-50C42-44 36-42 32-40L33-20L35 0H29L26-22L22-38L-24-38L-26-20L-24 0H-30L-34-22C-34-34-42-42-46-52Z'
const camelFar = 'M-20-40L-18-18L-20 0H-14L-11-20L-10-40ZM14-40L18-20L16 0H22L24-20L22-40Z'
const giraffe =
  'M-30-50C-34-54-32-60-26-61L8-66C14-68 18-74 20-82L30-122C31-130 36-134 42-134L41-141L44-141L45-134L54-130L57-125L46-124C42-120 40-108 38-96L28-62C26-54 24-50 22-46L23-24L25 0H20L17-24L14-44L-16-43L-20-24L-19 0H-24L-27-24L-28-42C-34-40-35-30-35-26L-37-26C-38-36-36-46-30-50Z'
const elephant =
  'M-52-40C-54-62-40-74-18-74C-8-74 4-76 14-76C24-80 38-78 44-68C50-58 50-46 52-36C53-26 54-16 60-12L58-8C48-10 46-22 45-34L40-38L38-34L39 0H26L24-26L-8-28L-10 0H-24L-26-26L-36-24L-34 0H-46L-50-26Z'
const elephantEar = 'M14-72C26-76 34-66 32-54C28-46 20-44 14-50C10-56 8-68 14-72Z'
const zebra =
  'M-36-44C-38-54-30-60-20-58L10-58C18-60 24-70 32-76L34-82L38-76C44-74 50-66 52-60L46-56L36-60C34-52 30-44 24-40L26-20L27 0H22L18-22L14-36L-18-36L-24-20L-22 0H-28L-32-22C-32-34-34-38-36-44Z'

export function caravan(
  stage: Stage,
  random: Random,
  x: number,
  y: number,
  tall: number,
  depth: number,
): string {
  const hide = stage.shade('#7a5334', depth)
  const far = stage.shade('#5f3f2a', depth)
  let out = ''
  const count = random.whole(3, 5)
  for (let i = 0; i < count; i++) {
    const cx = x + i * tall * 1.5
    const cy = y + Math.sin(i * 1.3) * 4
    const rug = fill('M-14-72L16-72L18-48L-16-48Z', stage.tone(random.pick(stage.place.accents), depth))
    out += ellipse(
      cx - stage.sunSide * tall * 0.5,
      cy + 1,
      tall * 0.6,
      tall * 0.05,
      stage.shadow,
      'opacity=".25"',
    )
    out += at(fill(camelFar, far) + fill(camel, hide) + rug, cx, cy, tall / 100)
    if (i === count - 1) out += at(leader(stage, depth), cx + tall * 1.05, cy, tall / 100)
  }
  return out
}

function leader(stage: Stage, depth: number): string {
  return (
    fill('M-10 0L-8-46Q-8-60 0-60Q8-60 9-46L12 0Z', stage.tone('#f2e6d0', depth)) +
    ellipse(0, -68, 7, 8, stage.shade('#8a5a3c', depth)) +
    fill('M-8-70Q0-82 8-70L10-60L-9-62Z', stage.tone(stage.place.accents[0] ?? '#c44', depth)) +
    stroke('M8-44L22-34', stage.tone('#f2e6d0', depth), 5)
  )
}

export function herd(
  stage: Stage,
  random: Random,
  x: number,
  y: number,
  tall: number,
  depth: number,
): string {
  const kind = random.pick(['giraffe', 'elephant', 'zebra'] as const)
  const facing = random.side()
  const draw: Record<typeof kind, (size: number) => string> = {
    giraffe: () =>
      fill(giraffe, stage.between('#b8803f', 0.6, depth)) +
      stroke(
        'M-24-54l6 6M-12-58l4 10M0-60l6 10M12-60l4 10M22-78l6 4M26-94l6 4M30-108l6 3',
        stage.shade('#6a4020', depth),
        3.4,
        'stroke-linecap="round"',
      ),
    elephant: () =>
      fill(elephant, stage.shade('#8a8490', depth)) +
      fill(elephantEar, stage.between('#9a929c', 0.4, depth)) +
      stroke('M46-36q6 8 12 6', stage.tone('#fff6e4', depth), 2.4),
    zebra: () =>
      fill(zebra, stage.tone('#f4efe6', depth)) +
      stroke(
        'M-28-56l-2 16M-18-57l-2 18M-8-58v20M2-58v20M12-57l2 18M24-66l8 6M30-72l8 6M-26-30l6-4M20-30l6-4',
        stage.shade('#2f2a30', depth),
        3.4,
      ),
  }
  let out = ''
  for (let i = 0; i < random.whole(2, 4); i++) {
    const size = (tall / 100) * (i === 2 ? 0.6 : random.between(0.85, 1.05))
    const cx = x + i * tall * random.between(0.9, 1.3)
    const cy = y + random.between(-8, 12)
    out += ellipse(
      cx - stage.sunSide * tall * 0.3,
      cy,
      tall * 0.5,
      tall * 0.05,
      stage.shadow,
      'opacity=".25"',
    )
    out += at(draw[kind](size), cx, cy, size * facing, size)
  }
  return out
}
