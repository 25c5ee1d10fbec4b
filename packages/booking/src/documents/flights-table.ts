import type { OfferLeg } from '@wojaz/offers'
import { formatDate } from '@wojaz/travel/dates'
import { flightWords } from '@wojaz/travel/trip'
import type { Order } from '../order.ts'
import { landingDay } from './document-facts.ts'
import { documentWords } from './document-words.ts'
import type { Sheet } from './sheet.ts'
import { table } from './table.ts'

/** Draws the flights out and back, in local times. A trip by car has none. */
export function flightsTable(sheet: Sheet, { offer, locale }: Pick<Order, 'offer' | 'locale'>): void {
  const say = documentWords(locale)
  const { departureFlight: out, returnFlight: back } = offer
  const row = (way: string, leg: OfferLeg) => ({
    cells: [
      way,
      formatDate(leg.date),
      `${flightWords(leg)}, ${leg.aircraft}`,
      `${leg.fromAirport} → ${leg.toAirport}`,
      hours(leg),
    ],
  })
  table(
    sheet,
    [
      { label: say('transport.way'), share: 0.14 },
      { label: say('transport.day'), share: 0.15 },
      { label: say('transport.flight'), share: 0.29 },
      { label: say('transport.route'), share: 0.18 },
      { label: say('transport.hours'), share: 0.24, align: 'right' },
    ],
    [...(out ? [row(say('transport.out'), out)] : []), ...(back ? [row(say('transport.back'), back)] : [])],
  )
}

function hours(leg: OfferLeg): string {
  const landing = landingDay(leg)
  const day = landing === leg.date ? '' : ` (${formatDate(landing).slice(0, 5)})`
  return `${leg.departureTime} – ${leg.arrivalTime}${day}`
}
