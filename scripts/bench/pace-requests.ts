import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

interface Pace {
  readonly url: string
  readonly perSecond: number
  /** Seconds. */
  readonly duration: number
  /** The next request, counted from zero. */
  ask(next: number): { method: 'GET' | 'POST'; headers: Readonly<Record<string, string>>; body?: string }
}

export interface Paced {
  readonly perSecond: number
  /** Milliseconds of all answered requests. */
  readonly times: number[]
  /** How often each status was answered; 0: no answer. */
  readonly statuses: ReadonlyMap<number, number>
}

/**
 * Independent guests: they arrive at random times with a given average rate, whether or not earlier ones have been answered, and
 * each is timed from the moment it was due. autocannon's rate option sends the requests of a second at once.
 */
export async function paceRequests({ url, perSecond, duration, ask }: Pace): Promise<Paced> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const times: number[] = []
  const statuses = new Map<number, number>()
  const running: Promise<void>[] = []
  const send = (next: number, due: number) =>
    new Promise<void>((resolve) => {
      const count = (status: number) => {
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        resolve()
      }
      const { body, ...options } = ask(next)
      const asked = request(url, { agent, ...options })
      asked.on('error', () => count(0))
      asked.on('response', (answer) => {
        answer.on('error', () => count(0))
        answer.on('end', () => {
          times.push(performance.now() - due)
          count(answer.statusCode ?? 0)
        })
        answer.resume()
      })
      asked.end(body)
    })

  const start = performance.now()
  const gaps = moments(perSecond)
  let due = start
  for (let next = 0; due < start + duration * 1_000; next++) {
    due += gaps.next().value
    while (performance.now() < due) await sleep(Math.max(0, Math.floor(due - performance.now())))
    running.push(send(next, due))
  }
  await Promise.all(running)
  agent.destroy()
  return { perSecond: times.length / ((performance.now() - start) / 1_000), times, statuses }
}

/** Milliseconds between arrivals of a Poisson process, the same in every run. */
function* moments(perSecond: number): Generator<number, never> {
  let seed = 20_261_115
  for (;;) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    yield (-Math.log((seed + 1) / 2 ** 32) * 1_000) / perSecond
  }
}
