import type { Way } from '@wojaz/booking/server'

/** Names of luggage and coaches on lists. A code without a name is shown as it is. */
const codeNames: Readonly<Record<string, string>> = {
  LUGGAGE_SMALL: 'mały podręczny',
  LUGGAGE_CABIN: 'kabinowy',
  LUGGAGE_10: '10 kg',
  LUGGAGE_20: '20 kg',
  LUGGAGE_20_INCLUDED: '20 kg',
  LUGGAGE_23: '23 kg',
  LUGGAGE_25: '25 kg',
  LUGGAGE_32: '32 kg',
  TRANSFER_SHARED: 'autokar',
  TRANSFER_PRIVATE: 'prywatny',
}

export const codeName = (code: string) => codeNames[code] ?? code

export const wayNames: Readonly<Record<Way, string>> = { arrivals: 'Przyjazdy', departures: 'Wyjazdy' }
/** The words used in URLs. */
export const wayPaths: Readonly<Record<Way, string>> = { arrivals: 'przyjazdy', departures: 'wyjazdy' }

export const listWords = {
  passengers: 'Lista pasażerów',
  rooming: 'Lista pokojowa',
  csv: 'Pobierz CSV',
  pdf: 'Pobierz PDF',
  noFlight: 'Wpisz numer lotu, na przykład WZ4711.',
  noDay: 'Wpisz dzień.',
  noHotel: 'Wpisz kod hotelu.',
  hotelUnknown: 'Nie ma hotelu o tym kodzie.',
  backwards: 'Ostatni dzień jest przed pierwszym.',
} as const
