import { readDeskWords, type SubstituteWish } from '@wojaz/booking'
import { type IsoDay, isIsoDay } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { readSubstitute, type SubstituteField } from './substitute-form.ts'

export const announcementKinds = ['flight-hours', 'hotel', 'cancellation'] as const
export type AnnouncementKind = (typeof announcementKinds)[number]

/** What staff type: flights by name and day, hotels by code. */
export type AnnouncementWish =
  | {
      readonly kind: 'flight-hours'
      readonly flight: string
      readonly day: IsoDay
      readonly departureTime: string
      readonly arrivalTime: string
      readonly newDay: IsoDay | null
      readonly instead: SubstituteWish | null
    }
  | {
      readonly kind: 'hotel'
      readonly trips: HotelTrips
      readonly newHotel: string
      /** The new room and board; null: not known. */
      readonly newRoom: { readonly roomCode: string; readonly boardCode: string } | null
      readonly instead: SubstituteWish | null
    }
  | {
      readonly kind: 'cancellation'
      readonly reason: 'too-few' | 'circumstances'
      readonly of: HotelTrips | { readonly flight: string; readonly day: IsoDay }
      readonly instead: SubstituteWish | null
    }

interface HotelTrips {
  readonly hotel: string
  readonly from: IsoDay
  readonly until: IsoDay
}

export type WishField =
  | 'flight'
  | 'day'
  | 'departure'
  | 'arrival'
  | 'newDay'
  | 'hotel'
  | 'from'
  | 'until'
  | 'newHotel'
  | 'newRoom'
  | 'newBoard'
  | SubstituteField
export type WishFaults = Readonly<Partial<Record<WishField, string>>>
type Typed = Readonly<Record<string, string | undefined>>

export function kindOf(typed: Typed): AnnouncementKind {
  return announcementKinds.find((kind) => kind === typed.kind) ?? 'flight-hours'
}

/** Returns the wish, or all faults of the form. */
export function readAnnouncement(typed: Typed): Outcome<AnnouncementWish, WishFaults> {
  const kind = kindOf(typed)
  const text = (field: string) => (typed[field] ?? '').trim()
  const trips = {
    hotel: text('hotel').toUpperCase(),
    from: text('from'),
    until: text('until') || text('from'),
  }
  const flight = { flight: flightName(text('flight')), day: text('day') }
  const { wish: instead, faults: insteadFaults } = readSubstitute(typed)
  switch (kind) {
    case 'flight-hours': {
      const hours = { departureTime: text('departure'), arrivalTime: text('arrival') }
      const newDay = text('newDay')
      return judged(
        { kind, ...flight, ...hours, newDay: newDay || null, instead },
        {
          ...flightFaults(flight),
          departure: isHour(hours.departureTime) ? '' : 'Wpisz godzinę, na przykład 06:10.',
          arrival: isHour(hours.arrivalTime) ? '' : 'Wpisz godzinę, na przykład 10:05.',
          newDay: newDay === '' || isIsoDay(newDay) ? '' : 'Wpisz dzień.',
          ...insteadFaults,
        },
      )
    }
    case 'hotel': {
      const newHotel = text('newHotel').toUpperCase()
      const room = { roomCode: text('newRoom').toUpperCase(), boardCode: text('newBoard').toUpperCase() }
      const hasRoom = room.roomCode !== '' || room.boardCode !== ''
      const faults = {
        ...tripFaults(trips),
        newHotel: isCode(newHotel) ? '' : 'Wpisz kod hotelu.',
        newRoom: !hasRoom || /^[A-Z\d]{2,6}$/.test(room.roomCode) ? '' : 'Wpisz kod pokoju.',
        newBoard: !hasRoom || /^[A-Z]{2}$/.test(room.boardCode) ? '' : 'Wpisz dwie litery wyżywienia.',
        ...insteadFaults,
      }
      return judged({ kind, trips, newHotel, newRoom: hasRoom ? room : null, instead }, faults)
    }
    case 'cancellation': {
      const reason = text('reason') === 'too-few' ? 'too-few' : 'circumstances'
      const faults = text('flight') === '' ? tripFaults(trips) : flightFaults(flight)
      const of = text('flight') === '' ? trips : flight
      return judged({ kind, reason, of, instead }, { ...faults, ...insteadFaults })
    }
  }
}

function flightFaults({ flight, day }: { flight: string; day: string }) {
  return {
    flight: flight ? '' : 'Wpisz numer lotu, na przykład WZ4711.',
    day: isIsoDay(day) ? '' : 'Wpisz dzień lotu.',
  }
}

function tripFaults({ hotel, from, until }: HotelTrips) {
  const isSpan = isIsoDay(from) && isIsoDay(until)
  return {
    hotel: isCode(hotel) ? '' : 'Wpisz kod hotelu.',
    from: isIsoDay(from) ? '' : 'Wpisz pierwszy dzień wylotu.',
    until: !isSpan || from <= until ? '' : 'Ostatni dzień jest przed pierwszym.',
  }
}

const isHour = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
const isCode = (text: string) => /^[A-Z\d]{3,12}$/.test(text)

function flightName(text: string): string {
  const words = readDeskWords(text)
  return words?.kind === 'flight' ? words.flight : ''
}

function judged<Value>(value: Value, faults: Readonly<Record<string, string>>): Outcome<Value, WishFaults> {
  const found = Object.entries(faults).filter(([, sentence]) => sentence !== '')
  return found.length === 0 ? accepted(value) : refused(Object.fromEntries(found) as WishFaults)
}
