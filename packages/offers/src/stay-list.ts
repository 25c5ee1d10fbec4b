import { columnDays } from './engine/columns.ts'
import type { Turn } from './engine/turn.ts'

/** One board of the hotel on one date from one airport, with its cheapest rooms. */
export interface HotelStay {
  readonly product: number
  /** null with own transport. */
  readonly departure: number | null
  readonly day: number
  readonly nights: number
  readonly total: number
}

const fields = 5
/** Stays between two reads of the clock. */
const manyAtOnce = 8_192

/** Stays of one hotel as numbers. Tens of thousands of objects would cause too much garbage collection. */
export class StayList {
  #numbers = new Int32Array(fields * 1_024)
  #count = 0

  get count(): number {
    return this.#count
  }

  /** Removes its stays, but keeps the allocated memory. */
  clear(): void {
    this.#count = 0
  }

  add(product: number, departure: number | null, day: number, nights: number, total: number): void {
    const at = this.#count++ * fields
    if (at === this.#numbers.length) {
      const longer = new Int32Array(at * 2)
      longer.set(this.#numbers)
      this.#numbers = longer
    }
    this.#numbers[at] = product
    this.#numbers[at + 1] = departure ?? -1
    this.#numbers[at + 2] = day
    this.#numbers[at + 3] = nights
    this.#numbers[at + 4] = total
  }

  productAt(number: number): number {
    return this.#numbers[number * fields]!
  }

  /** -1 with own transport. */
  departureAt(number: number): number {
    return this.#numbers[number * fields + 1]!
  }

  dayAt(number: number): number {
    return this.#numbers[number * fields + 2]!
  }

  nightsAt(number: number): number {
    return this.#numbers[number * fields + 3]!
  }

  totalAt(number: number): number {
    return this.#numbers[number * fields + 4]!
  }

  at(number: number): HotelStay {
    const departure = this.departureAt(number)
    return {
      product: this.productAt(number),
      departure: departure < 0 ? null : departure,
      day: this.dayAt(number),
      nights: this.nightsAt(number),
      total: this.totalAt(number),
    }
  }

  /** Returns the numbers of all stays by day; those of a day in the order in which they were added. */
  async byDay(turn: Pick<Turn, 'pass'>) {
    const lastDay = columnDays - 1
    const starts = new Int32Array(lastDay + 3)
    for (let i = 0; i < this.#count; i++) {
      if (i % manyAtOnce === 0) await turn.pass()
      starts[this.dayAt(i) + 2]!++
    }
    for (let day = 0; day <= lastDay; day++) starts[day + 2]! += starts[day + 1]!
    const numbers = new Int32Array(this.#count)
    for (let i = 0; i < this.#count; i++) {
      if (i % manyAtOnce === 0) await turn.pass()
      numbers[starts[this.dayAt(i) + 1]!++] = i
    }
    const days: number[] = []
    for (let day = 0; day <= lastDay; day++) if (starts[day]! < starts[day + 1]!) days.push(day)
    return { days, numbersOf: (day: number) => numbers.subarray(starts[day], starts[day + 1]) }
  }
}

const spare: StayList[] = []
/** More than this many are seldom in use at once. */
const mostSpare = 4

/**
 * Lends a list for the duration of the work. The result must not refer to the list. A list grows to some hundred kilobytes, and
 * memory outside the heap triggers garbage collection early: with a new list for each question, every fifteenth card paused the
 * main thread.
 */
export async function withStayList<Answer>(work: (stays: StayList) => Promise<Answer>): Promise<Answer> {
  const stays = spare.pop() ?? new StayList()
  try {
    return await work(stays)
  } finally {
    stays.clear()
    if (spare.length < mostSpare) spare.push(stays)
  }
}
