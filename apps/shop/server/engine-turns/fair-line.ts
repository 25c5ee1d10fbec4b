import type { TurnLimits } from './turn-limits.ts'

export interface Waiting {
  readonly household: string
  /** It has had a turn before and needs another to finish: it goes first in its line and is not sent away. */
  readonly isUnderWay: boolean
  begin(): void
  /** Gives up its place in the line to a household that has none waiting. */
  sendAway(): void
}

export type Entry = 'entered' | 'line-full' | 'all-full'

/**
 * Households take turns. Each has one turn at a time and a short line of its own, so whoever asks much waits behind its own
 * questions and keeps nobody else waiting. Before its next one it lets those finish who are being served: it was in their way once.
 */
export class FairLine {
  /** In the order of their next turn. */
  readonly #lines = new Map<string, Waiting[]>()
  readonly #served = new Set<string>()
  /** Whom a household that waits for its next turn lets finish; nobody who comes later. */
  readonly #lets = new Map<string, Set<string>>()

  constructor(readonly limits: Pick<TurnLimits, 'places' | 'waitingEach' | 'waitingInAll'>) {}

  enter(one: Waiting): Entry {
    const { household, isUnderWay } = one
    const line = this.#lines.get(household) ?? []
    if (line.length === 0 && this.#hasPlaceFor(household)) {
      this.#serve(one)
      return 'entered'
    }
    if (!isUnderWay && newcomersIn(line) >= this.limits.waitingEach) return 'line-full'
    if (!isUnderWay && this.#waiting() >= this.limits.waitingInAll && !this.#makeRoom(line.length + 1))
      return 'all-full'
    if (isUnderWay) line.unshift(one)
    else line.push(one)
    this.#lines.set(household, line)
    return 'entered'
  }

  /** The household's turn is over. */
  leave(household: string): void {
    this.#served.delete(household)
    for (const others of this.#lets.values()) others.delete(household)
    this.#lets.set(household, new Set(this.#served))
    this.#goLast(household)
    for (const [next, [first, ...others]] of [...this.#lines]) {
      if (!first || !this.#hasPlaceFor(next)) continue
      this.#keep(next, others)
      this.#serve(first)
    }
  }

  /** Nobody waits for the answer any more. */
  giveUp(one: Waiting): void {
    this.#keep(
      one.household,
      (this.#lines.get(one.household) ?? []).filter((other) => other !== one),
    )
  }

  #hasPlaceFor(household: string): boolean {
    const isFree = this.#served.size < this.limits.places && !this.#served.has(household)
    return isFree && !this.#lets.get(household)?.size
  }

  #goLast(household: string): void {
    const line = this.#lines.get(household) ?? []
    this.#lines.delete(household)
    this.#keep(household, line)
  }

  #serve(one: Waiting): void {
    this.#served.add(one.household)
    one.begin()
  }

  #waiting(): number {
    return [...this.#lines.values()].reduce((sum, line) => sum + line.length, 0)
  }

  /** The last of the longest line makes room for whoever would still have a shorter one. */
  #makeRoom(length: number): boolean {
    const [longest] = [...this.#lines.values()].sort((one, other) => other.length - one.length)
    const last = longest?.findLast(({ isUnderWay }) => !isUnderWay)
    if (!longest || !last || longest.length <= length) return false
    this.giveUp(last)
    last.sendAway()
    return true
  }

  #keep(household: string, line: Waiting[]): void {
    if (line.length > 0) this.#lines.set(household, line)
    else {
      this.#lines.delete(household)
      this.#lets.delete(household)
    }
  }
}

function newcomersIn(line: readonly Waiting[]): number {
  return line.filter(({ isUnderWay }) => !isUnderWay).length
}
