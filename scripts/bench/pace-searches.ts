import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SearchLoad } from './load-searches.ts'

interface Pace {
  readonly url: string
  readonly bodies: readonly string[]
  readonly headers: Readonly<Record<string, string>>
  readonly perSecond: number
  /** Seconds. */
  readonly duration: number
}

/**
 * Guests who know nothing of each other: searches come at random moments, so many a second on average, whether or not earlier
 * ones have been answered, and each is timed from the moment it was due. autocannon's own rate sends a second's worth at once.
 */
export async function paceSearches({ url, bodies, headers, perSecond, duration }: Pace): Promise<SearchLoad> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const times: number[] = []
  const running: Promise<void>[] = []
  let failed = 0
  const post = (body: string, due: number) =>
    new Promise<void>((resolve) => {
      const fail = () => {
        failed++
        resolve()
      }
      const asked = request(url, {
        agent,
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
      })
      asked.on('error', fail)
      asked.on('response', (answer) => {
        answer.on('error', fail)
        answer.on('end', () => {
          times.push(performance.now() - due)
          if (answer.statusCode !== 200) failed++
          resolve()
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
    running.push(post(bodies[next % bodies.length] as string, due))
  }
  await Promise.all(running)
  agent.destroy()
  return { perSecond: times.length / ((performance.now() - start) / 1_000), times, failed }
}

/** Milliseconds between arrivals of a Poisson stream, the same on every run. */
function* moments(perSecond: number): Generator<number, never> {
  let seed = 20_261_115
  for (;;) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    yield (-Math.log((seed + 1) / 2 ** 32) * 1_000) / perSecond
  }
}
