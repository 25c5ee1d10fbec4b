import { readDeskWords } from '@wojaz/booking'
import type { SaleChange } from '@wojaz/booking/server'
import { type IsoDay, isIsoDay } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { type CabinClass, cabinClasses } from '@wojaz/travel/trip'

export const saleKinds = ['rooms', 'allotment', 'flight', 'seats'] as const
export type SaleKind = (typeof saleKinds)[number]

/** What staff type: flights by name and day, the rest by code. */
export type SaleWish =
  | (SaleChange & { readonly kind: 'rooms' | 'allotment' })
  | { readonly kind: 'flight'; readonly flight: string; readonly day: IsoDay }
  | {
      readonly kind: 'seats'
      readonly flight: string
      readonly day: IsoDay
      readonly cabin: CabinClass
      readonly seats: number
    }

export type SaleField =
  | 'hotel'
  | 'room'
  | 'board'
  | 'from'
  | 'until'
  | 'rooms'
  | 'flight'
  | 'day'
  | 'cabin'
  | 'seats'
  | 'reason'
export type SaleFaults = Readonly<Partial<Record<SaleField, string>>>
type Typed = Readonly<Record<string, string | undefined>>

const longestReason = 500

export function saleKindOf(typed: Typed): SaleKind {
  return saleKinds.find((kind) => kind === typed.kind) ?? 'rooms'
}

/** Returns the wish, or all faults of the form. */
export function readSale(typed: Typed): Outcome<SaleWish, SaleFaults> {
  const text = (field: SaleField) => (typed[field] ?? '').trim()
  const code = (field: SaleField) => text(field).toUpperCase()
  const kind = saleKindOf(typed)
  if (kind === 'rooms' || kind === 'allotment') {
    const nights = { hotelCode: code('hotel'), from: text('from'), until: text('until') || text('from') }
    const faults = nightFaults(nights)
    if (kind === 'rooms') {
      const isOpen = typed.open === '1'
      const rates = { roomCode: code('room') || null, boardCode: code('board') || null }
      const roomFault = rates.roomCode === null || isCode(rates.roomCode) ? '' : words.room
      const boardFault = rates.boardCode === null || /^[A-Z]{2}$/.test(rates.boardCode) ? '' : words.board
      return judged({ kind, isOpen, ...rates, ...nights }, { ...faults, room: roomFault, board: boardFault })
    }
    const rooms = countOf(text('rooms'))
    const wish = { kind, roomCode: code('room'), rooms: rooms ?? 0, ...nights }
    return judged(wish, {
      ...faults,
      room: isCode(wish.roomCode) ? '' : words.room,
      rooms: rooms === null ? words.count : '',
    })
  }
  const named = readDeskWords(text('flight'))
  const flight = named?.kind === 'flight' ? named.flight : ''
  const day = text('day')
  const faults = { flight: flight ? '' : words.flight, day: isIsoDay(day) ? '' : words.day }
  if (kind === 'flight') return judged({ kind, flight, day }, faults)
  const seats = countOf(text('seats'))
  const cabin = cabinClasses.find((one) => one === text('cabin'))
  return judged(
    { kind, flight, day, cabin: cabin ?? 'Economy', seats: seats ?? 0 },
    { ...faults, seats: seats === null ? words.count : '', cabin: cabin ? '' : words.cabin },
  )
}

export function reasonFault(reason: string): string {
  if (reason.trim() === '') return 'Wpisz powód.'
  return reason.trim().length > longestReason ? `Powód może mieć najwyżej ${longestReason} znaków.` : ''
}

const words = {
  hotel: 'Wpisz kod hotelu.',
  room: 'Wpisz kod pokoju.',
  board: 'Wpisz dwie litery wyżywienia, na przykład AI.',
  flight: 'Wpisz numer lotu, na przykład WZ4711.',
  day: 'Wpisz dzień.',
  cabin: 'Wybierz klasę.',
  count: 'Wpisz liczbę od 0 do 999.',
  backwards: 'Ostatnia noc jest przed pierwszą.',
} as const

function nightFaults({ hotelCode, from, until }: { hotelCode: string; from: string; until: string }) {
  const isSpan = isIsoDay(from) && isIsoDay(until)
  return {
    hotel: isCode(hotelCode) ? '' : words.hotel,
    from: isIsoDay(from) ? '' : words.day,
    until: isSpan && from > until ? words.backwards : isIsoDay(until) || !isIsoDay(from) ? '' : words.day,
  }
}

const isCode = (text: string) => /^[A-Z\d]{2,12}$/.test(text)

/** Null: not a valid number of rooms or seats. */
function countOf(text: string): number | null {
  return /^\d{1,3}$/.test(text) ? Number(text) : null
}

function judged<Value>(value: Value, faults: Readonly<Record<string, string>>): Outcome<Value, SaleFaults> {
  const found = Object.entries(faults).filter(([, sentence]) => sentence !== '')
  return found.length === 0 ? accepted(value) : refused(Object.fromEntries(found) as SaleFaults)
}
