import { type Columns, dayPartBits } from '../columns.ts'
import { daysOfLine, type FlightLines, findLines } from './flight-lines.ts'
import { unsold } from './lower-bounds.ts'
import { versionOf } from './open-stays.ts'
import type { ScanCache } from './scan-cache.ts'
import type { ScanPlan } from './scan-plan.ts'

/**
 * Flights out and back to one destination by the lines of one slot: the days, and a lower bound of the fare. Searches with the
 * same passengers and days have the same pairs, so the parts of a form and similar families share them.
 */
export interface SlotPairs {
  /** Number of all pairs. */
  count: number
  /** At `pairAt`: days of a block on which one can depart and return after this many nights. */
  readonly days: Int32Array
  /** At `pairAt`: lower bound of the fare; `unsold` without flights. */
  readonly least: Int32Array
  /** Minimum of all blocks, by number of nights; and of all lengths. */
  readonly ofLength: Int32Array
  leastOfAll: number
  readonly lines: FlightLines
  readonly linesOfSlot: readonly number[]
  /** At `pairAt`: the row of `fares`, from 1; 0 before it is computed. Null: the few fares needed are not cached. */
  readonly rowAt: Int16Array | null
  /** Row × day of the block: the fare; and the number of rows. */
  fares: Int32Array
  rows: number
  readonly book: PairBook
}

/** Returns the position of a block and a number of nights. */
export function pairAt({ firstDay, nightsFrom, nightsTo }: ScanPlan, block: number, nights: number): number {
  return (block - (firstDay >> 5)) * (nightsTo - nightsFrom + 1) + nights - nightsFrom
}

/** Pairs of one question by destination; own transport first. */
interface PairBook {
  numbers: number
  readonly destinations: (PairsTo | undefined)[]
}

interface PairsTo {
  readonly version: number
  readonly lines: FlightLines
  together: readonly SlotPairs[] | null
  bySlot: readonly SlotPairs[] | null
}

export type PairBooks = Map<string, PairBook>

/** 64 MB of numbers per thread. */
const numbersKept = 1 << 24

/** The last answer. */
const latest: { plan: ScanPlan | null; destination: number; pairs: readonly SlotPairs[] } = {
  plan: null,
  destination: -2,
  pairs: [],
}

/**
 * Returns the pairs of a plan to a destination (-1 is own transport): one entry for each slot if airports or parts of the day
 * have slots, otherwise one for all.
 */
export function pairsTo(
  c: Columns,
  plan: ScanPlan,
  cache: ScanCache,
  destination: number,
): readonly SlotPairs[] {
  if (latest.plan === plan && latest.destination === destination) return latest.pairs
  latest.plan = plan
  latest.destination = destination
  latest.pairs = findPairs(c, plan, cache, destination)
  return latest.pairs
}

function findPairs(c: Columns, plan: ScanPlan, cache: ScanCache, destination: number): readonly SlotPairs[] {
  const book = takeBook(plan, cache)
  const version = versionOf(c, plan, destination)
  const known = book.destinations[destination + 1]
  const to: PairsTo =
    known?.version === version
      ? known
      : { version, lines: findLines(c, plan, cache, destination), together: null, bySlot: null }
  book.destinations[destination + 1] = to
  const { by } = plan.split
  if (by === 'airport') to.bySlot ??= pairBySlot(c, plan, book, to.lines, to.lines.place)
  else if (by === 'dayPart') to.bySlot ??= pairBySlot(c, plan, book, to.lines, to.lines.part)
  else to.together ??= [pairTogether(c, plan, book, to.lines)]
  return (by === 'airport' || by === 'dayPart' ? to.bySlot : to.together)!
}

function takeBook({ split, staysKey }: ScanPlan, { pairs }: ScanCache): PairBook {
  const key = split.by === 'dayPart' ? `hours ${staysKey}` : staysKey
  const book = pairs.get(key) ?? { numbers: 0, destinations: [] }
  // Moves the entry to the end, so that it is evicted last (LRU).
  pairs.delete(key)
  let numbers = book.numbers
  for (const { numbers: other } of pairs.values()) numbers += other
  for (const [oldest, { numbers: other }] of pairs) {
    if (numbers <= numbersKept) break
    numbers -= other
    pairs.delete(oldest)
  }
  pairs.set(key, book)
  return book
}

function pairTogether(c: Columns, plan: ScanPlan, book: PairBook, lines: FlightLines): SlotPairs {
  const all = Array.from({ length: lines.count }, (_, line) => line)
  return pairUp(c, plan, book, lines, all, true)
}

function pairBySlot(
  c: Columns,
  plan: ScanPlan,
  book: PairBook,
  lines: FlightLines,
  slotOfLine: Int32Array,
): SlotPairs[] {
  const slots = plan.split.by === 'airport' ? plan.departures.length : dayPartBits.length
  return Array.from({ length: slots }, (_, slot) => {
    const own: number[] = []
    for (let line = 0; line < lines.count; line++) if (slotOfLine[line] === slot) own.push(line)
    return pairUp(c, plan, book, lines, own, false)
  })
}

const noFares = new Int32Array()

function pairUp(
  c: Columns,
  plan: ScanPlan,
  book: PairBook,
  lines: FlightLines,
  linesOfSlot: readonly number[],
  keepsFares: boolean,
): SlotPairs {
  const lengths = plan.nightsTo - plan.nightsFrom + 1
  // Without flights there is nothing to store.
  const cells = linesOfSlot.length === 0 ? 0 : ((plan.lastDay >> 5) - (plan.firstDay >> 5) + 1) * lengths
  book.numbers += cells * 2
  const pairs: SlotPairs = {
    count: 0,
    days: new Int32Array(cells),
    least: new Int32Array(cells).fill(unsold),
    ofLength: new Int32Array(lengths).fill(unsold),
    leastOfAll: unsold,
    lines,
    linesOfSlot,
    rowAt: keepsFares ? new Int16Array(cells) : null,
    fares: noFares,
    rows: 0,
    book,
  }
  for (const line of linesOfSlot) pairLine(c, plan, pairs, line)
  for (let at = 0; at < cells; at++) {
    const length = at % lengths
    if (pairs.least[at]! < pairs.ofLength[length]!) pairs.ofLength[length] = pairs.least[at]!
  }
  for (let length = 0; length < lengths; length++) {
    if (pairs.ofLength[length]! < pairs.leastOfAll) pairs.leastOfAll = pairs.ofLength[length]!
  }
  return pairs
}

function pairLine(c: Columns, plan: ScanPlan, pairs: SlotPairs, line: number): void {
  const { nightsFrom, nightsTo } = plan
  const { days, least, lines } = pairs
  const lastBlock = plan.lastDay >> 5
  for (let block = plan.firstDay >> 5; block <= lastBlock; block++) {
    const fare = lines.fare[line * c.blocks + block]!
    if (fare === unsold) continue
    let at = pairAt(plan, block, nightsFrom)
    for (let nights = nightsFrom; nights <= nightsTo; nights++, at++) {
      const flown = daysOfLine(lines, c.blocks, line, block, nights)
      if (flown === 0) continue
      days[at]! |= flown
      if (fare < least[at]!) least[at] = fare
      pairs.count += countBits(flown)
    }
  }
}

/** Population count: sums of two, four and eight neighbouring bits, then of all four bytes. */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
