import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type * as Esbuild from 'esbuild'
import { type Columns, none } from './columns.ts'
import type { LowestPrices, ScanPlan, SlotGroups } from './scan/scan-plan.ts'
import type { Desk, ThreadAnswer, ThreadMessage } from './scan/scan-thread.ts'

interface Pending {
  left: number
  readonly prices: LowestPrices[]
  resolve(prices: LowestPrices[]): void
  reject(error: Error): void
}

/** Worker threads that scan the shared columns, so that a wide search does not block other requests. */
export class ScanThreads {
  readonly #workers: Worker[] = []
  readonly #pending = new Map<number, Pending>()
  #columns: Columns | null = null
  #desks: Desk[] = []
  #freeDesks: Desk[] = []
  #scans = 0
  #isClosed = false

  constructor(readonly count: number) {
    for (let thread = 0; thread < count; thread++) this.#start(thread)
  }

  /** New scans use these columns. Running scans finish with the old ones. */
  setColumns(columns: Columns): void {
    this.#columns = columns
    this.#desks = []
    this.#freeDesks = []
    this.#tellAll({ columns })
  }

  /** The caller must return the desk after reading its result. */
  takeDesk(): Desk {
    const free = this.#freeDesks.pop()
    if (free) return free
    const hotels = this.#columns!.hotelTripType.length
    const best = { product: integers(hotels), total: integers(hotels), stay: integers(hotels) }
    const desk = { number: this.#desks.length, best, taken: integers(1), hints: integers(mostHints) }
    this.#desks.push(desk)
    this.#tellAll({ desk })
    return desk
  }

  giveBack(desk: Desk): void {
    if (this.#desks[desk.number] === desk) this.#freeDesks.push(desk)
  }

  /** Resolves when every chunk was scanned, with the lowest prices that each thread found: by board or, with groups, by slot. */
  run(desk: Desk, plan: ScanPlan, chunks: Int32Array, groups: SlotGroups | null): Promise<LowestPrices[]> {
    if (this.#isClosed) return Promise.reject(new Error('Scanning has ended.'))
    const scan = ++this.#scans
    desk.taken[0] = 0
    desk.hints.fill(none)
    return new Promise((resolve, reject) => {
      this.#pending.set(scan, { left: this.count, prices: [], resolve, reject })
      this.#tellAll({ scan, desk: desk.number, plan, chunks, groups })
    })
  }

  /** Resolves when every thread runs. Rejects when one cannot start. */
  async ready(): Promise<void> {
    await new Promise((resolve, reject) => {
      this.#pending.set(++this.#scans, { left: this.count, prices: [], resolve, reject })
      this.#tellAll({ scan: this.#scans })
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await Promise.all(this.#workers.map((worker) => worker.terminate()))
    this.#failAll(new Error('Scanning has ended.'))
  }

  #start(thread: number): void {
    const worker = startWorker(`offers scan ${thread}`)
    worker.unref()
    worker.on('message', (answer: ThreadAnswer) => this.#answered(answer))
    worker.on('error', (error) => {
      if (this.#isClosed) return
      this.#failAll(error)
      this.#start(thread)
    })
    if (this.#columns) worker.postMessage({ columns: this.#columns } satisfies ThreadMessage)
    for (const desk of this.#desks) worker.postMessage({ desk } satisfies ThreadMessage)
    this.#workers[thread] = worker
  }

  #tellAll(message: ThreadMessage): void {
    for (const worker of this.#workers) worker.postMessage(message)
  }

  #answered({ scan, prices, fault }: ThreadAnswer): void {
    const pending = this.#pending.get(scan)
    if (!pending) return
    if (prices) pending.prices.push(prices)
    if (fault !== null) {
      this.#pending.delete(scan)
      pending.reject(new Error(`A scan failed: ${fault}`))
    } else if (--pending.left === 0) {
      this.#pending.delete(scan)
      pending.resolve(pending.prices)
    }
  }

  #failAll(error: Error): void {
    for (const pending of this.#pending.values()) pending.reject(error)
    this.#pending.clear()
  }
}

/** As many as days, or as places. */
const mostHints = 2_048

const integers = (length: number) => new Int32Array(new SharedArrayBuffer(length * 4))

/** In a bundle the thread is a separate file. From TypeScript (tests, development) it is bundled once at start. */
function startWorker(name: string): Worker {
  const file = new URL('./scan/scan-thread.ts', import.meta.url)
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
  return outputFiles[0]!.text
}
