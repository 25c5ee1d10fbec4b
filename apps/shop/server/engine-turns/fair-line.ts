import type { TurnLimits } from './turn-limits.ts'

export interface Waiting {
  readonly household: string
  /** The request has had a turn and needs another one to finish: it goes to the head of its queue and is not removed. */
  readonly isUnderWay: boolean
  begin(): void
  /** Refuses the request to make room for a household with a shorter queue. */
  sendAway(): void
}

export type Entry = 'entered' | 'line-full' | 'all-full'

/**
 * A fair queue: households take turns. Each has one turn at a time and a short queue, so a household with many requests waits for
 * itself and not others. After its turn it waits until those who are served at that moment have finished.
 */
export class FairLine {
  /** In the order of their next turns. */
  readonly #lines = new Map<string, Waiting[]>()
  readonly #served = new Set<string>()
  /** The households that a waiting household lets finish first; later ones are not added. */
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

  /** Ends the household's turn and starts the next ones. */
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

  /** Removes a request whose client has gone. */
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

  /** Removes the last request of the longest queue, if that is longer than the given length. */
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
