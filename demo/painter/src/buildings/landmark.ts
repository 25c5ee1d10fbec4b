import { darken, lighten } from '../colour.ts'
import { fill, n, polygon, rect, stroke } from '../path.ts'
import { type Landmark, townLandmark } from '../place.ts'
import type { Stage } from '../stage.ts'
import { arch } from './openings.ts'
import { dome } from './roof.ts'

/** The landmark of a town, with its foot at (x, y), about `tall` high. */
export function landmark(
  stage: Stage,
  x: number,
  y: number,
  tall: number,
  depth = 0,
  kind: Landmark = townLandmark(stage.place),
): string {
  const { place } = stage
  const wall = place.walls[0] ?? '#ffffff'
  const roof = place.roofs[0] ?? '#aa5533'
  const at = new Mason(stage, x, y, tall / 100, depth)
  switch (kind) {
    case 'blue-dome':
      return (
        at.tower(26, 46, wall) +
        at.cross(0, 46, 17, roof) +
        at.tower(9, 62, wall, 26) +
        at.arches(26, 50, 5) +
        at.cross(26, 62, 6, roof)
      )
    case 'minaret':
      return (
        at.tower(40, 30, wall, -30) +
        at.dome(-30, 30, 20, lighten(roof, 0.1)) +
        at.dome(-52, 22, 9, roof) +
        at.dome(-8, 22, 9, roof) +
        at.tower(8, 88, lighten(wall, 0.2), 8) +
        at.ring(8, 60, 12, wall) +
        at.ring(8, 80, 11, wall) +
        at.cone(8, 88, 5, 22, '#6a7f8a')
      )
    case 'campanile':
      return (
        at.tower(20, 74, wall) +
        at.ring(0, 56, 22, wall) +
        at.arches(-4, 60, 5) +
        at.arches(4, 60, 5) +
        at.ring(0, 74, 23, wall) +
        at.cone(0, 75, 11, 24, roof)
      )
    case 'bell-gable':
      return (
        at.tower(34, 44, wall) +
        at.gable(0, 44, 18, 14, roof) +
        at.tower(14, 66, wall, 22) +
        at.arches(22, 52, 6) +
        at.cone(22, 66, 9, 16, roof)
      )
    case 'lighthouse':
      return lighthouse(stage, x, y, tall, depth)
    case 'pagoda':
      return (
        [0, 1, 2, 3]
          .map(
            (i) =>
              at.tower(28 - i * 6, 18 + i * 20, wall, 0, i * 20) + at.eaves(0, 18 + i * 20, 24 - i * 5, roof),
          )
          .join('') + at.spike(0, 86, 16)
      )
    case 'kasbah':
      return (
        at.tower(70, 30, darken(wall, 0.04), 0) +
        at.tower(22, 58, wall, -30) +
        at.battlements(-30, 58, 22, wall) +
        at.tower(20, 74, wall, 20) +
        at.battlements(20, 74, 20, wall) +
        at.arches(20, 56, 5) +
        at.arches(-30, 42, 5) +
        at.tower(10, 86, wall, 20, 74)
      )
    case 'tower':
      return at.tower(18, 62, wall) + at.ring(0, 52, 22, wall) + at.arches(0, 40, 6) + at.dome(0, 64, 9, roof)
    case 'spire':
      return (
        at.tower(34, 36, wall, 14) +
        at.gable(14, 36, 19, 18, roof) +
        at.tower(16, 56, wall, -8) +
        at.arches(-8, 44, 5) +
        at.cone(-8, 56, 10, 48, roof)
      )
    case 'wooden-church':
      return (
        at.tower(40, 28, place.wood, 12) +
        at.gable(12, 28, 26, 30, roof) +
        at.tower(18, 54, place.wood, -14) +
        at.ring(-14, 50, 24, roof) +
        at.cone(-14, 54, 12, 42, roof) +
        at.arches(-14, 38, 5)
      )
  }
}

/** Draws parts in units of a hundredth of the landmark's height. */
class Mason {
  constructor(
    readonly stage: Stage,
    readonly x: number,
    readonly y: number,
    readonly u: number,
    readonly depth: number,
  ) {}

  tower(w: number, h: number, wall: string, dx = 0, from = 0): string {
    const { x, y, u, stage, depth } = this
    const left = x + (dx - w / 2) * u
    const shadow = w * 0.36 * u
    const shadyX = stage.sunSide > 0 ? left : left + w * u - shadow
    return (
      rect(left, y - h * u, w * u, (h - from) * u, stage.tone(wall, depth)) +
      rect(shadyX, y - h * u, shadow, (h - from) * u, stage.shade(wall, depth), 'opacity=".75"')
    )
  }

  ring(dx: number, h: number, w: number, wall: string): string {
    return rect(
      this.x + (dx - w / 2) * this.u,
      this.y - h * this.u,
      w * this.u,
      3 * this.u,
      this.stage.tone(lighten(wall, 0.25), this.depth),
    )
  }

  arches(dx: number, h: number, w: number): string {
    const dark = this.stage.isDark ? this.stage.tone('#ffcf80', 0.1) : this.stage.shade('#4a4658', this.depth)
    return fill(arch(this.x + dx * this.u, this.y - h * this.u, w * this.u, w * 1.9 * this.u), dark)
  }

  dome(dx: number, h: number, r: number, colour: string): string {
    return dome(this.stage, this.x + dx * this.u, this.y - h * this.u, r * this.u, colour, this.depth)
  }

  /** A dome with a cross. */
  cross(dx: number, h: number, r: number, colour: string): string {
    return dome(
      this.stage,
      this.x + dx * this.u,
      this.y - h * this.u,
      r * this.u,
      colour,
      this.depth,
      'cross',
    )
  }

  cone(dx: number, h: number, half: number, tall: number, colour: string): string {
    const { x, y, u, stage, depth } = this
    const cx = x + dx * u
    const cy = y - h * u
    const tip: [number, number] = [cx, cy - tall * u]
    const edge: [number, number] = [cx - stage.sunSide * half * u, cy]
    return (
      fill(polygon([[cx - half * u, cy], tip, [cx + half * u, cy]]), stage.tone(colour, depth)) +
      fill(polygon([edge, tip, [cx - stage.sunSide * half * u * 0.15, cy]]), stage.shade(colour, depth))
    )
  }

  gable(dx: number, h: number, half: number, tall: number, colour: string): string {
    return this.cone(dx, h, half, tall, colour)
  }

  eaves(dx: number, h: number, half: number, colour: string): string {
    const { x, y, u, stage, depth } = this
    const cx = x + dx * u
    const cy = y - h * u
    const w = half * u
    return fill(
      `M${n(cx - w)} ${n(cy - 1 * u)}Q${n(cx)} ${n(cy + 4 * u)} ${n(cx + w)} ${n(cy - u)}Q${n(cx + w * 0.5)} ${n(cy - 4 * u)} ${n(cx + w * 0.45)} ${n(cy - 8 * u)}H${n(cx - w * 0.45)}Q${n(cx - w * 0.5)} ${n(cy - 4 * u)} ${n(cx - w)} ${n(cy - u)}Z`,
      stage.between(colour, 0.25, depth),
    )
  }

  spike(dx: number, h: number, tall: number): string {
    const { x, y, u, stage, depth } = this
    return stroke(`M${n(x + dx * u)} ${n(y - h * u)}v${n(-tall * u)}`, stage.tone('#e2b64a', depth), 1.6 * u)
  }

  battlements(dx: number, h: number, w: number, wall: string): string {
    const { x, y, u, stage, depth } = this
    let d = ''
    for (let i = 0; i < 4; i++)
      d += `M${n(x + (dx - w / 2 + (i * w) / 3.6) * u)} ${n(y - h * u + 0.5)}v${n(-4 * u)}h${n(w * 0.16 * u)}v${n(4 * u)}z`
    return fill(d, stage.tone(wall, depth))
  }
}

function lighthouse(stage: Stage, x: number, y: number, tall: number, depth: number): string {
  const u = tall / 100
  const half = (h: number) => (11 - 5 * (h / 80)) * u
  const band = (from: number, to: number, colour: string) =>
    fill(
      polygon([
        [x - half(from), y - from * u],
        [x - half(to), y - to * u],
        [x + half(to), y - to * u],
        [x + half(from), y - from * u],
      ]),
      stage.tone(colour, depth),
    )
  const s = stage.sunSide
  const shady = polygon([
    [x - s * half(0), y],
    [x - s * half(80), y - 80 * u],
    [x - s * half(80) * 0.2, y - 80 * u],
    [x - s * half(0) * 0.2, y],
  ])
  const stripe = stage.place.accents[1] ?? '#c8402f'
  return (
    [0, 1, 2, 3, 4].map((i) => band(i * 16, (i + 1) * 16, i % 2 ? stripe : '#ffffff')).join('') +
    fill(shady, stage.shadow, 'opacity=".28"') +
    rect(x - 9 * u, y - 82 * u, 18 * u, 3 * u, stage.shade('#50545e', depth)) +
    rect(x - 5 * u, y - 92 * u, 10 * u, 10 * u, stage.isDark ? '#ffe7a0' : stage.tone('#cfe6ee', depth)) +
    fill(
      polygon([
        [x - 7 * u, y - 92 * u],
        [x, y - 102 * u],
        [x + 7 * u, y - 92 * u],
      ]),
      stage.tone(stripe, depth),
    )
  )
}
