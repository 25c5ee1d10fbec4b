import { readDeskWords } from '@wojaz/booking'
import { type FlightOfDay, type HotelArrivals, type Way, ways } from '@wojaz/booking/server'
import { addDays, isIsoDay } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { listWords, wayPaths } from './list-words.ts'

type Typed = Readonly<Record<string, string | undefined>>
export type ListFaults = Readonly<Partial<Record<'flight' | 'day' | 'hotel' | 'from' | 'until', string>>>

/** Two months; longer lists of arrivals are refused. */
const mostDays = 62

export function readFlightWish(typed: Typed): Outcome<FlightOfDay, ListFaults> {
  const { day = '' } = typed
  const words = readDeskWords(typed.flight ?? '')
  const name = words?.kind === 'flight' ? words.flight : ''
  const faults = {
    ...(!name && { flight: listWords.noFlight }),
    ...(!isIsoDay(day) && { day: listWords.noDay }),
  }
  return name && isIsoDay(day) ? accepted({ name, day }) : refused(faults)
}

export function readHotelWish(typed: Typed): Outcome<HotelArrivals, ListFaults> {
  const hotel = (typed.hotel ?? '').trim().toUpperCase()
  const { from = '' } = typed
  const until = typed.until || from
  const faults: ListFaults = {
    ...(!/^[A-Z]{3}\d{5}$/.test(hotel) && { hotel: listWords.noHotel }),
    ...(!isIsoDay(from) && { from: listWords.noDay }),
    ...(isIsoDay(from) && spanFault(from, until)),
  }
  return Object.keys(faults).length === 0 ? accepted({ hotel, from, until }) : refused(faults)
}

function spanFault(from: string, until: string): ListFaults {
  if (!isIsoDay(until)) return { until: listWords.noDay }
  if (until < from) return { until: listWords.backwards }
  return until > addDays(from, mostDays) ? { until: `Najwyżej ${mostDays} dni.` } : {}
}

const fileKinds = ['csv', 'pdf'] as const
export type FileKind = (typeof fileKinds)[number]

/** Parses `WZ4711_2026-10-03.csv` into the list and the file format. Null: there is no such file. */
export function readFileName(
  name: string,
): { readonly parts: readonly string[]; readonly kind: FileKind } | null {
  const [, asked = '', ending] = /^([\w-]+)\.(\w+)$/.exec(name) ?? []
  const kind = fileKinds.find((one) => one === ending)
  return kind ? { parts: asked.split('_'), kind } : null
}

export function readWay(path: string | undefined): Way {
  return ways.find((way) => wayPaths[way] === path) ?? 'arrivals'
}
