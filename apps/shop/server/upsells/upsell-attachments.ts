import type { UpsellType } from '@wojaz/booking'
import type { DocumentName } from '../../app/features/hotel-card/hotel-card-view.ts'
import { documentsOf } from '../content-pages/documents.ts'
import type { Words } from './described-upsell.ts'

/** A document to read before adding an upsell. */
export interface Attachment {
  title: string
  /** A page of the shop, without a language prefix. */
  url: string
}

/** The documents of each upsell; the terms belong to all of them. */
const documents: Readonly<Record<UpsellType, readonly DocumentName[]>> = {
  FLIGHT_CLASS: ['carrier', 'terms'],
  SEATS: ['carrier', 'terms'],
  LUGGAGE: ['carrier', 'terms'],
  TRANSFER: ['terms'],
  INSURANCE: ['health', 'terms'],
  FLEX: ['terms', 'standardForm'],
  PARKING: ['terms'],
  ASSISTANCE: ['terms'],
  FACULTATIVE_TRIPS: ['terms'],
}

/** Only documents whose pages are published. */
export function attachmentsOf(
  type: UpsellType,
  active: readonly { url: string }[],
  { t }: Words,
): Attachment[] {
  const known = documentsOf({ tripType: 'WS', flies: true }, active)
  return documents[type].flatMap((name) => {
    const page = known.find((one) => one.name === name)
    return page ? { title: t(`hotelCard.documents.${name}`), url: page.url } : []
  })
}
