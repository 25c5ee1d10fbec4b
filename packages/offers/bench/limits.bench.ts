/**
 * Measures what limits the engine: its innermost loop over growing amounts of memory, sequential and random, with predictable and
 * unpredictable branches, on one core and on all (docs/performance/offer-engine.md).
 */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { Dice } from '../test/dice.ts'
import { printTable } from './figures.ts'
import {
  copyAll,
  lookAtStays,
  lookWithoutBranch,
  readAll,
  rowDays,
  type StayLoop,
  staysPerRow,
} from './stay-loop.ts'

const sizes = [32, 512, 8 * 1024, 128 * 1024].map((kilobytes) => kilobytes * 1024)
/** The share of prices (0 to 2^20) that are within the limit. */
const passing = [0, 0.01, 0.1, 0.5]
const rounds = 30

const memory = sizes.map((bytes) => {
  const inOrder = makeLoop(bytes, { passes: 0, isShuffled: false })
  const atRandom = makeLoop(bytes, { passes: 0, isShuffled: true })
  return [
    bytes < 2 ** 20 ? `${bytes / 2 ** 10} KB` : `${bytes / 2 ** 20} MB`,
    gigabytes(bytes, bestOf(copyAll, inOrder)),
    gigabytes(bytes, bestOf(readAll, inOrder)),
    looks(inOrder, bestOf(lookAtStays, inOrder)),
    looks(atRandom, bestOf(lookAtStays, atRandom)),
  ]
})
printTable(
  'Memory: the loop over stays, nothing within the limit',
  ['columns', 'native copy', 'plain reading', 'looks, rows in order', 'looks, rows at random'],
  memory,
)

const branches = passing.map((passes) => {
  const loop = makeLoop(512 * 1024, { passes, isShuffled: false })
  return [
    `${passes * 100} %`,
    looks(loop, bestOf(lookAtStays, loop)),
    looks(loop, bestOf(lookWithoutBranch, loop)),
  ]
})
printTable(
  'Branches: 512 KB of columns; so much is within the limit, at random places',
  ['within', 'looks with a branch', 'looks without'],
  branches,
)

const wide = makeLoop(128 * 2 ** 20, { passes: 0, isShuffled: false })
const near = makeLoop(512 * 2 ** 10, { passes: 0, isShuffled: false })
const cores = availableParallelism()
const together: string[][] = []
for (const threads of [...new Set([1, cores])]) {
  together.push([
    String(threads),
    billions(await looksTogether(near, threads)),
    billions(await looksTogether(wide, threads)),
  ])
}
printTable('Threads: looks of all together', ['threads', '512 KB each', '128 MB shared'], together)

function makeLoop(bytes: number, { passes, isShuffled }: { passes: number; isShuffled: boolean }): StayLoop {
  const dice = new Dice(5)
  const cells = new Int32Array(new SharedArrayBuffer(bytes))
  // Every lookup subtracts an early day of the row from a late one. Late days hold the price, early days 0.
  for (let i = 0; i < cells.length; i++) cells[i] = i % rowDays < rowDays / 2 ? 0 : dice.between(1, 2 ** 20)
  const count = cells.length / rowDays
  const rows = Int32Array.from({ length: count }, (_, row) => row * rowDays)
  if (isShuffled) {
    for (let i = count - 1; i > 0; i--) {
      const other = dice.between(0, i)
      ;[rows[i], rows[other]] = [rows[other]!, rows[i]!]
    }
  }
  const list = Int32Array.from({ length: staysPerRow * 3 }, (_, i) => {
    const stay = Math.floor(i / 3)
    return [stay, stay + rowDays / 2, 0][i % 3]!
  })
  return { cells, rows, list, limit: Math.round(passes * 2 ** 20) }
}

/** Returns the best of several short runs, in milliseconds per pass, because disturbances only make it slower. */
function bestOf(work: (loop: StayLoop) => number, loop: StayLoop): number {
  work(loop)
  let passes = 1
  const timeOf = () => {
    const started = performance.now()
    for (let pass = 0; pass < passes; pass++) work(loop)
    return performance.now() - started
  }
  while (timeOf() < 4) passes *= 2
  return Math.min(...Array.from({ length: rounds }, timeOf)) / passes
}

/** Returns lookups per second of all threads running together, each at its best moment. */
async function looksTogether(loop: StayLoop, threads: number): Promise<number> {
  const source = `
    const { parentPort, workerData } = require('node:worker_threads')
    const __name = (work) => work
    const work = ${lookAtStays.toString()}
    for (let i = 0; i < 3; i++) work(workerData)
    parentPort.on('message', () => {
      let best = 0
      for (const end = performance.now() + 1000; performance.now() < end; ) {
        const started = performance.now()
        let passes = 0
        while (performance.now() - started < 20) { work(workerData); passes++ }
        best = Math.max(best, passes / (performance.now() - started) * 1000)
      }
      parentPort.postMessage(best)
    })
    parentPort.postMessage(0)`
  const workers = Array.from({ length: threads }, () => new Worker(source, { eval: true, workerData: loop }))
  const answers = () =>
    Promise.all(workers.map((worker) => new Promise<number>((ok) => worker.once('message', ok))))
  try {
    await answers()
    const passes = answers()
    for (const worker of workers) worker.postMessage('go')
    return (await passes).reduce((sum, each) => sum + each, 0) * loop.rows.length * staysPerRow
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

function looks(loop: StayLoop, passMs: number): string {
  return billions((loop.rows.length * staysPerRow) / (passMs / 1_000))
}

function billions(perSecond: number): string {
  return `${(perSecond / 1e9).toFixed(2)} G/s`
}

function gigabytes(bytes: number, passMs: number): string {
  return `${(bytes / 1e9 / (passMs / 1_000)).toFixed(1)} GB/s`
}
