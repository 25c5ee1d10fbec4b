import { FirstInOrder } from './ranking.ts'
import type { Turn } from './turn.ts'

/** Sorted at once: less than a millisecond's work. */
const pieceLength = 1_024

/** Keeping the first ones in order takes longer with each; when more are wanted, all are sorted. */
export const fewInOrder = 1_000

/** The first `count` in order. */
export async function firstInTurns<Thing>(
  things: readonly Thing[],
  order: (a: Thing, b: Thing) => number,
  count: number,
  turn: Turn,
): Promise<Thing[]> {
  if (count > fewInOrder) return (await sortInTurns(things, order, turn)).slice(0, count)
  const first = new FirstInOrder(order, count)
  for (const [number, thing] of things.entries()) {
    first.add(thing)
    if (number % pieceLength === 0) await turn.pass()
  }
  return first.things
}

/** All of them in order; between pieces others have their turn. Equal ones stay in the order in which they came. */
export async function sortInTurns<Thing>(
  things: readonly Thing[],
  order: (a: Thing, b: Thing) => number,
  turn: Turn,
): Promise<Thing[]> {
  let sorted: Thing[] = []
  for (let from = 0; from < things.length; from += pieceLength) {
    for (const thing of things.slice(from, from + pieceLength).sort(order)) sorted.push(thing)
    await turn.pass()
  }
  for (let length = pieceLength; length < sorted.length; length *= 2) {
    const merged: Thing[] = []
    for (let from = 0; from < sorted.length; from += 2 * length) {
      const middle = Math.min(from + length, sorted.length)
      const end = Math.min(from + 2 * length, sorted.length)
      let [one, other] = [from, middle]
      while (one < middle || other < end) {
        const isOne = other >= end || (one < middle && order(sorted[one]!, sorted[other]!) <= 0)
        merged.push(sorted[isOne ? one++ : other++]!)
        if (merged.length % pieceLength === 0) await turn.pass()
      }
    }
    sorted = merged
  }
  return sorted
}
