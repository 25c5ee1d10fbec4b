import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'
import { house } from './house.ts'

/** Reuses drawn houses: a town needs fewer different houses than it shows, so each distance has a few drawings. */
export class Houses {
  readonly #kept = new Map<string, string>()

  constructor(
    readonly stage: Stage,
    readonly random: Random,
  ) {}

  pick(depth: number): string {
    const far = Math.round(depth * 8) / 8
    const key = `${far} ${this.random.whole(1, 8)}`
    const kept = this.#kept.get(key)
    if (kept) return kept
    const w = this.random.between(32, 44)
    const id = this.stage.keep(
      house(this.stage, this.random, { x: 0, y: 0, w, h: w * this.random.between(0.75, 1.3), depth: far }),
    )
    this.#kept.set(key, id)
    return id
  }
}
