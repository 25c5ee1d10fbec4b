import type { Arrival, Way } from '@wojaz/booking/server'
import type { IsoDay } from '@wojaz/travel/dates'
import { codeName, wayNames } from './list-words.ts'
import { type ListColumn, type OfficeList, officeList, orderLabel } from './office-list.ts'

const columns: readonly ListColumn<Arrival>[] = [
  { label: 'Lotnisko', share: 0.08, text: ({ airport }) => airport || 'dojazd własny' },
  { label: 'Godzina', share: 0.07, text: ({ time }) => time },
  { label: 'Lot', share: 0.08, text: ({ flight }) => flight },
  { label: 'Hotel', share: 0.2, text: ({ hotelCode, hotelName }) => (hotelCode ? hotelName : 'sam lot') },
  { label: 'Zamawia', share: 0.18, text: ({ name }) => name },
  { label: 'Osoby', share: 0.08, text: ({ people }) => peopleText(people) },
  { label: 'Transfer', share: 0.09, text: ({ transfer }) => codeName(transfer) || 'bez transferu' },
  { label: 'Telefon', share: 0.11, text: ({ phone }) => phone },
  { label: orderLabel, share: 0.11, text: ({ order }) => order },
]

/** `2+1+1`: adults, children, infants. */
function peopleText({ ADULT, CHILD, INFANT }: Arrival['people']): string {
  const counts = INFANT > 0 ? [ADULT, CHILD, INFANT] : CHILD > 0 ? [ADULT, CHILD] : [ADULT]
  return counts.join('+')
}

export function arrivalsList(way: Way, day: IsoDay, lines: readonly Arrival[]): OfficeList {
  const people = lines.reduce((sum, { people: p }) => sum + p.ADULT + p.CHILD + p.INFANT, 0)
  return officeList({
    title: `${wayNames[way]} ${day}`,
    below: 'Lotnisko i godzina miejsca wypoczynku. Osoby: dorośli + dzieci + niemowlęta.',
    end: `Zamówienia: ${lines.length}. Osoby: ${people}.`,
    columns,
    lines,
  })
}
