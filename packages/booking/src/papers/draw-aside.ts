import type { Order } from '../order.ts'
import type { DocumentName, PaperDocument } from './draw-documents.ts'
import { openThread } from './drawing-thread.ts'
import type { PaperList } from './list-paper.ts'
import type { PaperOptions } from './paper-facts.ts'
import type { Drawn, PaperWish } from './paper-thread.ts'

/** Documents of orders and lists of the office, drawn aside. */
export function openDrawing() {
  const thread = openThread<PaperWish, PaperDocument | Drawn>(
    new URL('./paper-thread.ts', import.meta.url),
    'papers',
  )
  return {
    draw: (order: Order, name: DocumentName, options: PaperOptions) =>
      thread.ask({ order, name, options }) as Promise<PaperDocument>,
    drawList: async (list: PaperList): Promise<Buffer> => (await thread.ask({ list })).bytes,
    close: thread.close,
  }
}
