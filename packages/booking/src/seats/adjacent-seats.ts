import type { CabinLayout, CabinRow, Seat } from './cabin-layout.ts'
import { type SeatedParty, type SeatWish, wishesRefusal } from './seat-refusal.ts'

export interface SeatChoice {
  readonly isFree: (seat: Seat) => boolean
  readonly price: (seat: Seat) => number
}

/** The part of a party in one row: neighbours from left to right. */
interface Run {
  readonly seats: readonly Seat[]
  readonly aisles: number
}

/**
 * Returns seats side by side for the whole party: in one row if possible, otherwise in consecutive rows, each with an adult.
 * Among equal ones the cheapest, then those nearest to the front. Null when the plane has no such seats left.
 */
export function adjacentSeats(
  layout: CabinLayout,
  choice: SeatChoice,
  party: SeatedParty,
): readonly SeatWish[] | null {
  const people = party.passengers.filter((kind) => kind !== 'INFANT').length
  for (const sizes of splits(people)) {
    const wishes = inRows(layout, sizes, choice, party)
    if (wishes) return wishes
  }
  return null
}

interface Candidate {
  readonly wishes: readonly SeatWish[]
  /** Compared element by element; lower is better. */
  readonly cost: readonly number[]
}

function inRows(
  layout: CabinLayout,
  sizes: readonly number[],
  { isFree, price }: SeatChoice,
  party: SeatedParty,
): readonly SeatWish[] | null {
  const rows = layout.rows.filter(({ cabin }) => cabin === party.cabin)
  const candidates = rows.flatMap((_, first): Candidate[] =>
    product(sizes.map((size, place) => runsOf(rows[first + place], size, isFree))).flatMap((runs) => {
      const wishes = seated(runs, party)
      if (!wishes || wishesRefusal(layout, wishes, party)) return []
      const apart = runs.reduce((sum, { aisles }) => sum + aisles, 0) + shift(runs)
      const money = runs.flatMap(({ seats }) => seats).reduce((sum, seat) => sum + price(seat), 0)
      return { wishes, cost: [apart, money, first] }
    }),
  )
  const best = candidates.toSorted((a, b) => compareCosts(a.cost, b.cost))[0]
  return best?.wishes ?? null
}

/** Ways to split people into rows: all in one, then two as even as possible, then three. */
function splits(people: number): number[][] {
  return [1, 2, 3]
    .filter((rows) => rows <= people)
    .map((rows) => Array.from({ length: rows }, (_, row) => Math.ceil((people - row) / rows)))
}

/** Returns free neighbours in a row. Seats across an aisle are neighbours too, but worse ones. */
function runsOf(row: CabinRow | undefined, size: number, isFree: (seat: Seat) => boolean): Run[] {
  if (!row) return []
  const places = row.blocks.flatMap((block, number) => block.map((seat) => ({ seat, block: number })))
  const runs: Run[] = []
  for (let start = 0; start + size <= places.length; start++) {
    const part = places.slice(start, start + size)
    const seats = part.flatMap(({ seat }) => (seat && isFree(seat) ? seat : []))
    const aisles = (part.at(-1)?.block ?? 0) - (part[0]?.block ?? 0)
    if (seats.length === size) runs.push({ seats, aisles })
  }
  return runs
}

/** Rows whose seats do not start in the same column separate a party. */
function shift(runs: readonly Run[]): number {
  const starts = runs.map(({ seats }) => seats[0]?.column.charCodeAt(0) ?? 0)
  return Math.max(...starts) - Math.min(...starts)
}

function product(lists: readonly (readonly Run[])[]): Run[][] {
  return lists.reduce<Run[][]>((all, list) => all.flatMap((some) => list.map((run) => [...some, run])), [[]])
}

function compareCosts(a: readonly number[], b: readonly number[]): number {
  return a.reduce((order, value, place) => order || value - (b[place] ?? 0), 0)
}

/** Puts an adult first in each row, children beside them, further adults at the end. Null: more rows than adults. */
function seated(runs: readonly Run[], { passengers }: SeatedParty): SeatWish[] | null {
  const adults = passengers.flatMap((kind, person) => (kind === 'ADULT' ? person : []))
  const children = passengers.flatMap((kind, person) => (kind === 'CHILD' ? person : []))
  if (adults.length < runs.length && children.length > 0) return null
  const heads = adults.splice(0, runs.length)
  return runs.flatMap(({ seats }, row) => {
    const head = heads.slice(row, row + 1)
    const beside = children.splice(0, Math.min(children.length, seats.length - head.length))
    const others = adults.splice(0, seats.length - head.length - beside.length)
    const people = [...head, ...beside, ...others]
    return seats.flatMap((seat, place) => {
      const person = people[place]
      return person === undefined ? [] : { seat: seat.name, person }
    })
  })
}
