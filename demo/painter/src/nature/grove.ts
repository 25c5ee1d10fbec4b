import type { Tree } from '../place.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'
import { spruce } from './conifers.ts'
import { bush, floweringBush } from './plants.ts'
import { tree } from './trees.ts'

/** Reuses drawn plants: each kind and distance is drawn a few times and shown often. */
export class Grove {
  readonly #kept = new Map<string, string>()

  constructor(
    readonly stage: Stage,
    readonly random: Random,
  ) {}

  tree(
    x: number,
    y: number,
    tall: number,
    depth = 0,
    kind: Tree = this.random.pick(this.stage.place.trees),
  ): string {
    if (this.stage.place.isSnowy && kind === 'spruce') return this.snowySpruce(x, y, tall, depth)
    return this.#show(`${kind}`, x, y, tall / 100, depth, 2, (far) =>
      tree(this.stage, this.random, kind, far),
    )
  }

  snowySpruce(x: number, y: number, tall: number, depth = 0): string {
    return this.#show('snowy', x, y, tall / 100, depth, 3, (far) =>
      spruce(this.stage, this.random, far, true),
    )
  }

  bush(x: number, y: number, size: number, depth = 0): string {
    return this.#show('bush', x, y, size / 20, depth, 3, (far) =>
      bush(this.stage, this.random, 0, 0, 20, far, this.stage.place.isSnowy ? '#e4edf7' : undefined),
    )
  }

  flowers(x: number, y: number, size: number, depth = 0): string {
    if (this.stage.place.isSnowy) return this.bush(x, y, size, depth)
    return this.#show('flowers', x, y, size / 20, depth, 2, (far) =>
      floweringBush(this.stage, this.random, 0, 0, 20, far),
    )
  }

  #show(
    kind: string,
    x: number,
    y: number,
    scale: number,
    depth: number,
    variants: number,
    draw: (far: number) => string,
  ): string {
    const far = Math.round(depth * 8) / 8
    const key = `${kind} ${far} ${this.random.whole(1, variants)}`
    let id = this.#kept.get(key)
    if (!id) {
      id = this.stage.keep(draw(far))
      this.#kept.set(key, id)
    }
    return this.stage.show(id, x, y, scale)
  }
}
