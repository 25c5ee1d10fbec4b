import type { SubstituteWish } from '@wojaz/booking'
import { isIsoDay } from '@wojaz/travel/dates'

export const substituteFields = [
  ...(['insteadHotel', 'insteadRoom', 'insteadBoard'] as const),
  ...(['insteadAirport', 'insteadDay', 'insteadTime'] as const),
] as const
export type SubstituteField = (typeof substituteFields)[number]

/** Reads what guests may take instead. If all fields are empty, nothing is offered. */
export function readSubstitute(typed: Readonly<Record<string, string | undefined>>): {
  readonly wish: SubstituteWish | null
  readonly faults: Readonly<Record<SubstituteField, string>>
} {
  const text = (field: SubstituteField) => (typed[field] ?? '').trim().toUpperCase()
  const hotel = {
    hotelCode: text('insteadHotel'),
    roomCode: text('insteadRoom'),
    boardCode: text('insteadBoard'),
  }
  const flight = {
    airport: text('insteadAirport'),
    date: text('insteadDay'),
    departureTime: text('insteadTime'),
  }
  const hasHotel = Object.values(hotel).some(Boolean)
  const hasFlight = Object.values(flight).some(Boolean)
  const say = (isWrong: boolean, sentence: string) => (isWrong ? sentence : '')
  const both = say(hasHotel && hasFlight, 'Zaproponuj hotel albo lot, nie oba.')
  return {
    wish: hasHotel
      ? hotel
      : hasFlight
        ? { ...flight, departureTime: flight.departureTime || undefined }
        : null,
    faults: {
      insteadHotel: both || say(hasHotel && !/^[A-Z\d]{3,12}$/.test(hotel.hotelCode), 'Wpisz kod hotelu.'),
      insteadRoom: say(hasHotel && !/^[A-Z\d]{2,6}$/.test(hotel.roomCode), 'Wpisz kod pokoju.'),
      insteadBoard: say(hasHotel && !/^[A-Z]{2}$/.test(hotel.boardCode), 'Wpisz dwie litery wyżywienia.'),
      insteadAirport: say(hasFlight && !/^[A-Z]{3}$/.test(flight.airport), 'Wpisz kod lotniska wylotu.'),
      insteadDay: say(hasFlight && !isIsoDay(flight.date), 'Wpisz dzień wylotu.'),
      insteadTime: say(
        flight.departureTime !== '' && !/^([01]\d|2[0-3]):[0-5]\d$/.test(flight.departureTime),
        'Wpisz godzinę, na przykład 06:10.',
      ),
    },
  }
}
