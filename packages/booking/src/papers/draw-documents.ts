import { hasHotel } from '@wojaz/offers'
import type { Order } from '../order.ts'
import { drawConfirmation } from './confirmation.ts'
import { drawCorrection } from './correction.ts'
import { drawInvoice } from './invoice.ts'
import type { PaperOptions } from './paper-facts.ts'
import { paperWords } from './paper-words.ts'
import { drawVoucher } from './voucher.ts'

/** In addresses: `/pz/dokumenty/{number}/potwierdzenie.pdf`. */
const documentNames = ['potwierdzenie', 'faktura', 'voucher'] as const
/** `korekta` puts the invoices right after a change: there may be several, and none of a trip that goes on as it was sold. */
export type DocumentName = (typeof documentNames)[number] | 'korekta'

/**
 * What an order is handed over with. The voucher tells the reception that everything is paid: it comes with the last payment. A flight
 * alone has no reception that would want one.
 */
export function documentsOf({
  offer,
  paid,
  price,
}: Pick<Order, 'offer' | 'paid' | 'price'>): readonly DocumentName[] {
  const hasVoucher = hasHotel(offer) && paid >= price.total
  return documentNames.filter((name) => name !== 'voucher' || hasVoucher)
}

export interface PaperDocument {
  readonly name: DocumentName
  /** In the guest's language and plain letters: some mail programs spoil others. */
  readonly fileName: string
  readonly type: 'application/pdf'
  readonly bytes: Buffer
}

const papers = {
  potwierdzenie: { draw: drawConfirmation, file: 'file.confirmation' },
  faktura: { draw: drawInvoice, file: 'file.invoice' },
  voucher: { draw: drawVoucher, file: 'file.voucher' },
  korekta: { draw: drawCorrection, file: 'file.correction' },
} as const

export async function drawDocument(
  order: Order,
  name: DocumentName,
  options: PaperOptions,
): Promise<PaperDocument> {
  const { draw, file } = papers[name]
  const fileName = `${paperWords(order.locale)(file)}-${order.number}.pdf`
  return { name, fileName, type: 'application/pdf', bytes: await draw(order, options) }
}

/** Everything a confirmed order is handed over with. The same order gives the same bytes. */
export async function drawDocuments(order: Order, options: PaperOptions): Promise<PaperDocument[]> {
  const drawn: PaperDocument[] = []
  for (const name of documentsOf(order)) drawn.push(await drawDocument(order, name, options))
  return drawn
}
