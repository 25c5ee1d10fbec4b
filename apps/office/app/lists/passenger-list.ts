import type { DeskFlight, FlightOfDay, Passenger } from '@wojaz/booking/server'
import { codeName, listWords } from './list-words.ts'
import { type ListColumn, type OfficeList, officeList, orderLabel } from './office-list.ts'

const columns: readonly ListColumn<Passenger>[] = [
  { label: 'Lp.', share: 0.05, text: (_, place) => String(place + 1) },
  { label: 'Nazwisko', share: 0.2, text: ({ lastName }) => lastName },
  { label: 'Imię', share: 0.17, text: ({ firstName }) => firstName },
  { label: 'Tytuł', share: 0.07, text: ({ title }) => title },
  { label: 'Data urodzenia', share: 0.12, text: ({ birthDate }) => birthDate },
  { label: 'Klasa', share: 0.11, text: ({ cabin }) => cabin },
  { label: 'Miejsce', share: 0.07, text: ({ seat }) => seat },
  { label: 'Bagaż', share: 0.1, text: ({ luggage }) => codeName(luggage) },
  { label: orderLabel, share: 0.11, text: ({ order }) => order },
]

/** The list for the carrier. Infants on a lap have no seat and are counted separately. */
export function passengerList(
  { name, day }: FlightOfDay,
  known: DeskFlight | null,
  lines: readonly Passenger[],
): OfficeList {
  const count = (kind: Passenger['kind']) => lines.filter((one) => one.kind === kind).length
  const seated = lines.length - count('INFANT')
  return officeList({
    title: `${listWords.passengers} ${name}`,
    below: `Dzień lotu: ${day}${known ? routeOf(known) : ''}`,
    end: `Razem: ${lines.length}. Dorośli: ${count('ADULT')}, dzieci: ${count('CHILD')}, niemowlęta: ${count('INFANT')}. Miejsca w samolocie: ${seated}.`,
    columns,
    lines,
  })
}

/** If a flight was moved to another day, the inventory has no times for the new day. */
function routeOf({ from, to, departureTime, arrivalTime }: DeskFlight): string {
  return `, ${from} – ${to}, ${departureTime} – ${arrivalTime}`
}
