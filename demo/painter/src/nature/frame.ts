import { darken, lighten, mix } from '../colour.ts'
import { at, fill, n, stroke, W } from '../path.ts'
import type { Frame } from '../place.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'
import { frondShape, palm } from './palm.ts'
import { blossom } from './plants.ts'

/** A near and dark object at the edge that gives depth: a branch, a frond, a whole palm. */
export function frame(stage: Stage, { side, kind }: { side: -1 | 1; kind?: Frame }): string {
  const random = stage.random.fork(`frame ${side}`)
  const chosen = kind ?? random.pick(stage.place.frames)
  const content = draw(stage, random, chosen)
  return side < 0 ? content : at(content, W, 0, -1, 1)
}

/** Every frame is drawn for the upper left corner. */
function draw(stage: Stage, random: Random, kind: Frame): string {
  switch (kind) {
    case 'palm':
      return random.chance(0.5) ? hangingFronds(stage, random) : nearPalm(stage, random)
    case 'bougainvillea':
      return branchOf(
        stage,
        random,
        (x, y, r) =>
          leafCluster(stage, random, x, y, r, stage.place.leaf) +
          blossom(stage, random, x, y, r * 1.05, r * 0.8, 30),
      )
    case 'olive':
      return branchOf(stage, random, (x, y, r) =>
        slimLeaves(stage, random, x, y, r, mix(stage.place.leaf, '#8a9a72', 0.5)),
      )
    case 'birch':
      return branchOf(stage, random, (x, y, r) =>
        leafCluster(stage, random, x, y, r, mix(stage.place.leaf, '#9aba4a', 0.5)),
      )
    case 'pine':
      return branchOf(stage, random, (x, y, r) => needles(stage, random, x, y, r * 1.05))
    case 'spruce':
      return branchOf(stage, random, (x, y, r) => needles(stage, random, x, y, r * 1.15))
    case 'leaves':
      return bigLeaves(stage, random)
  }
}

function hangingFronds(stage: Stage, random: Random): string {
  const leaf = mix(stage.place.leaf, '#2f7f4a', 0.5)
  const fronds = [0.1, 0.42, 0.78, 1.15].map((angle) =>
    frondShape(
      -50,
      random.between(-40, 20),
      angle + random.between(-0.08, 0.08),
      random.between(300, 430),
      0.28,
    ),
  )
  return fronds
    .map((d, i) => fill(d, i % 2 ? stage.between(leaf, 0.6) : stage.shade(darken(leaf, 0.15))))
    .join('')
}

function nearPalm(stage: Stage, random: Random): string {
  return at(
    palm(stage, random),
    random.between(40, 150),
    800 + random.between(0, 60),
    random.between(1.9, 2.3),
  )
}

type Cluster = (x: number, y: number, radius: number) => string

function branchOf(stage: Stage, random: Random, cluster: Cluster): string {
  const reach = random.between(230, 390)
  const fall = random.between(40, 130)
  const bark = stage.shade('#5a4434')
  const twigs = `M-20 ${n(fall * 0.2)}Q${n(reach * 0.4)} ${n(fall * 0.1)} ${n(reach)} ${n(fall)}M${n(reach * 0.3)} ${n(fall * 0.28)}Q${n(reach * 0.45)} ${n(fall * 0.9)} ${n(reach * 0.55)} ${n(fall * 1.4)}`
  let out = stroke(twigs, bark, 7, 'stroke-linecap="round"')
  for (let i = 0; i < 9; i++) {
    const t = i / 8
    const lift = random.between(-34, 40)
    out += cluster(
      reach * t * 1.02 - 10,
      fall * (0.15 + 0.85 * t * t) + lift * (1 - t * 0.4) - 14,
      46 * (1.15 - t * 0.5),
    )
  }
  return out + cluster(reach * 0.5, fall * 1.25, 34) + cluster(reach * 0.57, fall * 1.5, 24)
}

function leafCluster(stage: Stage, random: Random, x: number, y: number, r: number, leaf: string): string {
  const shades = [
    stage.shade(darken(leaf, 0.2)),
    stage.between(leaf, 0.7),
    stage.between(lighten(leaf, 0.08), 0.2),
  ]
  return shades.map((colour) => fill(leaves(random, x, y, r, 9, r * 0.42, 0.42), colour)).join('')
}

function slimLeaves(stage: Stage, random: Random, x: number, y: number, r: number, leaf: string): string {
  const shades = [stage.shade(darken(leaf, 0.12)), stage.between(lighten(leaf, 0.12), 0.3)]
  return shades.map((colour) => fill(leaves(random, x, y, r, 10, r * 0.6, 0.2), colour)).join('')
}

function leaves(
  random: Random,
  x: number,
  y: number,
  r: number,
  count: number,
  length: number,
  wide: number,
): string {
  let d = ''
  for (let i = 0; i < count; i++) {
    const a = random.between(0, Math.PI * 2)
    const far = r * Math.sqrt(random.next())
    const turn = a * 0.3 + random.between(0, 6.3)
    const [px, py] = [x + Math.cos(a) * far, y + Math.sin(a) * far * 0.8]
    const [tx, ty] = [Math.cos(turn) * length, Math.sin(turn) * length]
    const [nx, ny] = [-ty * wide, tx * wide]
    d += `M${n(px)} ${n(py)}q${n(tx / 2 + nx)} ${n(ty / 2 + ny)} ${n(tx)} ${n(ty)}q${n(-tx / 2 - nx)} ${n(-ty / 2 - ny)} ${n(-tx)} ${n(-ty)}z`
  }
  return d
}

function needles(stage: Stage, random: Random, x: number, y: number, r: number): string {
  const leaf = mix(stage.place.leaf, '#2a6a44', 0.4)
  return [stage.shade(darken(leaf, 0.2)), stage.between(leaf, 0.45)]
    .map((colour) => {
      let d = ''
      for (let i = 0; i < 22; i++) {
        const a = random.between(-0.5, Math.PI + 0.5)
        const l = r * random.between(0.7, 1.15)
        d += `M${n(x)} ${n(y)}l${n(Math.cos(a) * l)} ${n(Math.sin(a) * l * 0.75)}`
      }
      return stroke(d, colour, 3, 'stroke-linecap="round"')
    })
    .join('')
}

/** Broad jungle leaves with a pale rib. */
function bigLeaves(stage: Stage, random: Random): string {
  const leaf = stage.place.leaf
  let out = ''
  for (const [i, angle] of [1.35, 0.95, 0.6, 0.25].entries()) {
    const turn = angle + random.between(-0.1, 0.1)
    const l = random.between(230, 340)
    const wide = l * random.between(0.2, 0.28)
    const [x, y] = [-30, random.between(-60, 30)]
    const tip = [x + Math.cos(turn) * l, y + Math.sin(turn) * l] as const
    const c = (side: number) =>
      `${n((x + tip[0]) / 2 - Math.sin(turn) * wide * side)} ${n((y + tip[1]) / 2 + Math.cos(turn) * wide * side)}`
    const colour = i % 2 ? stage.between(leaf, 0.55) : stage.shade(darken(leaf, 0.12))
    out += fill(`M${x} ${n(y)}Q${c(1.15)} ${n(tip[0])} ${n(tip[1])}Q${c(-1.15)} ${x} ${n(y)}Z`, colour)
    let ribs = `M${x} ${n(y)}L${n(tip[0])} ${n(tip[1])}`
    for (let t = 0.25; t < 0.9; t += 0.13) {
      const [bx, by] = [x + (tip[0] - x) * t, y + (tip[1] - y) * t]
      const w = wide * 0.62 * Math.sin(t * Math.PI)
      for (const s of [-1, 1])
        ribs += `M${n(bx)} ${n(by)}l${n(Math.cos(turn) * w * 0.7 - Math.sin(turn) * w * s)} ${n(Math.sin(turn) * w * 0.7 + Math.cos(turn) * w * s)}`
    }
    out += stroke(ribs, lighten(colour, 0.18), 1.6, 'opacity=".6"')
  }
  return out
}
