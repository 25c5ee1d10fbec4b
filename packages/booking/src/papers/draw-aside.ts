import { Worker } from 'node:worker_threads'
import type { Order } from '../order.ts'
import type { DocumentName, PaperDocument } from './draw-documents.ts'
import type { PaperList } from './list-paper.ts'
import type { PaperOptions } from './paper-facts.ts'
import type { Drawn, PaperAnswer, PaperWish } from './paper-thread.ts'

interface Pending {
  resolve(paper: PaperDocument | Drawn): void
  reject(error: Error): void
}

/** Documents, drawn one after the other on a thread that begins with the first of them; one that dies is followed by another. */
export function openDrawing() {
  const pending = new Map<number, Pending>()
  let worker: Worker | null = null
  let wishes = 0

  function fail(error: Error) {
    worker = null
    for (const { reject } of pending.values()) reject(error)
    pending.clear()
  }

  function begin(): Worker {
    const begun = startWorker()
    // Nothing waits for it but who waits for a document.
    begun.unref()
    begun.on('message', (answer: PaperAnswer) => {
      const asked = pending.get(answer.id)
      pending.delete(answer.id)
      if ('fault' in answer) asked?.reject(new Error(`A document was not drawn: ${answer.fault}`))
      else asked?.resolve({ ...answer.paper, bytes: Buffer.from(answer.paper.bytes) })
      if (pending.size === 0) begun.unref()
    })
    begun.on('error', fail)
    begun.on('exit', () => {
      if (worker === begun) fail(new Error('Drawing has ended.'))
    })
    return begun
  }

  function ask(wishOf: (id: number) => PaperWish): Promise<PaperDocument | Drawn> {
    worker ??= begin()
    const drawer = worker
    const id = ++wishes
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject })
      drawer.ref()
      drawer.postMessage(wishOf(id))
    })
  }

  return {
    draw: (order: Order, name: DocumentName, options: PaperOptions) =>
      ask((id) => ({ id, order, name, options })) as Promise<PaperDocument>,
    drawList: async (list: PaperList): Promise<Buffer> => (await ask((id) => ({ id, list }))).bytes,
    async close(): Promise<void> {
      const ending = worker
      if (!ending) return
      fail(new Error('Drawing has ended.'))
      await ending.terminate()
    },
  }
}

/** In a bundle the thread is a file of its own. In TypeScript (tests, development) tsx reads it as it is. */
function startWorker(): Worker {
  const name = 'papers'
  const file = new URL('./paper-thread.ts', import.meta.url)
  if (!file.pathname.endsWith('.ts')) return new Worker(file, { name })
  const text = `import('tsx/esm/api').then(({ register }) => {
    register()
    return import(${JSON.stringify(file.href)})
  })`
  return new Worker(text, { eval: true, name })
}
