// Worker thread that draws documents.
import type { Order } from '../order.ts'
import type { DocumentOptions } from './document-facts.ts'
import { type DocumentName, drawDocument, type PdfDocument } from './draw-documents.ts'
import { drawOnThread } from './drawing-thread.ts'
import { drawList, type PrintedList } from './printed-list.ts'

/** A document of an order, or a list of the office. */
export type DrawWish =
  | { readonly order: Order; readonly name: DocumentName; readonly options: DocumentOptions }
  | { readonly list: PrintedList }

/** A list has no file name. */
export type Drawn = Pick<PdfDocument, 'bytes'>

drawOnThread(async (wish: DrawWish): Promise<PdfDocument | Drawn> => {
  if ('list' in wish) return { bytes: drawList(wish.list) }
  return drawDocument(wish.order, wish.name, wish.options)
})
