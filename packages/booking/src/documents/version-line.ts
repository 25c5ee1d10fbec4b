import { dayOf, formatDate } from '@wojaz/travel/dates'
import { changesOf } from '../notices/changes-of.ts'
import type { Order } from '../order.ts'
import { paragraph } from './blocks.ts'
import type { DocumentOptions } from './document-facts.ts'
import { documentWords } from './document-words.ts'
import type { Sheet } from './sheet.ts'

/**
 * Prints, after a change by the organiser, which version the document is, that it is replaced, or that the trip is called off.
 */
export function drawVersion(sheet: Sheet, order: Order, { replacedOn }: DocumentOptions): void {
  const say = documentWords(order.locale)
  const last = changesOf(order).at(-1)
  if (replacedOn) paragraph(sheet, say('version.replaced', { day: formatDate(replacedOn) }))
  else if (order.cancellation)
    paragraph(sheet, say('version.cancelled', { day: formatDate(dayOf(order.cancellation.at)) }))
  else if (last) paragraph(sheet, say('version.newer', { day: formatDate(dayOf(last.countsFrom)) }))
}
