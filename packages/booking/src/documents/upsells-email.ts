import { formatMoney } from '@wojaz/travel/money'
import type { UpsellsPrice } from '../after-sale/upsells-price.ts'
import type { Order } from '../order.ts'
import { priceLines } from '../upsells/price-lines.ts'
import { type DocumentOptions, upsellLine } from './document-facts.ts'
import { documentsOf } from './draw-documents.ts'
import { type Deps, draft, type OrderEmailDraft } from './email-draft.ts'
import { orderEmailWords } from './email-plan.ts'
import { moneyRows } from './order-emails.ts'

/** Sent after upsells were added or returned: which ones, their prices, and the current documents. */
export function upsellsEmail(
  order: Order,
  change: UpsellsPrice & { readonly id: string; readonly newAircraft?: string },
  names: DocumentOptions['names'],
  where: Deps,
): OrderEmailDraft {
  const say = orderEmailWords(order.locale)
  const added = [...change.added, ...priceLines([], [], change.addedSeats)]
  const returned = [...change.returned, ...priceLines([], [], change.returnedSeats)]
  const words = (line: (typeof added)[number]) => upsellLine(order, line, { names })
  const { refund, newAircraft } = change
  const text = refund > 0 ? 'upsells.refundText' : 'upsells.text'
  return draft('order-upsells', order, change.id, documentsOf(order), false, {
    subject: say('upsells.subject', { number: order.number }),
    heading: say(newAircraft ? 'upsells.aircraft.heading' : 'upsells.heading'),
    text: [
      ...(newAircraft ? [say('upsells.aircraft.text', { aircraft: newAircraft })] : []),
      say(text, { refund: formatMoney(refund) }),
    ].join(' '),
    rows: [
      ...added.map((line) => ({
        label: say('row.added', { what: words(line) }),
        value: formatMoney(line.amount),
      })),
      ...returned.map((line) => ({
        label: say('row.returned', { what: words(line) }),
        value: `−${formatMoney(line.amount)}`,
      })),
      ...moneyRows(order),
    ],
    button: { label: say('button.order'), url: where.orderUrl },
    note: say('changed.note'),
  })
}
