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

/** In addresses: `/pz/dokumenty/{number}/potwierdzenie.pdf`. */
const documentNames = ['potwierdzenie', 'faktura', 'voucher', 'bilet', 'ubezpieczenie'] as const
/** What is sent on wish: also the form of the law that a guest reads before buying a package, as the shop's editors keep it. */
export type SentName = DocumentName | 'formularz'

/** `korekta` puts the invoices right after a change: there may be several, and none of a trip that goes on as it was sold. */
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

/** Contract and invoice stay readable when there is no trip any more. */
const keptNames: readonly DocumentName[] = ['potwierdzenie', 'faktura']

/**
 * What an order is handed over with. The voucher tells the reception that everything is paid: it comes with the last payment. A flight
 * alone has no reception that would want one. Who flies has a sheet for the airport, who is insured one for the doctor.
 */
export function documentsOf(order: OrderOfDocuments): readonly DocumentName[] {
  if (order.state !== 'confirmed') return order.confirmedAt ? keptNames : []
  return documentNames.filter((name) => has[name](order))
}

/** What can be sent to whomever the guest names. */
export function sentDocuments(order: OrderOfDocuments): readonly SentName[] {
  const documents = documentsOf(order)
  return documents.length > 0 && hasHotel(order.offer) ? [...documents, 'formularz'] : documents
}

export interface PdfDocument {
  readonly name: DocumentName
  /** In the guest's language and plain letters: some mail programs spoil others. */
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

export async function drawDocument(
  order: Order,
  name: DocumentName,
  options: DocumentOptions,
): Promise<PdfDocument> {
  const { draw, file } = documents[name]
  const fileName = `${documentWords(order.locale)(file)}-${order.number}.pdf`
  return { name, fileName, type: 'application/pdf', bytes: await draw(order, options) }
}

/** Everything a confirmed order is handed over with. The same order gives the same bytes. */
export async function drawDocuments(order: Order, options: DocumentOptions): Promise<PdfDocument[]> {
  const drawn: PdfDocument[] = []
  for (const name of documentsOf(order)) drawn.push(await drawDocument(order, name, options))
  return drawn
}
