import { FirstInOrder } from './ranking.ts'
import type { Turn } from './turn.ts'

/** Sorted in one piece: a fraction of a millisecond. */
const pieceLength = 512

/** Above this many, sorting everything is faster than keeping the first ones in order. */
export const fewInOrder = 1_000

/** 0, 1, 2 and so on. */
export async function numbersInTurns(count: number, turn: Pick<Turn, 'pass'>): Promise<number[]> {
  const numbers: number[] = []
  while (numbers.length < count) {
    const end = Math.min(count, numbers.length + 8 * pieceLength)
    for (let number = numbers.length; number < end; number++) numbers.push(number)
    await turn.pass()
  }
  return numbers
}

/** Returns the first `count` in order, without sorting the rest: guests mostly read the first page. */
export async function firstInTurns<Thing>(
  things: readonly Thing[],
  order: (a: Thing, b: Thing) => number,
  count: number,
  turn: Turn,
): Promise<Thing[]> {
  if (count > fewInOrder || count * 8 > things.length) {
    return (await sortInTurns(things, order, turn)).slice(0, count)
  }
  const first = new FirstInOrder(order, count)
  for (let number = 0; number < things.length; number++) {
    first.add(things[number]!)
    if (number % pieceLength === pieceLength - 1) await turn.pass()
  }
  return first.things
}

/** Sorts everything, yielding between pieces. Stable. */
export async function sortInTurns<Thing>(
  things: readonly Thing[],
  order: (a: Thing, b: Thing) => number,
  turn: Turn,
): Promise<Thing[]> {
  if (things.length <= pieceLength) return [...things].sort(order)
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
