import { constants, setPriority } from 'node:os'
import { parentPort, Worker } from 'node:worker_threads'

interface Pending<Drawn> {
  resolve(drawn: Drawn): void
  reject(error: Error): void
}

interface Asked<Wish> {
  readonly id: number
  readonly wish: Wish
}

type Answered<Drawn> =
  | { readonly id: number; readonly drawn: Drawn }
  | { readonly id: number; readonly fault: string }

/**
 * Draws documents one after the other on a worker thread. The thread starts with the first document and is replaced if it dies.
 */
export function openThread<Wish, Drawn extends { readonly bytes: Buffer }>(file: URL, name: string) {
  const pending = new Map<number, Pending<Drawn>>()
  let worker: Worker | null = null
  let wishes = 0

  function fail(error: Error) {
    worker = null
    for (const { reject } of pending.values()) reject(error)
    pending.clear()
  }

  function begin(): Worker {
    const begun = startWorker(file, name)
    // The thread must not keep the process alive.
    begun.unref()
    begun.on('message', (answer: Answered<Drawn>) => {
      const asked = pending.get(answer.id)
      pending.delete(answer.id)
      if ('fault' in answer) asked?.reject(new Error(`A document was not drawn: ${answer.fault}`))
      else asked?.resolve({ ...answer.drawn, bytes: asBuffer(answer.drawn.bytes) })
      if (pending.size === 0) begun.unref()
    })
    begun.on('error', fail)
    begun.on('exit', () => {
      if (worker === begun) fail(new Error('Drawing has ended.'))
    })
    return begun
  }

  return {
    ask(wish: Wish): Promise<Drawn> {
      worker ??= begin()
      const drawer = worker
      const id = ++wishes
      return new Promise((resolve, reject) => {
        pending.set(id, { resolve, reject })
        drawer.ref()
        drawer.postMessage({ id, wish } satisfies Asked<Wish>)
      })
    },
    async close(): Promise<void> {
      const ending = worker
      if (!ending) return
      fail(new Error('Drawing has ended.'))
      await ending.terminate()
    },
  }
}

/** Runs on the worker thread and draws each request. The documents of an order take ten milliseconds together. */
export function drawOnThread<Wish, Drawn extends { readonly bytes: Buffer }>(
  draw: (wish: Wish) => Promise<Drawn>,
): void {
  const port = parentPort
  if (!port) return
  // Requests of guests have priority: an email may be sent a second later. On other systems than Linux this would slow down the
  // whole process.
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  port.on('message', async ({ id, wish }: Asked<Wish>) => {
    const answer: Answered<Drawn> = await draw(wish).then(
      (drawn) => ({ id, drawn }),
      (error: Error) => ({ id, fault: error.stack ?? error.message }),
    )
    port.postMessage(answer, 'drawn' in answer ? movable(answer.drawn.bytes) : [])
  })
}

/** The memory of a document moves to the other thread instead of being copied, unless small buffers share it. */
export function movable({ buffer, byteLength }: Buffer): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : []
}

/** Bytes arrive as a plain array. */
const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength)

/** In a bundle the thread is a separate file. In tests and development tsx runs the TypeScript source. */
function startWorker(file: URL, name: string): Worker {
  if (!file.pathname.endsWith('.ts')) return new Worker(file, { name })
  const text = `import('tsx/esm/api').then(({ register }) => {
    register()
    return import(${JSON.stringify(file.href)})
  })`
  return new Worker(text, { eval: true, name })
}
