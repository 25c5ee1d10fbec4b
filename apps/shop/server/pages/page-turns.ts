import { FairQueue, type QueueWish } from '@wojaz/travel/fair-queue'
import { Fault } from '../request/errors.ts'

/**
 * Pages that are made at the same time. A page waits for the database and for the engine, which has a queue of its own (up to 68
 * requests): with fewer, all places could be taken by pages that wait there.
 */
const pagesAtATime = 72
/** So that somebody who opens many pages at once waits for them, and not the others. */
const pagesAtATimeEach = 8
/** With 15 to 40 ms of processor time each this is a wait of some seconds; beyond it a refusal is better. */
const pagesInLine = 96
const secondsAfterRefusal = 5
/** Pages that several guests wanted. The longest unwanted is forgotten first. */
const mostWanted = 1_000

export interface PageTurns {
  /** Makes a page in its turn. Throws `shop-busy` if the queue is full. */
  make<Page>(wish: QueueWish, draw: () => Promise<Page>): Promise<Page>
  /** Remembers that more than one guest wants this page: it goes before pages that nobody else asked for. */
  wanted(key: string): void
  isWanted(key: string): boolean
}

export function openPageTurns(guestsPerAddress: number): PageTurns {
  const queue = new FairQueue({
    running: pagesAtATime,
    runningEach: pagesAtATimeEach,
    waitingEach: guestsPerAddress * 2,
    waitingInAll: pagesInLine,
  })
  const wanted = new Set<string>()

  return {
    async make(wish, draw) {
      const leave = await queue.enter(wish)
      if (!leave) throw busy()
      return draw().finally(leave)
    },
    wanted(key) {
      wanted.delete(key)
      wanted.add(key)
      const [oldest] = wanted
      if (wanted.size > mostWanted && oldest !== undefined) wanted.delete(oldest)
    },
    isWanted: (key) => wanted.has(key),
  }
}

/** Also for a page that is not ready in time: with less to do it may be. */
export function busy(): Fault {
  return new Fault('shop-busy', { 'retry-after': String(secondsAfterRefusal) })
}
