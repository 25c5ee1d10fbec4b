import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Booking, takesPlaces } from './booking.ts'

/** One time of one option. */
export interface SlotKey {
  readonly productId: string
  readonly optionId: string
  readonly availabilityId: string
}

type Line =
  | { readonly booking: Booking }
  | { readonly allotment: { readonly slot: SlotKey; readonly places: number } }

export interface Ledger {
  readonly bookings: ReadonlyMap<string, Booking>
  /** How many places are booked. */
  taken(slot: SlotKey): number
  /** The number of places, if it was overridden. */
  allotment(slot: SlotKey): number | undefined
  /** Writes to disk before it returns, so that a killed supplier loses nothing. */
  save(booking: Booking): void
  saveAllotment(slot: SlotKey, places: number): void
}

/**
 * Keeps all bookings in memory and appends each change as a line to a file; the last line of a booking counts. The file is read
 * and compacted when the supplier opens.
 */
export function openLedger(file: string): Ledger {
  const bookings = new Map<string, Booking>()
  const allotments = new Map<string, { slot: SlotKey; places: number }>()
  const takenBySlot = new Map<string, number>()

  function count(booking: Booking | undefined, sign: 1 | -1) {
    if (!booking || !takesPlaces(booking.status)) return
    const key = keyOf(booking)
    takenBySlot.set(key, (takenBySlot.get(key) ?? 0) + sign * booking.places)
  }
  function keep(line: Line) {
    if ('allotment' in line) {
      allotments.set(keyOf(line.allotment.slot), line.allotment)
      return
    }
    count(bookings.get(line.booking.uuid), -1)
    count(line.booking, 1)
    bookings.set(line.booking.uuid, line.booking)
  }
  function append(line: Line) {
    appendFileSync(file, `${JSON.stringify(line)}\n`)
    keep(line)
  }

  mkdirSync(dirname(file), { recursive: true })
  for (const line of readLines(file)) keep(line)
  const lines: Line[] = [
    ...[...bookings.values()].map((booking) => ({ booking })),
    ...[...allotments.values()].map((allotment) => ({ allotment })),
  ]
  writeFileSync(`${file}.new`, lines.map((line) => `${JSON.stringify(line)}\n`).join(''), { mode: 0o600 })
  renameSync(`${file}.new`, file)

  return {
    bookings,
    taken: (slot) => takenBySlot.get(keyOf(slot)) ?? 0,
    allotment: (slot) => allotments.get(keyOf(slot))?.places,
    save: (booking) => append({ booking }),
    saveAllotment: (slot, places) => append({ allotment: { slot, places } }),
  }
}

const keyOf = ({ productId, optionId, availabilityId }: SlotKey): string =>
  `${productId} ${optionId} ${availabilityId}`

function readLines(file: string): Line[] {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
  // A supplier that was killed while writing leaves half a line at the end.
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  return whole
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}
