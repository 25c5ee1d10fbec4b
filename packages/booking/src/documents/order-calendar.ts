import { hasHotel, type OfferLeg } from '@wojaz/offers'
import { addDays, type CalendarEvent, calendarFile } from '@wojaz/travel/dates'
import { localisedPath } from '@wojaz/travel/locale'
import { formatMoney } from '@wojaz/travel/money'
import { flightWords } from '@wojaz/travel/trip'
import { changesOf } from '../notices/changes-of.ts'
import type { Order } from '../order.ts'
import { dueAfter } from '../payments/payment-schedule.ts'
import { type DocumentOptions, helpOnTheWay, landingDay, nightsOf, placeOf } from './document-facts.ts'
import { documentWords } from './document-words.ts'

/** Returns a calendar file: the days of the trip, take-off, landing at home, and the due day of the rest. */
export function orderCalendar(
  order: Order,
  { siteUrl, contact }: Pick<DocumentOptions, 'siteUrl' | 'contact'>,
): string {
  const say = documentWords(order.locale)
  const { offer, number } = order
  const isHotel = hasHotel(offer)
  const { departureFlight: out, returnFlight: back } = offer
  const flight = (way: 'out' | 'back', leg: OfferLeg) =>
    say(`calendar.${way}`, {
      flight: flightWords(leg),
      from: leg.fromAirport,
      to: leg.toAirport,
      hours: `${leg.departureTime}–${leg.arrivalTime}`,
    })
  const flights = [...(out ? [flight('out', out)] : []), ...(back ? [flight('back', back)] : [])]
  const description = [
    say('order', { number }),
    ...flights,
    ...(isHotel ? [`${nightsOf(order)}, ${offer.boardName}`] : []),
    `${say('organiser.help')}: ${helpOnTheWay({ contact })}`,
  ].join('\n')
  const event = (part: string, when: CalendarEvent['when'], summary: string): CalendarEvent => ({
    uid: `${number}-${part}@wojaz`,
    when,
    summary,
    description,
    location: isHotel ? `${offer.hotelName}, ${placeOf(order)}` : placeOf(order),
    url: siteUrl + localisedPath(order.locale, offer.hotelUrl),
  })
  const events = [
    ...(isHotel
      ? [
          event(
            'stay',
            { from: offer.departureDate, until: addDays(offer.returnDate, 1) },
            say('calendar.stay', { hotel: offer.hotelName }),
          ),
        ]
      : []),
    ...(out ? [event('out', { day: out.date, time: out.departureTime }, flight('out', out))] : []),
    ...(back ? [event('back', { day: landingDay(back), time: back.arrivalTime }, flight('back', back))] : []),
    ...dueAfter(order.schedule, order.paid).map(({ amount, dueBy }, index) =>
      event(
        `due-${index + 1}`,
        { from: dueBy, until: addDays(dueBy, 1) },
        say('calendar.balance', { amount: formatMoney(amount) }),
      ),
    ),
  ]
  const changes = changesOf(order)
  const changedAt = changes.at(-1)?.countsFrom ?? order.confirmedAt ?? order.placedAt
  return calendarFile(events, changedAt, changes.length)
}
