import type { CabinClass } from '@wojaz/travel/trip'
import { type CabinPart, type CabinPlan, cabinPlans } from './cabin-plans.ts'
import type { SeatZone } from './seat-prices.ts'

/** One seat of a plane. */
export interface Seat {
  /** '12A'. */
  readonly name: string
  readonly row: number
  readonly column: string
  readonly cabin: CabinClass
  readonly zone: SeatZone
  readonly isWindow: boolean
  readonly isAisle: boolean
  readonly isExitRow: boolean
}

export interface CabinRow {
  readonly number: number
  readonly cabin: CabinClass
  readonly isExitRow: boolean
  /** Seats between aisles, from left to right; null where the plane has none. */
  readonly blocks: readonly (readonly (Seat | null)[])[]
}

export interface CabinLayout {
  readonly aircraft: string
  readonly rows: readonly CabinRow[]
}

/** Economy rows right behind the better class or the door cost a little more: passengers there leave the plane first. */
const frontRows = 5

const layouts = new Map<string, CabinLayout>()

/** Cabin layouts never change at runtime, so each is built once. */
export function cabinLayout(aircraft: string): CabinLayout | null {
  const known = layouts.get(aircraft)
  const plan = cabinPlans[aircraft]
  if (known || !plan) return known ?? null
  const layout = { aircraft, rows: plan.parts.flatMap((part) => partRows(plan, part)) }
  layouts.set(aircraft, layout)
  return layout
}

export function seatsOf(layout: CabinLayout): readonly Seat[] {
  return layout.rows.flatMap(({ blocks }) => blocks.flat().flatMap((seat) => seat ?? []))
}

export function seatNamed(layout: CabinLayout, name: string): Seat | null {
  return seatsOf(layout).find((seat) => seat.name === name) ?? null
}

function partRows(plan: CabinPlan, part: CabinPart): CabinRow[] {
  const numbers = Array.from(
    { length: part.lastRow - part.firstRow + 1 },
    (_, i) => part.firstRow + i,
  ).filter((row) => row !== plan.missingRow)
  return numbers.map((number, place) => {
    const isExitRow = plan.exitRows.includes(number)
    return {
      number,
      cabin: part.cabin,
      isExitRow,
      blocks: part.blocks.map((block, blockPlace) =>
        [...block].map((column, columnPlace) => {
          const name = `${number}${column}`
          if (plan.missingSeats.includes(name)) return null
          return {
            name,
            row: number,
            column,
            cabin: part.cabin,
            zone: zoneOf(plan, part, name, isExitRow, place),
            isWindow:
              (blockPlace === 0 && columnPlace === 0) ||
              (blockPlace === part.blocks.length - 1 && columnPlace === block.length - 1),
            isAisle:
              (blockPlace > 0 && columnPlace === 0) ||
              (blockPlace < part.blocks.length - 1 && columnPlace === block.length - 1),
            isExitRow,
          }
        }),
      ),
    }
  })
}

function zoneOf(
  plan: CabinPlan,
  { cabin }: CabinPart,
  name: string,
  isExitRow: boolean,
  place: number,
): SeatZone {
  if (cabin !== 'Economy') return 'standard'
  if (isExitRow) return 'exit'
  if (plan.legroomSeats.includes(name)) return 'legroom'
  return place < frontRows ? 'front' : 'standard'
}
