import { dayOf, formatDate } from '@wojaz/travel/dates'
import { changesOf } from '../notices/changes-of.ts'
import type { Order } from '../order.ts'
import { paragraph } from './blocks.ts'
import type { DocumentOptions } from './document-facts.ts'
import { documentWords } from './document-words.ts'
import type { Sheet } from './sheet.ts'

/** After a change of the organiser: which version this is, or that it is no longer the one that counts, or that there is no trip. */
export function drawVersion(sheet: Sheet, order: Order, { replacedOn }: DocumentOptions): void {
  const say = documentWords(order.locale)
  const last = changesOf(order).at(-1)
  if (replacedOn) paragraph(sheet, say('version.replaced', { day: formatDate(replacedOn) }))
  else if (order.cancellation)
    paragraph(sheet, say('version.cancelled', { day: formatDate(dayOf(order.cancellation.at)) }))
  else if (last) paragraph(sheet, say('version.newer', { day: formatDate(dayOf(last.countsFrom)) }))
}
