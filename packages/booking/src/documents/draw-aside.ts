import type { Order } from '../order.ts'
import type { DocumentOptions } from './document-facts.ts'
import type { Drawn, DrawWish } from './document-thread.ts'
import type { DocumentName, PdfDocument } from './draw-documents.ts'
import { openThread } from './drawing-thread.ts'
import type { PrintedList } from './printed-list.ts'

/** Draws documents of orders and lists of the office on a worker thread. */
export function openDrawing() {
  const thread = openThread<DrawWish, PdfDocument | Drawn>(
    new URL('./document-thread.ts', import.meta.url),
    'documents',
  )
  return {
    draw: (order: Order, name: DocumentName, options: DocumentOptions) =>
      thread.ask({ order, name, options }) as Promise<PdfDocument>,
    drawList: async (list: PrintedList): Promise<Buffer> => (await thread.ask({ list })).bytes,
    close: thread.close,
  }
}
