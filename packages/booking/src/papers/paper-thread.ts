// Draws documents on a thread of its own: one takes tens of milliseconds, in which a shop with one thread serves nobody.
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

parentPort?.on('message', async ({ id, order, name, options }: PaperWish) => {
  const answer: PaperAnswer = await drawDocument(order, name, options).then(
    (paper) => ({ id, paper }),
    (error: Error) => ({ id, fault: error.stack ?? error.message }),
  )
  parentPort?.postMessage(answer)
})
