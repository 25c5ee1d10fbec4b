import { setImmediate as breathe } from 'node:timers/promises'

/** A long piece of work on the guests' thread does a few milliseconds of it at a time. */
export class Turn {
  #until = performance.now() + turnMs

  get isOver(): boolean {
    return performance.now() > this.#until
  }

  /** Lets others have their turn when ours is over. */
  async pass(): Promise<void> {
    if (!this.isOver) return
    await breathe()
    this.#until = performance.now() + turnMs
  }
}

const turnMs = 4
