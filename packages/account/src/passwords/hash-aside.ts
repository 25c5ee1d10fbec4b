import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type * as Esbuild from 'esbuild'
import type { HashAnswer, HashWish, KeyWish } from './hash-thread.ts'

interface Pending {
  resolve(key: Buffer): void
  reject(error: Error): void
}

/**
 * Derives password keys, one after the other, on a worker thread that starts with the first call. If the thread dies, another one
 * starts.
 */
export function openHashAside() {
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
    begun.unref()
    begun.on('message', (answer: HashAnswer) => {
      const asked = pending.get(answer.id)
      pending.delete(answer.id)
      if ('fault' in answer) asked?.reject(new Error(`A password was not hashed: ${answer.fault}`))
      else asked?.resolve(Buffer.from(answer.key))
      if (pending.size === 0) begun.unref()
    })
    begun.on('error', fail)
    begun.on('exit', () => {
      if (worker === begun) fail(new Error('Hashing has ended.'))
    })
    return begun
  }

  return {
    key(wish: KeyWish): Promise<Buffer> {
      worker ??= begin()
      const hasher = worker
      const id = ++wishes
      return new Promise((resolve, reject) => {
        pending.set(id, { resolve, reject })
        hasher.ref()
        hasher.postMessage({ id, wish } satisfies HashWish)
      })
    },
    async close(): Promise<void> {
      const ending = worker
      if (!ending) return
      fail(new Error('Hashing has ended.'))
      await ending.terminate()
    },
  }
}

/** In a bundle the thread is a separate file. From TypeScript (tests, development) it is bundled now, once. */
function startWorker(): Worker {
  const name = 'passwords'
  const file = new URL('./hash-thread.ts', import.meta.url)
  if (!file.pathname.endsWith('.ts')) return new Worker(file, { name })
  threadText ??= bundled(fileURLToPath(file))
  return new Worker(threadText, { eval: true, name })
}

let threadText: string | null = null

function bundled(entry: string): string {
  const { buildSync } = createRequire(import.meta.url)('esbuild') as typeof Esbuild
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
    target: 'node20',
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}
