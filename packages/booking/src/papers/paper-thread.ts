// Draws documents on a thread of its own: one takes tens of milliseconds, in which a shop with one thread serves nobody.
import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { Order } from '../order.ts'
import { type DocumentName, drawDocument, type PaperDocument } from './draw-documents.ts'
import type { PaperOptions } from './paper-facts.ts'

export interface PaperWish {
  readonly id: number
  readonly order: Order
  readonly name: DocumentName
  readonly options: PaperOptions
}

export type PaperAnswer =
  | { readonly id: number; readonly paper: PaperDocument }
  | { readonly id: number; readonly fault: string }

// Guests come first: a letter may leave a second later. Elsewhere than on Linux this would slow the whole shop down.
if (process.platform === 'linux' && parentPort) setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

parentPort?.on('message', async ({ id, order, name, options }: PaperWish) => {
  const answer: PaperAnswer = await drawDocument(order, name, options).then(
    (paper) => ({ id, paper }),
    (error: Error) => ({ id, fault: error.stack ?? error.message }),
  )
  parentPort?.postMessage(answer)
})
