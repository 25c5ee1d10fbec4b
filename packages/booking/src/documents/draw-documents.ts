import { hasHotel } from '@wojaz/offers'
import type { Order } from '../order.ts'
import { drawConfirmation } from './confirmation.ts'
import { drawCorrection } from './correction.ts'
import type { DocumentOptions } from './document-facts.ts'
import { documentWords } from './document-words.ts'
import { drawInsurance, insuredScopes } from './insurance.ts'
import { drawInvoice } from './invoice.ts'
import { drawTicket } from './ticket.ts'
import { drawVoucher } from './voucher.ts'

/** Used in URLs: `/pz/dokumenty/{number}/potwierdzenie.pdf`. */
const documentNames = ['potwierdzenie', 'faktura', 'voucher', 'bilet', 'ubezpieczenie'] as const
/** Documents that can be emailed on request. This includes the standard form of the law, which editors upload. */
export type SentName = DocumentName | 'formularz'

/** `korekta` corrects the invoices after a change. An order may have several, or none if the trip did not change. */
export type DocumentName = (typeof documentNames)[number] | 'korekta'

type OrderOfDocuments = Pick<
  Order,
  'state' | 'confirmedAt' | 'offer' | 'paid' | 'price' | 'upsells' | 'participants'
>

const has: Record<(typeof documentNames)[number], (order: OrderOfDocuments) => boolean> = {
  potwierdzenie: () => true,
  faktura: () => true,
  voucher: ({ offer, paid, price }) => hasHotel(offer) && paid >= price.total,
  bilet: ({ offer }) => offer.departureFlight !== null,
  ubezpieczenie: (order) => insuredScopes(order).some((scope) => scope !== null),
}

/** Contract and invoice stay readable after the trip was cancelled. */
const keptNames: readonly DocumentName[] = ['potwierdzenie', 'faktura']

/**
 * Returns the documents of an order. The voucher tells the hotel that everything is paid, so it comes with the last payment; a
 * flight alone has none. A trip with flights has a sheet for the airport, an insured trip has one for the doctor.
 */
export function documentsOf(order: OrderOfDocuments): readonly DocumentName[] {
  if (order.state !== 'confirmed') return order.confirmedAt ? keptNames : []
  return documentNames.filter((name) => has[name](order))
}

/** Returns the documents that can be emailed to a recipient the guest names. */
export function sentDocuments(order: OrderOfDocuments): readonly SentName[] {
  const documents = documentsOf(order)
  return documents.length > 0 && hasHotel(order.offer) ? [...documents, 'formularz'] : documents
}

export interface PdfDocument {
  readonly name: DocumentName
  /** In the guest's language, in plain ASCII: some mail programs break other characters. */
  readonly fileName: string
  readonly type: 'application/pdf'
  readonly bytes: Buffer
}

const documents = {
  potwierdzenie: { draw: drawConfirmation, file: 'file.confirmation' },
  faktura: { draw: drawInvoice, file: 'file.invoice' },
  voucher: { draw: drawVoucher, file: 'file.voucher' },
  bilet: { draw: drawTicket, file: 'file.ticket' },
  ubezpieczenie: { draw: drawInsurance, file: 'file.insurance' },
  korekta: { draw: drawCorrection, file: 'file.correction' },
} as const

export function drawDocument(order: Order, name: DocumentName, options: DocumentOptions): PdfDocument {
  const { draw, file } = documents[name]
  const fileName = `${documentWords(order.locale)(file)}-${order.number}.pdf`
  return { name, fileName, type: 'application/pdf', bytes: draw(order, options) }
}

/** Draws all documents of a confirmed order. The same order gives the same bytes. */
export function drawDocuments(order: Order, options: DocumentOptions): readonly PdfDocument[] {
  return documentsOf(order).map((name) => drawDocument(order, name, options))
}
