import { daysBetween, type IsoDay } from '../dates/calendar-date.ts'
import type { DatedDuration } from './availability-matrix.ts'
import type { StayChoice } from './possible-choices.ts'

type Field = keyof StayChoice
type WholeChoice = { readonly [Name in Field]: NonNullable<StayChoice[Name]> }

export interface NearestStay {
  readonly choice: WholeChoice
  /** The fields that differ from the guest's choice, apart from those the guest has just changed. */
  readonly changed: readonly Field[]
}

/** The stays of each date. */
export type StaysByDate = ReadonlyMap<IsoDay, readonly DatedDuration[]>

interface Candidate {
  readonly date: IsoDay
  readonly stay: DatedDuration
  readonly boardCode: string
  readonly changes: number
  readonly days: number
}

/**
 * Finds the stay for a guest who has chosen one and now changes part of it. Returns the same stay with only that part changed or,
 * if it is not sold, the stay that differs least. Returns null if no stay at all has what the guest wants.
 */
export function nearestStay(
  stays: StaysByDate,
  chosen: WholeChoice,
  wanted: Partial<WholeChoice>,
): NearestStay | null {
  // A card calls this for dozens of options among thousands of stays. Most are sold on the chosen day with at most one change, and
  // another day is a change by itself.
  const liked = { ...chosen, ...wanted }
  let best = nearestOfDay(liked.date, stays.get(liked.date) ?? [], { chosen, wanted, liked, best: null })
  if (wanted.date === undefined && (best === null || best.changes > 1)) {
    for (const [date, those] of staysWith(stays, wanted))
      best = nearestOfDay(date, those, { chosen, wanted, liked, best })
  }
  if (!best) return null
  const { duration, airportCode } = best.stay
  const choice = { date: best.date, duration, airportCode, boardCode: best.boardCode }
  const isChanged = (field: Field) => wanted[field] === undefined && choice[field] !== chosen[field]
  return { choice, changed: fields.filter(isChanged) }
}

interface Look {
  readonly chosen: WholeChoice
  readonly wanted: Partial<WholeChoice>
  readonly liked: WholeChoice
  /** The nearest so far. */
  readonly best: Candidate | null
}

function nearestOfDay(
  date: IsoDay,
  stays: readonly DatedDuration[],
  { chosen, wanted, liked, best: sofar }: Look,
): Candidate | null {
  let best = sofar
  let days = -1
  for (const stay of stays) {
    if (!hasWanted(stay, wanted)) continue
    const boardCode = boardOf(stay, liked)
    const changes =
      Number(date !== liked.date) +
      Number(stay.duration !== liked.duration) +
      Number(stay.airportCode !== liked.airportCode) +
      Number(boardCode !== liked.boardCode)
    // Fewer changed fields come first.
    if (best && changes > best.changes) continue
    // Then the nearest date, because guests plan holidays around dates.
    if (days < 0) days = Math.abs(daysBetween(chosen.date, date))
    if (!best || changes < best.changes || isNearer(days, stay, best, chosen))
      best = { date, stay, boardCode, changes, days }
  }
  return best
}

interface Sorted {
  readonly ofAirport: ReadonlyMap<string, StaysByDate>
  readonly ofDuration: ReadonlyMap<number, StaysByDate>
}

/** A card asks for each airport and each length in turn, so its stays are sorted by them once. */
const sortedOnce = new WeakMap<StaysByDate, Sorted>()

/** All stays with the wanted airport or length, in the same order; other wishes are checked stay by stay. */
function staysWith(all: StaysByDate, { airportCode, duration }: Partial<WholeChoice>): StaysByDate {
  if (airportCode !== undefined) return sorted(all).ofAirport.get(airportCode) ?? none
  if (duration !== undefined) return sorted(all).ofDuration.get(duration) ?? none
  return all
}

const none: StaysByDate = new Map()

function sorted(all: StaysByDate): Sorted {
  const known = sortedOnce.get(all) ?? sortStays(all)
  sortedOnce.set(all, known)
  return known
}

function sortStays(all: StaysByDate): Sorted {
  const ofAirport = new Map<string, Map<IsoDay, DatedDuration[]>>()
  const ofDuration = new Map<number, Map<IsoDay, DatedDuration[]>>()
  for (const [date, stays] of all)
    for (const stay of stays) {
      addTo(ofAirport, stay.airportCode, date, stay)
      addTo(ofDuration, stay.duration, date, stay)
    }
  return { ofAirport, ofDuration }
}

function addTo<Key>(
  stays: Map<Key, Map<IsoDay, DatedDuration[]>>,
  key: Key,
  date: IsoDay,
  stay: DatedDuration,
): void {
  const dates = stays.get(key) ?? new Map<IsoDay, DatedDuration[]>()
  stays.set(key, dates)
  const ofDate = dates.get(date)
  if (ofDate) ofDate.push(stay)
  else dates.set(date, [stay])
}

const fields: readonly Field[] = ['date', 'duration', 'airportCode', 'boardCode']

function hasWanted(
  { airportCode, duration, boardCodes }: DatedDuration,
  wanted: Partial<WholeChoice>,
): boolean {
  return (
    (wanted.airportCode === undefined || wanted.airportCode === airportCode) &&
    (wanted.duration === undefined || wanted.duration === duration) &&
    (wanted.boardCode === undefined || boardCodes.includes(wanted.boardCode))
  )
}

function boardOf({ boardCodes }: DatedDuration, liked: WholeChoice): string {
  return boardCodes.includes(liked.boardCode) ? liked.boardCode : (boardCodes[0] ?? liked.boardCode)
}

/** Compares two stays with the same number of changed fields. */
function isNearer(days: number, stay: DatedDuration, best: Candidate, { duration }: WholeChoice): boolean {
  if (days !== best.days) return days < best.days
  const nights = Math.abs(duration - stay.duration) - Math.abs(duration - best.stay.duration)
  return nights === 0 ? stay.price < best.stay.price : nights < 0
}
