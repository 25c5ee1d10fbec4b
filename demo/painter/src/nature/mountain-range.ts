import { mix } from '../colour.ts'
import { fill, type Point, points, polygon } from '../path.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'

export interface RangeShape {
  from: number
  to: number
  base: number
  height: number
  peaks: number
  colour: string
  depth: number
  /** Share of the height that is under snow. */
  snow?: number
}

interface Summit {
  index: number
  x: number
  y: number
}

/** Rock with a sunny and a shady face on every summit, and tongues of snow. */
export function mountainRange(stage: Stage, random: Random, shape: RangeShape): string {
  const { base, height, colour, depth, snow = 0 } = shape
  const { line, summits } = skyline(random, shape)
  const outline = polygon([[shape.from, base], ...line, [shape.to, base]])
  const rock = stage.linear([
    [0, stage.tone(colour, depth)],
    [0.6, stage.between(colour, 0.25, Math.min(1, depth + 0.1))],
    [1, mix(stage.between(colour, 0.3, depth), stage.haze, 0.5)],
  ])
  const dark = mix(stage.shade(colour, depth), stage.shade('#5a6a9a', depth), 0.45)
  const snowLine = base - height * (1 - snow)
  const body = [
    fill(outline, rock),
    snow > 0 ? fill(snowField(random, line, snowLine, height), stage.tone('#fdfeff', depth * 0.7)) : '',
    ...summits.map((summit) => shadyFace(stage, random, line, summit, base, dark)),
  ].join('')
  const mist = stage.linear(
    [
      [0, stage.haze, 0],
      [1, stage.haze, 0.75],
    ],
    0,
    base - height * 0.5,
    0,
    base,
    'canvas',
  )
  return body + fill(outline, mist)
}

function skyline(
  random: Random,
  { from, to, base, height, peaks }: RangeShape,
): { line: Point[]; summits: Summit[] } {
  const line: Point[] = [[from, base - height * random.between(0.25, 0.45)]]
  const summits: Summit[] = []
  const lane = (to - from) / peaks
  const main = random.whole(0, peaks - 1)
  for (let p = 0; p < peaks; p++) {
    const x = from + lane * (p + random.between(0.32, 0.68))
    const top = base - height * (p === main ? 1 : random.between(0.52, 0.86))
    const valley = base - height * random.between(0.22, 0.42)
    const previous = line[line.length - 1] as Point
    jag(random, line, previous, [x, top], 5)
    summits.push({ index: line.length - 1, x, y: top })
    jag(random, line, [x, top], [from + lane * (p + 1), valley], 5)
  }
  return { line, summits }
}

/** Adds a broken line from one point to another to the list, without its start. */
function jag(random: Random, line: Point[], from: Point, to: Point, steps: number): void {
  for (let i = 1; i < steps; i++) {
    const t = (i + random.between(-0.25, 0.25)) / steps
    const sag = Math.sin(t * Math.PI) * 0.08 * Math.abs(to[1] - from[1])
    const wobble = random.between(-0.05, 0.05) * Math.abs(to[1] - from[1])
    line.push([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + sag + wobble])
  }
  line.push(to)
}

/** From the summit down the side away from the sun, then back up along a broken inner edge. */
function shadyFace(
  stage: Stage,
  random: Random,
  line: Point[],
  summit: Summit,
  base: number,
  colour: string,
): string {
  const step = -stage.sunSide
  const outer: Point[] = []
  for (let i = summit.index; i >= 0 && i < line.length && Math.abs(i - summit.index) <= 5; i += step) {
    outer.push(line[i] as Point)
  }
  const foot = outer[outer.length - 1] as Point
  const fallTo = base - (base - summit.y) * 0.12
  const inner: Point[] = []
  const back = stage.sunSide * (base - summit.y) * random.between(0.02, 0.14)
  for (let i = 0; i < 7; i++) {
    const t = 1 - i / 7
    const zig = (i % 2 ? 1 : -1) * (base - summit.y) * 0.045 * random.between(0.4, 1.3)
    inner.push([summit.x + back * t + zig * t, summit.y + (fallTo - summit.y) * t])
  }
  const face = polygon([...outer, [foot[0], fallTo], ...inner])
  const spur = spurs(stage, random, summit, base)
  return fill(face, colour, 'opacity=".55"') + fill(spur, colour, 'opacity=".32"')
}

/** Small dark ribs on the sunny face. */
function spurs(stage: Stage, random: Random, summit: Summit, base: number): string {
  let d = ''
  const tall = base - summit.y
  for (let i = 0; i < 4; i++) {
    const top = summit.y + tall * random.between(0.12, 0.5)
    const x = summit.x + stage.sunSide * (top - summit.y) * random.between(0.15, 0.6)
    const length = tall * random.between(0.12, 0.28)
    const lean = stage.sunSide * length * 0.3
    d += `M${points([
      [x, top],
      [x + lean, top + length],
      [x + lean - stage.sunSide * length * 0.32, top + length * 0.9],
    ])}Z`
  }
  return d
}

/** Everything above the snow line, with tongues hanging below it. */
function snowField(random: Random, line: Point[], snowLine: number, height: number): string {
  let d = ''
  let patch: Point[] = []
  const close = () => {
    if (patch.length > 2) {
      const right = patch[patch.length - 1] as Point
      const left = patch[0] as Point
      const teeth: Point[] = []
      const count = Math.max(3, Math.round((right[0] - left[0]) / 22))
      for (let i = 1; i < count; i++) {
        const hang = i % 2 ? random.between(0.03, 0.16) : random.between(-0.1, 0)
        teeth.push([right[0] + ((left[0] - right[0]) * i) / count, snowLine + height * hang])
      }
      d += polygon([...patch, ...teeth])
    }
    patch = []
  }
  line.forEach((point, i) => {
    const previous = line[i - 1]
    if (previous && previous[1] < snowLine !== point[1] < snowLine) {
      const t = (snowLine - previous[1]) / (point[1] - previous[1])
      patch.push([previous[0] + (point[0] - previous[0]) * t, snowLine])
      if (point[1] >= snowLine) close()
    }
    if (point[1] < snowLine) patch.push(point)
  })
  close()
  return d
}
