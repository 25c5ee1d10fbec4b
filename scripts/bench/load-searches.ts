import autocannon, { type Result } from 'autocannon'
import { guestAddress } from './guest-address.ts'

export interface SearchLoad {
  readonly perSecond: number
  /** Milliseconds per answer. */
  readonly times: readonly number[]
  readonly failed: number
}

interface Load {
  readonly url: string
  readonly bodies: readonly string[]
  readonly headers: Readonly<Record<string, string>>
  readonly connections: number
  readonly duration: number
}

/** Posts one body after another over any free connection, as fast as possible. */
export async function loadSearches(load: Load): Promise<SearchLoad> {
  const { url, bodies, headers, connections, duration } = load
  let next = 0
  const times: number[] = []
  const result = await new Promise<Result>((resolve, reject) => {
    const run = autocannon(
      {
        url,
        method: 'POST',
        connections,
        duration,
        headers: { ...headers, 'content-type': 'application/json' },
        requests: [
          {
            setupRequest: (request) => {
              const body = bodies[next % bodies.length] as string
              return { ...request, body, headers: { ...request.headers, ...guestAddress(next++) } }
            },
          },
        ],
      },
      (error, summary) => (error ? reject(error) : resolve(summary)),
    )
    run.on('response', (_client, _status, _bytes, responseTime) => times.push(responseTime))
  })
  return {
    perSecond: times.length / result.duration,
    times,
    failed: result.non2xx + result.errors + result.timeouts,
  }
}
