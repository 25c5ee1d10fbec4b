import { lighten, mix } from '../colour.ts'
import { fill, n } from '../path.ts'
import type { Opening } from '../place.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'

/** Collects the windows of a building into a few paths, because a town has hundreds. */
export class Openings {
  #glass = ''
  #lamps = ''
  #shutters = ''
  #frames = ''

  constructor(
    readonly stage: Stage,
    readonly random: Random,
    readonly accent: string,
    readonly depth: number,
  ) {}

  /** (x, y) is the middle of the sill. */
  window(x: number, y: number, w: number, h: number, shape: Opening): void {
    const d = shape === 'arch' ? arch(x, y, w, h) : box(x - w / 2, y - h, w, h)
    if (this.random.chance(this.stage.light.lamps)) this.#lamps += d
    else this.#glass += d
    if (shape === 'shutters' && w > 3) {
      this.#shutters += box(x - w * 0.98, y - h, w * 0.46, h) + box(x + w * 0.52, y - h, w * 0.46, h)
    }
    if (w > 8) this.#frames += `M${n(x)} ${n(y)}v${n(-h)}M${n(x - w / 2)} ${n(y - h * 0.45)}h${n(w)}`
  }

  door(x: number, y: number, w: number, h: number, arched: boolean): void {
    this.#shutters += arched ? arch(x, y, w, h) : box(x - w / 2, y - h, w, h)
  }

  draw(): string {
    const { stage, depth } = this
    const glass = mix(stage.shade('#4a6488', depth), stage.sky[1], 0.22)
    const lamp = mix('#ffd98a', stage.haze, depth * 0.35)
    const frames =
      this.#frames &&
      `<path d="${this.#frames}" stroke="${stage.tone('#f4f0e8', depth)}" stroke-width="1.2" fill="none"/>`
    return (
      (this.#glass && fill(this.#glass, glass)) +
      (this.#lamps && fill(this.#lamps, lighten(lamp, 0.1))) +
      frames +
      (this.#shutters && fill(this.#shutters, stage.tone(this.accent, depth)))
    )
  }
}

export function box(x: number, y: number, w: number, h: number): string {
  return `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`
}

/** Round-headed; (x, y) is the middle of its foot. */
export function arch(x: number, y: number, w: number, h: number): string {
  const r = w / 2
  return `M${n(x - r)} ${n(y)}v${n(-(h - r))}a${n(r)} ${n(r)} 0 0 1 ${n(w)} 0v${n(h - r)}z`
}
