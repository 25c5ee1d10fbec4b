import cluster, { type Worker } from 'node:cluster'
import type { Logger } from 'pino'
import { quickEnds, restartPause } from '../restart-pause.mjs'
import type { openSharedLimits } from './shared-limits.ts'
import type { FromWorker, ToWorker } from './worker-messages.ts'

export interface Supervision {
  log: Pick<Logger, 'info' | 'error'>
  /** The limits of all workers together. */
  joinLimits: ReturnType<typeof openSharedLimits>
  /** Handles every other message of a worker. */
  hear(message: FromWorker, send: (message: ToWorker) => void): void
  /** A worker that has not exited after this time is killed. */
  leaveWithinMs?: number
}

interface Running {
  readonly worker: Worker
  readonly number: number
  readonly since: number
  /** True once it listens. */
  isServing: boolean
  isLeaving: boolean
  readonly ended: Promise<unknown>
  send(message: ToWorker): void
}

/** Starts workers, replaces those that exit, restarts all of them one by one, and stops them. */
export function superviseWorkers({ log, joinLimits, hear, leaveWithinMs = 30_000 }: Supervision) {
  const running = new Set<Running>()
  /** Quick ends in a row, by number: the deaths of one worker do not delay another. */
  const ends = new Map<number, number>()
  /** False until the first worker listens: until then a failed worker ends the start. */
  let hasServed = false
  let isStopping = false
  let isRestarting = false
  let restartAgain = false

  function launch(number: number): Running {
    const worker = cluster.fork({ WORKER_NUMBER: String(number) })
    // A worker that cannot be reached has exited; the `exit` event handles that.
    const send = (message: ToWorker) => void (worker.isConnected() && worker.send(message, () => {}))
    const limits = joinLimits(send)
    const ended = new Promise((resolve) => worker.once('exit', resolve))
    const one: Running = {
      worker,
      number,
      since: Date.now(),
      isServing: false,
      isLeaving: false,
      ended,
      send,
    }
    running.add(one)
    worker.on('error', (error) => log.error({ worker: number, err: error }, 'a worker cannot be reached'))
    worker.on('message', (message: FromWorker) => {
      limits.hear(message)
      hear(message, send)
    })
    worker.once('listening', () => {
      one.isServing = true
      hasServed = true
    })
    worker.once('exit', (code, signal) => {
      running.delete(one)
      limits.leave()
      if (hasServed && !isStopping) replace(one, signal ?? code)
    })
    return one
  }

  /** The workers that listen. */
  const serving = () => [...running].filter(({ isServing }) => isServing)

  /** Starts a new worker with the same number, unless there is one already. */
  function replace({ number, since }: Running, how: string | number) {
    const isThere = () => [...running].some((one) => one.number === number && !one.isLeaving)
    if (isThere()) return
    const inARow = quickEnds(ends.get(number) ?? 0, Date.now() - since)
    ends.set(number, inARow)
    const wait = restartPause(inARow, serving().length > 0)
    log.error({ worker: number, how, againInMs: wait }, 'a worker has ended and is replaced')
    setTimeout(() => !isStopping && !isThere() && launch(number), wait)
  }

  /** Resolves with true when the worker listens, with false when it exits before. */
  function serves({ worker, ended }: Running): Promise<boolean> {
    const listens = new Promise<boolean>((resolve) => worker.once('listening', () => resolve(true)))
    return Promise.race([listens, ended.then(() => false)])
  }

  async function leave(one: Running): Promise<void> {
    one.isLeaving = true
    // A worker that does not listen yet would miss the message, and serves nobody.
    if (one.isServing) one.send({ say: 'leave' })
    else one.worker.process.kill('SIGTERM')
    const limit = setTimeout(() => one.worker.process.kill('SIGKILL'), leaveWithinMs)
    await one.ended
    clearTimeout(limit)
  }

  async function exchangeAll(): Promise<void> {
    const before = [...running].filter(({ isLeaving }) => !isLeaving)
    for (const old of before.sort((one, other) => one.number - other.number)) {
      if (isStopping) return
      const fresh = launch(old.number)
      if (!(await serves(fresh))) {
        log.error({ worker: old.number }, 'a new worker does not start: the others stay as they are')
        return
      }
      await leave(old)
    }
    log.info({ workers: running.size }, 'all workers are new')
  }

  return {
    /** Starts the first worker alone. If it cannot start, the whole start fails. */
    first: () => launch(1),
    serves,
    async others(count: number): Promise<void> {
      for (let number = 2; number <= count && !isStopping; number++) await serves(launch(number))
    },
    serving,
    async restart(): Promise<void> {
      restartAgain = isRestarting
      if (isRestarting) return
      isRestarting = true
      do {
        restartAgain = false
        log.info({ workers: running.size }, 'workers are exchanged one by one')
        await exchangeAll()
      } while (restartAgain && !isStopping)
      isRestarting = false
    },
    async stop(): Promise<void> {
      isStopping = true
      const all = [...running]
      for (const { worker } of all) worker.process.kill('SIGTERM')
      const limit = setTimeout(() => {
        for (const { worker } of all) worker.process.kill('SIGKILL')
      }, leaveWithinMs)
      await Promise.all(all.map(({ ended }) => ended))
      clearTimeout(limit)
    },
  }
}
