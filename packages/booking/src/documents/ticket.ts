import type { OfferLeg } from '@wojaz/offers'
import { formatDate } from '@wojaz/travel/dates'
import { checkInDesk } from '@wojaz/travel/trip'
import type { Order } from '../order.ts'
import { includedIn } from '../upsells/included-services.ts'
import { bullets, card, facts, heading, paragraph, title } from './blocks.ts'
import { company, companyAddress } from './company.ts'
import {
  type DocumentOptions,
  datesOf,
  fullName,
  helpOnTheWay,
  pageOf,
  roomsOf,
  seatsOf,
  upsellName,
} from './document-facts.ts'
import words from './document-words.json' with { type: 'json' }
import { documentWords } from './document-words.ts'
import { flightsTable } from './flights-table.ts'
import { openSheet, type Sheet } from './sheet.ts'
import { table } from './table.ts'
import { drawVersion } from './version-line.ts'

/**
 * Draws the sheet for the airport: who flies when and with what. Our planes carry everybody on the passenger list, so it is not a
 * ticket that can be lost. A low-cost airline requires a boarding pass of the airline.
 */
export function drawTicket(order: Order, options: DocumentOptions): Buffer {
  const say = documentWords(order.locale)
  const { offer, number } = order
  const { departureFlight: out, returnFlight: back } = offer
  const legs = [out, back].flatMap((leg) => leg ?? [])
  const sheet = openSheet({
    locale: order.locale,
    title: `${say('ticket.title')} ${number}`,
    caption: say('order', { number }),
    footer: companyAddress,
    pageOf: pageOf(order.locale),
    writtenAt: order.confirmedAt ?? order.placedAt,
  })
  title(sheet, `${say('ticket.title')} / ${words['ticket.title'].en}`, say('ticket.below'))
  drawVersion(sheet, order, options)
  const way = [...new Set([out?.fromAirport, out?.toAirport])].join(' – ')
  card(sheet, { words: way, below: `${offer.hotelName}\n${datesOf(order)}`, stars: 0, starsAloud: '' })
  if (order.paid < order.price.total) paragraph(sheet, say('ticket.unpaid'))
  facts(
    sheet,
    [
      { label: say('ticket.number'), also: words['ticket.number'].en, value: number },
      { label: say('voucher.organiser'), also: words['voucher.organiser'].en, value: company.name },
      { label: say('voucher.help'), also: words['voucher.help'].en, value: helpOnTheWay(options) },
    ],
    3,
  )
  heading(sheet, say('ticket.flights'), 90)
  flightsTable(sheet, order)
  sheet.y += 8
  drawPassengers(sheet, order, options)
  const isOnline = legs.some(({ isLowCost }) => isLowCost)
  heading(sheet, say('ticket.checkIn'), 70)
  bullets(sheet, [
    ...legs.filter(({ isLowCost }) => !isLowCost).map((leg) => deskLine(order, leg)),
    say(isOnline ? 'ticket.online' : 'transport.ticketless'),
    say('ticket.hours'),
  ])
  return sheet.finish()
}

function drawPassengers(sheet: Sheet, order: Order, options: DocumentOptions): void {
  const say = documentWords(order.locale)
  heading(sheet, say('ticket.passengers'), 90)
  table(
    sheet,
    [
      { label: say('people.name'), share: 0.32 },
      { label: say('people.born'), share: 0.15 },
      { label: say('ticket.luggage'), share: 0.35 },
      { label: say('people.seats'), share: 0.18, align: 'right' },
    ],
    roomsOf(order).flatMap(({ people }) =>
      people.map(({ participant, person }) => ({
        cells: [
          fullName(participant),
          formatDate(participant.birthDate),
          luggageOf(order, person, options),
          seatsOf(order, person),
        ],
      })),
    ),
  )
  sheet.y += 8
}

/** Luggage included in the fare, and luggage bought for this person. */
function luggageOf(order: Order, person: number, options: DocumentOptions): string {
  const say = documentWords(order.locale)
  const included = includedIn(order.offer).flatMap((service) =>
    service === 'LUGGAGE_SMALL' || service === 'LUGGAGE_20_INCLUDED' || service === 'LUGGAGE_23'
      ? say(`ticket.${service}`)
      : [],
  )
  const bought = order.upsells
    .filter((one) => one.type === 'LUGGAGE' && (one.person === null || one.person === person))
    .map((one) => upsellName(order, one, options))
  return [...included, ...bought].join(', ') || '–'
}

/** `WAW 03.10.2026: 04:10–05:10`. */
function deskLine({ locale }: Pick<Order, 'locale'>, leg: OfferLeg): string {
  const { opens, closes } = checkInDesk(leg)
  return documentWords(locale)('ticket.desk', {
    airport: leg.fromAirport,
    from: `${formatDate(opens.day)} ${opens.time}`,
    until: closes.day === opens.day ? closes.time : `${formatDate(closes.day)} ${closes.time}`,
  })
}
