import { readDeskWords } from '@wojaz/booking'
import type { AircraftRefusal } from '@wojaz/booking/server'
import { type IsoDay, isIsoDay } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'

export interface AircraftTyped {
  readonly flight: string
  readonly day: IsoDay
  readonly aircraft: string
}

export type AircraftFaults = Readonly<Partial<Record<keyof AircraftTyped | 'reason', string>>>

export function readAircraft(
  typed: Readonly<Record<string, string | undefined>>,
): Outcome<AircraftTyped, AircraftFaults> {
  const named = readDeskWords(typed.flight ?? '')
  const flight = named?.kind === 'flight' ? named.flight : ''
  const { day = '', aircraft = '' } = typed
  const faults = {
    ...(!flight && { flight: 'Wpisz numer lotu, na przykład WZ4711.' }),
    ...(!isIsoDay(day) && { day: 'Wpisz dzień lotu.' }),
    ...(!aircraft && { aircraft: 'Wybierz samolot.' }),
  }
  return Object.keys(faults).length === 0 ? accepted({ flight, day, aircraft }) : refused(faults)
}

/** Puts a refusal at the field it is about. */
export function aircraftFault(refusal: AircraftRefusal): AircraftFaults {
  switch (refusal.code) {
    case 'flight-unknown':
      return { flight: 'W tym dniu nie ma takiego lotu.' }
    case 'aircraft-unknown':
      return { aircraft: 'Wybierz samolot z listy.' }
    case 'nothing-changes':
      return { aircraft: 'Ten samolot leci już teraz.' }
    case 'plane-too-small':
      return {
        aircraft: `W klasie ${refusal.cabin} sprzedano ${refusal.sold}, a samolot ma ${refusal.seats}. Najpierw ogłoś zmianę części gości.`,
      }
    case 'orders-pending':
      return {
        aircraft: `${refusal.count} nieopłaconych zamówień ma miejsca, których tu nie ma. Spróbuj za pół godziny.`,
      }
  }
}
