import type { SearchRefusal } from '@wojaz/offers'
import { addDays, type IsoDay } from '@wojaz/travel/dates'
import { defaultParty, maxParticipants, type Party } from '@wojaz/travel/party'
import {
  decodeSearchQuery,
  encodeSearchQuery,
  isSortCode,
  type SearchState,
  searchLimits,
} from '@wojaz/travel/search'
import type { LeftOut } from '../../app/features/listing/listing-view.ts'

export interface Mended {
  state: SearchState
  leftOut: LeftOut[]
}

/** Keys of `q` that are redundant or old spellings. */
const repeated = new Set(['byPlane', 'ctChild', 'priceSelector', 'tripType', 'startDate', 'endDate', 'room'])

/** Whether a part of `q` could not be read. Broken links still open, but the guest is told. */
export function hasUnreadable(q: string): boolean {
  if (q.length > searchLimits.queryLength) return true
  const [sort = ''] = q.replace(/^:/, '').split(':')
  if (q.split(':').length % 2 === (q.startsWith(':') ? 0 : 1) && sort !== '' && !isSortCode(sort)) return true
  const written = new Set(pairsOf(encodeSearchQuery(decodeSearchQuery(q))))
  const told = hasTooMany(q) ? new Set([...repeated, 'ctAdult', 'birthDate']) : repeated
  const strange = pairsOf(q).filter((pair) => !told.has(pair.split(':')[0] ?? '') && !written.has(pair))
  return strange.length > 0 || lostDays(q).length > 0 || hasMovedDay(q)
}

function pairsOf(q: string): string[] {
  const words = q.replace(/^:/, '').split(':')
  if (words.length % 2 === 1) words.shift()
  return Array.from({ length: words.length / 2 }, (_, i) => `${words[2 * i]}:${words[2 * i + 1]}`)
}

/** More people than can be booked online. The search uses two adults, and the guest is told why. */
export function hasTooMany(q: string): boolean {
  const pairs = pairsOf(q).map((pair) => pair.split(':'))
  const rooms = pairs.filter(([name]) => name === 'room').map(([, room = '']) => room)
  const children = pairs.filter(([name]) => name === 'birthDate').length
  const adults = Number(pairs.findLast(([name]) => name === 'ctAdult')?.[1] ?? 0)
  const inRooms = rooms.reduce(
    (sum, room) => sum + Number(room[0]) + (room.match(/\d{4}-\d{2}-\d{2}/g) ?? []).length,
    0,
  )
  return adults + children > maxParticipants || inRooms > maxParticipants
}

/** Unreadable days as they were written. There are two spellings, so the keys alone do not show which are lost. */
export function lostDays(q: string): string[] {
  return daysOf(q).flatMap(({ written, read }) => (read ? [] : written))
}

/** A day that its month does not have is read as the last one that it has. */
function hasMovedDay(q: string): boolean {
  const isMoved = (written: string, day: IsoDay) =>
    !(written.match(/\d+/g) ?? []).map(Number).includes(Number(day.slice(8)))
  return daysOf(q).some(({ written, read }) => read !== null && isMoved(written, read))
}

function daysOf(q: string): { written: string; read: IsoDay | null }[] {
  const state = decodeSearchQuery(q)
  return (['startDate', 'endDate'] as const).flatMap((name) => {
    const written = new RegExp(`:${name}:([^:]+)`).exec(q)?.[1]
    return written === undefined ? [] : { written, read: state[name] }
  })
}

/** Departures start tomorrow at the earliest: past days are dropped, a range that has begun starts tomorrow. */
export function withoutPast(state: SearchState, today: IsoDay): Mended {
  const { startDate, endDate } = state
  const tomorrow = addDays(today, 1)
  if (endDate !== null ? endDate < tomorrow : startDate !== null && startDate < tomorrow)
    return { state: { ...state, startDate: null, endDate: null }, leftOut: [{ code: 'dates-past' }] }
  if (startDate !== null && startDate < tomorrow)
    return { state: { ...state, startDate: tomorrow }, leftOut: [{ code: 'start-past' }] }
  return { state, leftOut: [] }
}

/** The search without the value the engine refused; null: the value is not part of the search. */
export function withoutRefused(state: SearchState, { code, field, value }: SearchRefusal): Mended | null {
  const text = String(value ?? '')
  switch (code) {
    case 'unknown-airport':
      return {
        state: { ...state, selectedAirports: state.selectedAirports.filter((one) => one !== text) },
        leftOut: [{ code: 'airport', value: text }],
      }
    case 'unknown-destination':
      return {
        state: {
          ...state,
          selectedDestinationsCodes: state.selectedDestinationsCodes.filter((one) => one !== text),
        },
        leftOut: [{ code: 'destination', value: text }],
      }
    case 'unknown-filter':
    case 'price-range-unreadable':
      return { state: withoutFilter(state, field), leftOut: [{ code: 'filter', value: field }] }
    case 'unknown-filter-value':
      return { state: withoutFilter(state, field, text), leftOut: [{ code: 'filter', value: text }] }
    case 'child-birth-date-impossible':
      return {
        state: {
          ...withoutChild(state, text),
          occupancies: state.occupancies.map((room) => withoutChild(room, text)),
        },
        leftOut: [{ code: 'children' }],
      }
    case 'party-impossible':
      return { state: { ...state, ...defaultParty, occupancies: [] }, leftOut: [{ code: 'party' }] }
    default:
      return null
  }
}

function withoutChild<Travellers extends Party>(party: Travellers, birthDate: string): Travellers {
  return { ...party, childrenBirthDates: party.childrenBirthDates.filter((day) => day !== birthDate) }
}

/** Removes a whole filter or one of its values. */
export function withoutFilter(state: SearchState, filterId: string, value?: string): SearchState {
  const { [filterId]: values = [], ...others } = state.selectedFilterValues
  const kept = value === undefined ? [] : values.filter((one) => one !== value)
  return { ...state, selectedFilterValues: kept.length > 0 ? { ...others, [filterId]: kept } : others }
}
