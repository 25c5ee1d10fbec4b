import { hasHotel } from '@wojaz/offers'
import { dayOf, formatDate } from '@wojaz/travel/dates'
import { phoneWithHours } from '@wojaz/travel/guest'
import type { Order } from '../order.ts'
import { dueAfter } from '../payments/payment-schedule.ts'
import { bullets, card, facts, heading, paragraph, title } from './blocks.ts'
import { company, companyAddress } from './company.ts'
import {
  completedPayments,
  type DocumentOptions,
  datesOf,
  exactMoney,
  fullName,
  helpOnTheWay,
  nightsOf,
  pageOf,
  paidAt,
  placeOf,
  priceRows,
  roomsOf,
  seatsOf,
  stayOf,
} from './document-facts.ts'
import { documentWords } from './document-words.ts'
import { flightsTable } from './flights-table.ts'
import { rightsOf } from './rights.ts'
import { openSheet, type Sheet } from './sheet.ts'
import { table } from './table.ts'
import { drawVersion } from './version-line.ts'

/** Draws the confirmation that the package travel act (24.11.2017, art. 42) requires when the contract is made. */
export function drawConfirmation(order: Order, options: DocumentOptions): Buffer {
  const say = documentWords(order.locale)
  const { offer, number } = order
  const writtenAt = order.confirmedAt ?? order.placedAt
  const sheet = openSheet({
    locale: order.locale,
    title: `${say('confirmation.short')} ${number}`,
    caption: say('order', { number }),
    footer: companyAddress,
    pageOf: pageOf(order.locale),
    writtenAt,
  })
  title(
    sheet,
    say(hasHotel(offer) ? 'confirmation.title' : 'confirmation.flightTitle'),
    say('confirmation.below', { number, day: formatDate(dayOf(writtenAt)) }),
  )
  drawVersion(sheet, order, options)
  const [place, ...when] = [placeOf(order), datesOf(order), stayOf(order), offer.boardName].filter(Boolean)
  const words = `${place}\n${when.join('  ·  ')}`
  const starsAloud = say('stars', { stars: String(offer.stars) })
  card(sheet, { words: offer.hotelName, below: words, stars: offer.stars, starsAloud })
  drawTransport(sheet, order)
  drawTrip(sheet, order)
  drawPeople(sheet, order)
  drawOrganiser(sheet, order, options)
  drawPrice(sheet, order, options)
  drawPayments(sheet, order)
  heading(sheet, say('rights.heading'), 90)
  bullets(sheet, rightsOf(order, options))
  return sheet.finish()
}

function drawTransport(sheet: Sheet, { offer, locale }: Order): void {
  const say = documentWords(locale)
  heading(sheet, say('transport.heading'), 110)
  if (!offer.departureFlight) {
    const days = { from: formatDate(offer.departureDate), until: formatDate(offer.returnDate) }
    paragraph(sheet, say('transport.own', days))
    sheet.y += 8
    return
  }
  flightsTable(sheet, { offer, locale })
  sheet.y -= 5
  paragraph(sheet, say('transport.note'), { small: true })
  if (!hasHotel(offer)) paragraph(sheet, say('transport.ticketless'), { small: true })
  sheet.y += 8
}

function drawTrip(sheet: Sheet, order: Order): void {
  const say = documentWords(order.locale)
  const { offer } = order
  heading(sheet, say('trip.heading'), 100)
  const stay = [
    { label: say('trip.category'), value: say('trip.categoryValue', { stars: String(offer.stars) }) },
    { label: say('trip.board'), value: `${nightsOf(order)}, ${offer.boardName}` },
    {
      label: say('trip.rooms'),
      value: roomsOf(order)
        .map(({ room }) => room.roomName)
        .join('\n'),
    },
  ]
  const client = { label: say('people.client'), value: clientOf(order) }
  facts(sheet, hasHotel(offer) ? [...stay, client] : [client], 2)
}

function clientOf({ contact }: Order): string {
  return `${fullName(contact)}\n${contact.street}, ${contact.postalCode} ${contact.city}`
}

function drawPeople(sheet: Sheet, order: Order): void {
  const say = documentWords(order.locale)
  const flies = order.offer.departureFlight !== null
  const lodges = hasHotel(order.offer)
  heading(sheet, say('people.heading'), 90)
  table(
    sheet,
    [
      { label: say('people.name'), share: lodges ? (flies ? 0.34 : 0.42) : 0.6 },
      { label: say('people.born'), share: lodges ? 0.15 : 0.2 },
      ...(lodges ? [{ label: say('people.room'), share: flies ? 0.31 : 0.43 }] : []),
      ...(flies ? [{ label: say('people.seats'), share: 0.2, align: 'right' as const }] : []),
    ],
    roomsOf(order).flatMap(({ room, people }) =>
      people.map(({ participant, person }) => ({
        cells: [
          fullName(participant),
          formatDate(participant.birthDate),
          ...(lodges ? [room.roomName] : []),
          ...(flies ? [seatsOf(order, person)] : []),
        ],
      })),
    ),
  )
}

function drawPrice(sheet: Sheet, order: Order, options: DocumentOptions): void {
  const say = documentWords(order.locale)
  heading(sheet, say('price.heading'), 140)
  table(
    sheet,
    [
      { label: say('price.what'), share: 0.75 },
      { label: say('price.amount'), share: 0.25, align: 'right' },
    ],
    [
      ...priceRows(order, options).map(({ words, amount }) => ({ cells: [words, exactMoney(amount)] })),
      { cells: [say('price.total'), exactMoney(order.price.total)], isSum: true },
    ],
  )
  sheet.y -= 5
  paragraph(sheet, say(hasHotel(order.offer) ? 'price.note' : 'price.flightNote'), { small: true })
  sheet.y += 8
}

function drawPayments(sheet: Sheet, order: Order): void {
  const say = documentWords(order.locale)
  heading(sheet, say('payment.heading'), 70)
  const came = completedPayments(order).map((payment) => ({
    cells: [
      `${say('payment.paidOn', { day: formatDate(dayOf(paidAt(payment))) })} (${say(`payment.method.${payment.method}`)})`,
      exactMoney(payment.amount),
    ],
  }))
  const due = dueAfter(order.schedule, order.paid).map(({ amount, dueBy }) => ({
    cells: [say('payment.due', { day: formatDate(dueBy) }), exactMoney(amount)],
    isSum: true,
  }))
  table(
    sheet,
    [
      { label: '', share: 0.75 },
      { label: '', share: 0.25, align: 'right' },
    ],
    [...came, ...due],
  )
  if (due.length > 0) return
  sheet.y -= 4
  paragraph(sheet, say('payment.nothing'))
  sheet.y += 6
}

function drawOrganiser(sheet: Sheet, { locale }: Order, options: DocumentOptions): void {
  const say = documentWords(locale)
  heading(sheet, say('organiser.heading'), 150)
  facts(sheet, [
    { label: say('organiser.name'), value: `${company.name}\n${company.street}, ${company.city}` },
    {
      label: say('organiser.office'),
      value: `${phoneWithHours(options.contact.phone, options.contact.phoneHours)}\n${options.contact.email}`,
    },
    { label: say('organiser.help'), value: helpOnTheWay(options) },
    {
      label: say('organiser.registry'),
      value: say('organiser.registryValue', {
        number: company.registryNumber,
        keeper: company.registryKeeper,
      }),
    },
    { label: say('organiser.guarantee'), value: company.guarantor },
    { label: say('organiser.authority'), value: `${company.registryKeeper}\n${company.registryAddress}` },
    {
      label: say('organiser.complaints'),
      value: `${company.complaints}\n${company.street}, ${company.city}`,
    },
  ])
}
