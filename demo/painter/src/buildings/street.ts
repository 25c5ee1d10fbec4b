import { darken, lighten, mix } from '../colour.ts'
import { pot } from '../nature/foreground.ts'
import { blossom } from '../nature/plants.ts'
import { disc, ellipse, fill, H, n, type Point, polygon, rect, stroke, W } from '../path.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'

/** A lane in one-point perspective: metres in, pixels out. */
interface Eye {
  x: number
  y: number
}

const focal = 540
const eyeHeight = 1.7
const farthest = 34

type Project = (x: number, y: number, z: number) => Point

export function streetWalls(stage: Stage, random: Random, eye: Eye): string {
  const at: Project = (x, y, z) => [eye.x + (focal * x) / z, eye.y - (focal * (y - eyeHeight)) / z]
  const half = random.between(2.1, 2.7)
  // The walls begin just outside the picture, on the side where the lane leaves most space.
  const nearest = (half * focal) / (W / 2 + Math.abs(eye.x - W / 2) + 20)
  const walls = ([-1, 1] as const).map((side) => row(stage, random, at, side, half, nearest))
  // Far houses first, whichever side they are on.
  const houses = walls.flat().sort((a, b) => b.z - a.z)
  return (
    ground(stage, at, half) +
    houses.map((house) => house.drawing).join('') +
    overhead(stage, random, at, half) +
    lanterns(stage, at, half) +
    pots(stage, random, at, half)
  )
}

interface Placed {
  z: number
  drawing: string
}

function row(
  stage: Stage,
  random: Random,
  at: Project,
  side: -1 | 1,
  half: number,
  nearest: number,
): Placed[] {
  const placed: Placed[] = []
  // A wall faces the middle of the lane: it is sunny if the sun is on the other side.
  const shade = side === stage.sunSide ? 0.85 : 0.08
  for (let z = nearest; z < farthest; ) {
    const length = random.between(4, 6.5)
    const floors = random.whole(2, 4)
    placed.push({
      z,
      drawing: facade(stage, random, at, side * half, z, Math.min(z + length, farthest), floors, shade),
    })
    z += length
  }
  return placed
}

function facade(
  stage: Stage,
  random: Random,
  at: Project,
  x: number,
  z1: number,
  z2: number,
  floors: number,
  shade: number,
): string {
  const { place } = stage
  const wall = random.pick(place.walls)
  const accent = random.pick(place.accents)
  const depth = (z: number) => Math.min(0.5, z / 60)
  const tone = (colour: string, more = 0) => stage.between(colour, Math.min(1, shade + more), depth(z1))
  const floor = random.between(2.9, 3.3)
  const tall = floors * floor
  const quad = (za: number, zb: number, ya: number, yb: number, xx = x) =>
    polygon([at(xx, ya, za), at(xx, ya, zb), at(xx, yb, zb), at(xx, yb, za)])
  const bays = Math.max(2, Math.round((z2 - z1) / 1.9))
  const bay = (z2 - z1) / bays
  const out = x - Math.sign(x) * 0.32
  let glass = ''
  let lamps = ''
  let shutters = ''
  let sills = ''
  let doors = ''
  let extras = ''
  let frames = ''
  let panels = ''
  let bars = ''
  for (let f = 0; f < floors; f++) {
    for (let i = 0; i < bays; i++) {
      const mid = z1 + bay * (i + 0.5)
      const base = f * floor
      if (f === 0 && i % 2 === 0) {
        frames += quad(mid - 0.62, mid + 0.62, 0, 2.5)
        doors += quad(mid - 0.5, mid + 0.5, 0, 2.35)
        panels +=
          quad(mid - 0.4, mid - 0.06, 0.2, 1) +
          quad(mid + 0.06, mid + 0.4, 0.2, 1) +
          quad(mid - 0.4, mid - 0.06, 1.15, 2.15) +
          quad(mid + 0.06, mid + 0.4, 1.15, 2.15)
        continue
      }
      frames += quad(mid - 0.5, mid + 0.5, base + 0.88, base + 2.38)
      const hole = quad(mid - 0.42, mid + 0.42, base + 0.95, base + 2.3)
      if (random.chance(stage.light.lamps)) lamps += hole
      else glass += hole
      bars +=
        quad(mid - 0.03, mid + 0.03, base + 0.95, base + 2.3) +
        quad(mid - 0.42, mid + 0.42, base + 1.72, base + 1.78)
      sills += quad(mid - 0.6, mid + 0.6, base + 0.82, base + 0.95)
      if (place.opening === 'shutters')
        shutters +=
          quad(mid - 0.86, mid - 0.44, base + 0.95, base + 2.3) +
          quad(mid + 0.44, mid + 0.86, base + 0.95, base + 2.3)
      if (f > 0 && random.chance(0.22)) extras += balcony(stage, at, x, out, mid, base + 0.75, tone)
    }
  }
  const eaves = polygon([
    at(x, tall, z1),
    at(x, tall, z2),
    at(out * 0.96, tall + 0.12, z2),
    at(out * 0.96, tall + 0.12, z1),
  ])
  const edge = polygon([
    at(out * 0.96, tall + 0.12, z1),
    at(out * 0.96, tall + 0.12, z2),
    at(out * 0.96, tall - 0.06, z2),
    at(out * 0.96, tall - 0.06, z1),
  ])
  const ivy = random.chance(0.3) ? climber(stage, random, at, x, z1 + (z2 - z1) * 0.4, floor) : ''
  const face = quad(z1, z2, 0, tall)
  return [
    fill(face, tone(wall)),
    fill(quad(z1, z2, 0, 0.7), tone(darken(wall, 0.12), 0.15)),
    fill(frames, tone(lighten(wall, 0.45))),
    fill(doors, tone(darken(accent, 0.05))),
    fill(panels, tone(darken(accent, 0.22), 0.1)),
    fill(glass, mix(tone('#4a6080', 0.3), stage.sky[1], 0.2)),
    lamps && fill(lamps, '#ffd68c'),
    fill(bars, tone(lighten(wall, 0.5))),
    fill(sills, tone(lighten(wall, 0.4))),
    shutters && fill(shutters, tone(accent)),
    extras,
    ivy,
    fill(eaves, tone(darken(place.roofs[0] ?? wall, 0.2), 0.4)),
    fill(edge, tone(place.roofs[0] ?? wall)),
  ].join('')
}

function balcony(
  stage: Stage,
  at: Project,
  x: number,
  out: number,
  z: number,
  y: number,
  tone: (colour: string, more?: number) => string,
): string {
  const floor = polygon([at(x, y, z - 0.8), at(out, y, z - 0.8), at(out, y, z + 0.8), at(x, y, z + 0.8)])
  const front = (a: number, b: number) =>
    polygon([at(out, a, z - 0.8), at(out, a, z + 0.8), at(out, b, z + 0.8), at(out, b, z - 0.8)])
  let bars = ''
  for (let t = -0.8; t <= 0.81; t += 0.2) {
    const [x1, y1] = at(out, y, z + t)
    const [x2, y2] = at(out, y + 0.85, z + t)
    bars += `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`
  }
  return (
    fill(floor, tone('#8a8078', 0.4)) +
    stroke(bars, tone('#3a3f48'), 1.3) +
    fill(front(y + 0.82, y + 0.9), tone('#3a3f48')) +
    fill(front(y + 0.72, y + 1.02), tone(stage.place.flower), 'opacity=".85"')
  )
}

/** Leaves and blossom spilling down the wall from one root. */
function climber(stage: Stage, random: Random, at: Project, x: number, z: number, floor: number): string {
  const [px, py] = at(x, floor * 1.05, z)
  const size = (focal / z) * 0.5
  let out = ''
  for (let i = 0; i < 7; i++) {
    const t = i / 6
    const [cx, cy] = [px + random.between(-0.5, 0.5) * size, py + (t * 2.6 - 1) * size]
    const r = size * (0.62 - 0.36 * t)
    const leaf = fill(
      Array.from({ length: 5 }, () =>
        disc(
          cx + random.between(-0.5, 0.5) * r,
          cy + random.between(-0.5, 0.5) * r,
          r * random.between(0.35, 0.6),
        ),
      ).join(''),
      stage.between(stage.place.leaf, random.between(0.3, 0.9)),
    )
    out += leaf + blossom(stage, random, cx, cy, r * 0.9, r * 0.8, 12)
  }
  return out
}

function ground(stage: Stage, at: Project, half: number): string {
  const stone = mix(stage.place.sand, stage.place.rock, 0.35)
  const lane = polygon([at(-half, 0, farthest), at(half, 0, farthest), at(half, 0, 1.1), at(-half, 0, 1.1)])
  let joints = ''
  for (let z = 1.7; z < farthest; z *= 1.16) {
    const [x1, y] = at(-half, 0, z)
    const [x2] = at(half, 0, z)
    joints += `M${n(x1)} ${n(y)}H${n(x2)}`
  }
  for (let x = -half; x <= half; x += half / 5) {
    const a = at(x, 0, 1.3)
    const b = at(x, 0, farthest)
    joints += `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`
  }
  const s = stage.sunSide
  const shadow = polygon([
    at(s * half, 0, farthest),
    at(s * half * 0.1, 0, farthest),
    at(s * half * 0.1, 0, 1.1),
    at(s * half, 0, 1.1),
  ])
  return (
    rect(0, at(0, 0, farthest)[1], W, H, stage.between(stone, 0.3)) +
    fill(lane, stage.tone(stone)) +
    stroke(joints, stage.shade(stone), 1.3, 'opacity=".4"') +
    fill(shadow, stage.shadow, 'opacity=".3"')
  )
}

/** Washing, lanterns or pennants over the lane, and a bridge of stone far down it. */
function overhead(stage: Stage, random: Random, at: Project, half: number): string {
  let out = ''
  const colours = [...stage.place.accents, '#fffaf0']
  for (const z of [13, 8.5]) {
    if (random.chance(0.35)) continue
    const y = random.between(4.4, 5.6)
    const [x1, y1] = at(-half, y, z)
    const [x2, y2] = at(half, y + random.between(-0.4, 0.4), z)
    const sag = (focal / z) * 0.35
    out += stroke(
      `M${n(x1)} ${n(y1)}Q${n((x1 + x2) / 2)} ${n((y1 + y2) / 2 + sag)} ${n(x2)} ${n(y2)}`,
      stage.shade('#5a5048'),
      1.4,
    )
    const count = 9
    for (let i = 1; i < count; i++) {
      const t = i / count
      const px = x1 + (x2 - x1) * t
      const py = y1 + (y2 - y1) * t + sag * 2 * t * (1 - t)
      const w = (x2 - x1) / count / 2.4
      out += fill(
        `M${n(px - w)} ${n(py)}h${n(w * 2)}l${n(-w)} ${n(w * 2.4)}z`,
        stage.between(random.pick(colours), 0.2),
      )
    }
  }
  return out
}

/** After dark every few metres a lamp on the wall, with its pool of light. */
function lanterns(stage: Stage, at: Project, half: number): string {
  if (!stage.isDark) return ''
  const glow = stage.radial([
    [0, '#ffd27e', 0.75],
    [0.25, '#ffc46a', 0.35],
    [1, '#ffb85a', 0],
  ])
  let out = ''
  for (const z of [16, 10, 6.4, 4.1]) {
    for (const side of [-1, 1]) {
      const [x, y] = at(side * (half - 0.25), 2.9, z)
      const size = focal / z
      out +=
        ellipse(x, y + size * 0.3, size * 1.5, size * 1.7, glow) + fill(disc(x, y, size * 0.11), '#fff0c4')
    }
  }
  return out
}

function pots(stage: Stage, random: Random, at: Project, half: number): string {
  let out = ''
  for (const z of [12, 9, 6.6, 4.6]) {
    for (const side of [-1, 1]) {
      if (random.chance(0.45)) continue
      const [x, y] = at(side * (half - 0.35), 0, z)
      out += pot(stage, random, x, y, (focal / z) * 0.75)
    }
  }
  return out
}
