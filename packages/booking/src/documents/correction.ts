import { formatDate } from '@wojaz/travel/dates'
import type { Order } from '../order.ts'
import { facts, heading, paragraph, title } from './blocks.ts'
import { company, companyAddress } from './company.ts'
import {
  type Correction,
  completedPayments,
  type DocumentOptions,
  datesOf,
  exactMoney,
  type PriceRow,
  pageOf,
  placeOf,
  priceRows,
} from './document-facts.ts'
import { type DocumentWord, documentWords } from './document-words.ts'
import { buyerOf, invoiceNumber } from './invoice.ts'
import { openSheet } from './sheet.ts'
import { table } from './table.ts'

/**
 * Draws an invoice of correction after a trip was changed or cancelled: the old values, the new values and the difference (art.
 * 106j of the Polish VAT act).
 */
export function drawCorrection(order: Order, options: DocumentOptions): Buffer {
  const { correction } = options
  if (!correction) throw new Error('Nothing to correct.')
  const say = documentWords(order.locale)
  const day = formatDate(correction.on)
  const number = say('invoice.number', { number: correctionNumber(order, correction) })
  const name = `${say('correction.title')} ${number}`
  const sheet = openSheet({
    locale: order.locale,
    title: name,
    caption: say('order', { number: order.number }),
    footer: companyAddress,
    pageOf: pageOf(order.locale),
    writtenAt: new Date(`${correction.on}T12:00:00Z`),
  })
  title(sheet, name, say('invoice.below', { day, city: 'Warszawa' }))
  const corrected = completedPayments(correction.before).map((_, index) => invoiceNumber(order, index + 1))
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
    { label: say('correction.of'), value: corrected.join(', ') },
    {
      label: say('correction.reason'),
      value: say(reasonOf(order, correction)),
    },
    { label: say('invoice.serviceDay'), value: datesOf(order) },
  ])
  heading(sheet, say('invoice.service', { hotel: order.offer.hotelName, place: placeOf(order) }), 160)
  const [before, after] = rowsOf(order, correction, options)
  const both = [
    [say('correction.before'), before],
    [say('correction.after'), after],
  ] as const
  for (const [label, rows] of both)
    table(
      sheet,
      [
        { label, share: 0.75 },
        { label: say('invoice.gross'), share: 0.25, align: 'right' },
      ],
      [
        ...rows.map(({ words, amount }) => ({ cells: [words, exactMoney(amount)] })),
        { cells: [say('invoice.total'), exactMoney(sumOf(rows))], isSum: true },
      ],
    )
  table(
    sheet,
    [
      { label: '', share: 0.75 },
      { label: '', share: 0.25, align: 'right' },
    ],
    [{ cells: [say('correction.difference'), exactMoney(sumOf(after) - sumOf(before))], isSum: true }],
  )
  heading(sheet, say('invoice.margin'), 40)
  paragraph(sheet, say('invoice.marginNote'), { small: true })
  return sheet.finish()
}

/** A later cancellation is not the reason of an earlier correction. */
function reasonOf({ cancellation }: Order, { reason }: Correction): DocumentWord {
  const isOwnWish = !cancellation?.why || cancellation.why === 'extraordinary'
  return reason === 'cancelled' && !isOwnWish ? 'correction.organiser' : `correction.${reason}`
}

function correctionNumber({ number }: Order, { nth }: Correction): string {
  return `${number}/K${nth}`
}

/** For a cancelled trip: the amount paid, and the fee that is not refunded. */
function rowsOf(
  order: Order,
  { reason, before }: Correction,
  options: DocumentOptions,
): readonly [before: readonly PriceRow[], after: readonly PriceRow[]] {
  const say = documentWords(order.locale)
  if (reason === 'buyer') return [[buyerRow(before)], [buyerRow(order)]]
  if (reason === 'changed') return [priceRows(before, options), priceRows(order, options)]
  return [
    [{ words: say('correction.paid'), amount: order.paid }],
    [{ words: say('correction.fee'), amount: order.cancellation?.fee ?? 0 }],
  ]
}

/** The buyer on the invoice, for the same amount. */
function buyerRow(order: Order): PriceRow {
  return { words: buyerOf(order).replaceAll('\n', ', '), amount: order.price.total }
}

function sumOf(rows: readonly PriceRow[]): number {
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}
