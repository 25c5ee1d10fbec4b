import { type MessagePort, Worker } from 'node:worker_threads'
import type { Columns } from './columns.ts'
import {
  type ScanMemory,
  type ScanPlan,
  type ScanResult,
  type SlotGroups,
  type SlotResult,
  scanFunctions,
  scanProducts,
  scanSlots,
} from './scan.ts'

interface ScanJob {
  readonly id: number
  readonly plan: ScanPlan
  /** Where each chunk of hotels begins; threads take chunks in turn from the shared counter. */
  readonly chunks: Int32Array
  readonly taken: Int32Array
  readonly products: ScanResult | null
  readonly slots: { readonly groups: SlotGroups; readonly results: readonly SlotResult[] } | null
}

type ThreadMessage = { readonly columns: Columns } | { readonly job: ScanJob; readonly thread: number }
type ThreadAnswer = { readonly id: number; readonly fault: string | null }

interface Pending {
  left: number
  resolve(): void
  reject(error: Error): void
}

/** Threads that scan the shared columns, so that a wide search takes no time from other guests' requests. */
export class ScanThreads {
  readonly #workers: Worker[] = []
  readonly #pending = new Map<number, Pending>()
  #columns: Columns | null = null
  #jobs = 0
  #isClosed = false

  constructor(readonly count: number) {
    for (let thread = 0; thread < count; thread++) this.#start(thread)
  }

  setColumns(columns: Columns): void {
    this.#columns = columns
    for (const worker of this.#workers) worker.postMessage({ columns } satisfies ThreadMessage)
  }

  /** Resolves when every chunk was scanned into the job's results. */
  run(job: Omit<ScanJob, 'id' | 'taken'>): Promise<void> {
    const id = ++this.#jobs
    const taken = new Int32Array(new SharedArrayBuffer(4))
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { left: this.#workers.length, resolve, reject })
      this.#workers.forEach((worker, thread) => {
        worker.postMessage({ job: { id, taken, ...job }, thread } satisfies ThreadMessage)
      })
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await Promise.all(this.#workers.map((worker) => worker.terminate()))
    this.#failAll(new Error('Scanning has ended.'))
  }

  #start(thread: number): void {
    const worker = new Worker(threadText(), { eval: true, name: `offers scan ${thread}` })
    worker.unref()
    worker.on('message', (answer: ThreadAnswer) => this.#answered(answer))
    worker.on('error', (error) => {
      if (this.#isClosed) return
      this.#failAll(error)
      this.#start(thread)
    })
    if (this.#columns) worker.postMessage({ columns: this.#columns } satisfies ThreadMessage)
    this.#workers[thread] = worker
  }

  #answered({ id, fault }: ThreadAnswer): void {
    const pending = this.#pending.get(id)
    if (!pending) return
    if (fault !== null) {
      this.#pending.delete(id)
      pending.reject(new Error(`A scan failed: ${fault}`))
    } else if (--pending.left === 0) {
      this.#pending.delete(id)
      pending.resolve()
    }
  }

  #failAll(error: Error): void {
    for (const pending of this.#pending.values()) pending.reject(error)
    this.#pending.clear()
  }
}

/**
 * A thread gets its functions as text: the one form in which they arrive alike from TypeScript (tests, development)
 * and from a bundle, where no file of theirs is left. `__name` is what some compilers wrap functions in.
 */
function threadText(): string {
  return `
    const __name = (it) => it
    const { parentPort } = require('node:worker_threads')
    ${scanFunctions.map(String).join('\n')}
    ;(${serveScans})(parentPort, ${nameInText(scanProducts)}, ${nameInText(scanSlots)})`
}

/** A bundler may have renamed it. */
function nameInText(fn: (...args: never[]) => unknown): string {
  return /^function\s*([\w$]+)/.exec(String(fn))![1]!
}

/** Runs in the thread; like the scan itself it may name nothing from outside. */
function serveScans(port: MessagePort, products: typeof scanProducts, slots: typeof scanSlots): void {
  const memory: ScanMemory = { fares: new Map(), scratch: null }
  let columns: Columns | null = null
  port.on('message', (message: ThreadMessage) => {
    if ('columns' in message) {
      columns = message.columns
      memory.fares.clear()
      return
    }
    const { job, thread } = message
    let fault: string | null = null
    try {
      while (true) {
        const chunk = Atomics.add(job.taken, 0, 1)
        if (chunk + 1 >= job.chunks.length) break
        const from = job.chunks[chunk]!
        const to = job.chunks[chunk + 1]!
        if (job.products) products(columns!, job.plan, memory, from, to, job.products)
        if (job.slots) {
          slots(columns!, job.plan, memory, from, to, job.slots.groups, job.slots.results[thread]!)
        }
      }
    } catch (error) {
      fault = String((error as Error).stack)
    }
    port.postMessage({ id: job.id, fault })
  })
}
