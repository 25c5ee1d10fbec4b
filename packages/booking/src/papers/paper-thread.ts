// Draws documents on a thread of its own.
import type { Order } from '../order.ts'
import { type DocumentName, drawDocument, type PaperDocument } from './draw-documents.ts'
import { drawOnThread } from './drawing-thread.ts'
import { drawList, type PaperList } from './list-paper.ts'
import type { PaperOptions } from './paper-facts.ts'

/** A document of an order, or a list of the office. */
export type PaperWish =
  | { readonly order: Order; readonly name: DocumentName; readonly options: PaperOptions }
  | { readonly list: PaperList }

/** Bytes without a name. */
export type Drawn = Pick<PaperDocument, 'bytes'>

drawOnThread(async (wish: PaperWish): Promise<PaperDocument | Drawn> => {
  if ('list' in wish) return { bytes: await drawList(wish.list) }
  return drawDocument(wish.order, wish.name, wish.options)
})
