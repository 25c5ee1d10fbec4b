import { anyDayPart, blockDays, type Columns } from '../columns.ts'
import type { Passengers } from './fares.ts'
import { unsold } from './floors.ts'
import { cheapestFare } from './route-seats.ts'
import type { ScanMemory } from './scan-memory.ts'
import type { ScanPlan } from './scan-plan.ts'
import { lengths } from './stay-scratch.ts'
import { partsOf, writeLines } from './write-lines.ts'

/**
 * Ways to fly to one destination and back: an airport, and with it a part of the day when these are kept apart, and the passengers
 * as airlines count them on the day of return. On which days a stay of n nights may begin is two masks and a shift away; what it
 * costs to fly is looked up only for the few stays that may be the cheapest. One destination at a time, line by line.
 */
export interface FlightLines {
  /** Another one whenever they are written. */
  number: number
  count: number
  readonly slot: Int32Array
  /** Line × block: days to leave on; days to come back on, with one block more. */
  readonly out: Int32Array
  readonly back: Int32Array
  /** Line × block: leaving in it nobody flies for less; `unsold` when nobody flies. */
  readonly fare: Int32Array
  /** Of that, what flying out costs at least. */
  readonly outLeast: Int32Array
  /** Block: the least of all lines; and the least of all blocks. */
  readonly leastFare: Int32Array
  least: number
  /** Slot × block × nights, once looked up: on these days one can leave by some line of the slot and come back after so many nights. */
  readonly slotDays: Int32Array
  /** Slot × block: 1 when looked up. */
  readonly isSlotKnown: Uint8Array
  /** Day: leaving on it by any line nobody flies for less; `unsold` when nobody flies. Only when days are kept apart. */
  readonly dayFare: Int32Array
  // By line, to look fares up; -1 with own transport, which has one line and costs nothing.
  readonly outRoute: Int32Array
  readonly backRoute: Int32Array
  readonly air: Int32Array
  readonly dayParts: Int32Array
  /** Line × day: fares looked up so far, -1 the others. */
  readonly outFare: Int32Array
  readonly backFare: Int32Array
}

/** What lines were last written for: whoever comes back to them need not write them again. */
const written: { plan: ScanPlan | null; destination: number } = { plan: null, destination: -2 }
let writings = 0
let lines = emptyLines(0, 1, 0, 0)

/** The lines of a plan to a destination, -1 being own transport. They are good until others are asked for. */
export function linesTo(c: Columns, plan: ScanPlan, memory: ScanMemory, destination: number): FlightLines {
  if (written.plan === plan && written.destination === destination) return lines
  const { split, departures, airs } = plan
  const parts = partsOf(plan)
  const most = Math.max(1, departures.length * parts.length * airs.length)
  const slots = split.by === 'airport' ? departures.length : parts.length
  if (lines.slot.length < most || lines.slotDays.length < slots * c.blocks * lengths)
    lines = emptyLines(most, slots, c.blocks, c.days)
  written.plan = plan
  written.destination = destination
  lines.number = ++writings
  writeLines(c, plan, memory, lines, destination)
  lines.isSlotKnown.fill(0, 0, slots * c.blocks)
  lines.outFare.fill(-1, 0, lines.count * c.days)
  lines.backFare.fill(-1, 0, lines.count * c.days)
  if (split.by === 'day') findDayFares(c, plan)
  return lines
}

function findDayFares(c: Columns, plan: ScanPlan): void {
  lines.dayFare.fill(unsold)
  const lastBlock = plan.lastDay >> 5
  for (let line = 0; line < lines.count; line++) {
    for (let block = plan.firstDay >> 5; block <= lastBlock; block++) {
      // The least flight out of the block is taken off again: each day has its own.
      const back = lines.fare[line * c.blocks + block]! - lines.outLeast[line * c.blocks + block]!
      for (let rest = lines.out[line * c.blocks + block]!; rest !== 0; rest &= rest - 1) {
        const day = block * blockDays + 31 - Math.clz32(rest & -rest)
        const fare = outFareOfLine(c, plan, line, day) + back
        if (fare < lines.dayFare[day]!) lines.dayFare[day] = fare
      }
    }
  }
}

/** Where `slotDays` has a slot's days of a block, by nights. */
export function slotDaysAt(
  c: Columns,
  { nightsFrom, nightsTo }: ScanPlan,
  slot: number,
  block: number,
): number {
  const at = (slot * c.blocks + block) * lengths
  if (lines.isSlotKnown[slot * c.blocks + block] === 1) return at
  lines.isSlotKnown[slot * c.blocks + block] = 1
  lines.slotDays.fill(0, at, at + lengths)
  for (let line = 0; line < lines.count; line++) {
    const out = lines.out[line * c.blocks + block]!
    if (lines.slot[line] !== slot || out === 0) continue
    // `daysOfLine`, written out: it is asked for all lengths of all lines.
    const soon = lines.back[line * (c.blocks + 1) + block]!
    const later = lines.back[line * (c.blocks + 1) + block + 1]!
    for (let nights = nightsFrom; nights <= nightsTo; nights++) {
      lines.slotDays[at + nights]! |= out & ((soon >>> nights) | (later << (32 - nights)))
    }
  }
  return at
}

/** Days of a block on which one can leave by the line and come back after so many nights. */
export function daysOfLine(
  { out, back }: FlightLines,
  blocks: number,
  line: number,
  block: number,
  nights: number,
) {
  const at = line * (blocks + 1) + block
  return out[line * blocks + block]! & ((back[at]! >>> nights) | (back[at + 1]! << (32 - nights)))
}

/** What flying costs on a day the line flies. */
export function fareOfLine(c: Columns, plan: ScanPlan, line: number, day: number, nights: number): number {
  const { backRoute, backFare } = lines
  if (backRoute[line]! < 0) return 0
  const at = line * c.days + day + nights
  if (backFare[at]! < 0) {
    backFare[at] = cheapestFare(
      c,
      backRoute[line]!,
      day + nights,
      passengersOf(plan, line),
      plan.isScheduled,
      anyDayPart,
    )
  }
  return outFareOfLine(c, plan, line, day) + backFare[at]!
}

function outFareOfLine(c: Columns, plan: ScanPlan, line: number, day: number): number {
  const { outRoute, dayParts, outFare } = lines
  if (outRoute[line]! < 0) return 0
  const at = line * c.days + day
  if (outFare[at]! < 0) {
    outFare[at] = cheapestFare(
      c,
      outRoute[line]!,
      day,
      passengersOf(plan, line),
      plan.isScheduled,
      dayParts[line]!,
    )
  }
  return outFare[at]!
}

function passengersOf({ airs }: ScanPlan, line: number): Passengers {
  return airs[lines.air[line]!]!
}

function emptyLines(count: number, slots: number, blocks: number, days: number): FlightLines {
  const numbers = (perLine: number) => new Int32Array(count * perLine)
  return {
    number: 0,
    count: 0,
    slot: numbers(1),
    out: numbers(blocks),
    back: numbers(blocks + 1),
    fare: numbers(blocks),
    outLeast: numbers(blocks),
    dayFare: new Int32Array(days),
    leastFare: new Int32Array(blocks),
    least: unsold,
    slotDays: new Int32Array(slots * blocks * lengths),
    isSlotKnown: new Uint8Array(slots * blocks),
    outRoute: numbers(1),
    backRoute: numbers(1),
    air: numbers(1),
    dayParts: numbers(1),
    outFare: numbers(days),
    backFare: numbers(days),
  }
}
