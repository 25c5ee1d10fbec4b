import { dayOf, formatDate } from '@wojaz/travel/dates'
import type { Order, OrderPayment } from '../order.ts'
import { facts, heading, paragraph, title } from './blocks.ts'
import { company, companyAddress } from './company.ts'
import {
  completedPayments,
  type DocumentOptions,
  datesOf,
  exactMoney,
  fullName,
  pageOf,
  paidAt,
  placeOf,
  priceRows,
} from './document-facts.ts'
import { documentWords } from './document-words.ts'
import { openSheet } from './sheet.ts'
import { type Row, table } from './table.ts'
import { drawVersion } from './version-line.ts'

/**
 * Draws the invoice of the last payment. Every order has a separate series of invoices, counted from 1. So numbers are unique and
 * without gaps, and no order waits for another to get one.
 *
 * The content follows art. 106e (1) 1-8, 15-17 and (2) of the Polish VAT act: travel services under the margin scheme name no
 * rate and no tax.
 */
export function drawInvoice(order: Order, options: DocumentOptions): Buffer {
  const say = documentWords(order.locale)
  const payments = completedPayments(order)
  const last = payments.at(-1)
  const issuedAt = last ? paidAt(last) : (order.confirmedAt ?? order.placedAt)
  const number = say('invoice.number', { number: invoiceNumber(order, payments.length) })
  const name = say(kindOf(order, payments))
  const day = formatDate(dayOf(issuedAt))
  const sheet = openSheet({
    locale: order.locale,
    title: `${name} ${number}`,
    caption: say('order', { number: order.number }),
    footer: companyAddress,
    pageOf: pageOf(order.locale),
    writtenAt: issuedAt,
  })
  title(sheet, `${name} ${number}`, say('invoice.below', { day, city: 'Warszawa' }))
  drawVersion(sheet, order, options)
  facts(sheet, [
    {
      label: say('invoice.seller'),
      value: [
        company.name,
        company.street,
        company.city,
        say('invoice.taxNumber', { number: company.taxNumber }),
      ].join('\n'),
    },
    { label: say('invoice.buyer'), value: buyerOf(order) },
    { label: say('invoice.serviceDay'), value: datesOf(order) },
    { label: say('invoice.paymentDay'), value: day },
  ])
  const service = { hotel: order.offer.hotelName, place: placeOf(order) }
  heading(sheet, say('invoice.service', service), 160)
  table(
    sheet,
    [
      { label: say('invoice.line'), share: 0.62 },
      { label: say('invoice.quantity'), share: 0.13, align: 'right' },
      { label: say('invoice.gross'), share: 0.25, align: 'right' },
    ],
    [
      ...priceRows(order, options).map(({ words, amount }) => ({ cells: [words, '1', exactMoney(amount)] })),
      { cells: [say('invoice.total'), '', exactMoney(order.price.total)], isSum: true },
    ],
  )
  table(
    sheet,
    [
      { label: '', share: 0.75 },
      { label: '', share: 0.25, align: 'right' },
    ],
    settlement(order, payments),
  )
  heading(sheet, say('invoice.margin'), 40)
  paragraph(sheet, say('invoice.marginNote'), { small: true })
  return sheet.finish()
}

export function invoiceNumber({ number }: Order, count: number): string {
  return `${number}/${Math.max(count, 1)}`
}

function kindOf({ price, paid }: Order, payments: readonly OrderPayment[]) {
  if (paid < price.total) return 'invoice.advance'
  return payments.length > 1 ? 'invoice.final' : 'invoice.title'
}

export function buyerOf({ contact }: Order): string {
  return [fullName(contact), contact.street, `${contact.postalCode} ${contact.city}`].join('\n')
}

function settlement(order: Order, payments: readonly OrderPayment[]): Row[] {
  const say = documentWords(order.locale)
  const last = payments.at(-1)?.amount ?? order.paid
  const before = payments.slice(0, -1).reduce((sum, { amount }) => sum + amount, 0)
  const returned = before + last - order.paid
  const numbers = payments.slice(0, -1).map((_, index) => invoiceNumber(order, index + 1))
  return [
    ...(before > 0
      ? [{ cells: [say('invoice.before', { numbers: numbers.join(', ') }), exactMoney(before)] }]
      : []),
    { cells: [say('invoice.received'), exactMoney(last)] },
    ...(returned > 0 ? [{ cells: [say('invoice.returned'), exactMoney(-returned)] }] : []),
    { cells: [say('invoice.left'), exactMoney(Math.max(order.price.total - order.paid, 0))], isSum: true },
  ]
}
