// Draws documents on a thread of its own: one takes tens of milliseconds, in which a shop with one thread serves nobody.
import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { Order } from '../order.ts'
import { type DocumentName, drawDocument, type PaperDocument } from './draw-documents.ts'
import { drawList, type PaperList } from './list-paper.ts'
import type { PaperOptions } from './paper-facts.ts'

/** A document of an order, or a list of the office. */
export type PaperWish =
  | {
      readonly id: number
      readonly order: Order
      readonly name: DocumentName
      readonly options: PaperOptions
    }
  | { readonly id: number; readonly list: PaperList }

export type PaperAnswer =
  | { readonly id: number; readonly paper: PaperDocument | Drawn }
  | { readonly id: number; readonly fault: string }

/** Bytes without a name. */
export type Drawn = Pick<PaperDocument, 'bytes'>

// Guests come first: a letter may leave a second later. Elsewhere than on Linux this would slow the whole shop down.
if (process.platform === 'linux' && parentPort) setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

parentPort?.on('message', async (wish: PaperWish) => {
  const { id } = wish
  const answer: PaperAnswer = await drawnFor(wish).then(
    (paper) => ({ id, paper }),
    (error: Error) => ({ id, fault: error.stack ?? error.message }),
  )
  parentPort?.postMessage(answer)
})

async function drawnFor(wish: PaperWish): Promise<PaperDocument | Drawn> {
  if ('list' in wish) return { bytes: await drawList(wish.list) }
  return drawDocument(wish.order, wish.name, wish.options)
}
