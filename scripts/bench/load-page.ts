import autocannon, { type Client, type Result } from 'autocannon'
import { guestAddress } from './guest-address.ts'

interface Load {
  /** 16 by default. */
  connections?: number
  /** Requested in turn, each connection starting elsewhere; by default the URL itself. */
  paths?: readonly string[]
  /** Pages of the warm-up; by default as many as a second takes. */
  warmUp?: number
}

/** Ten seconds, after a warm-up that is not counted. */
export async function loadPage(
  url: string,
  headers: Record<string, string>,
  { connections = 16, paths, warmUp }: Load = {},
) {
  const load = { url, headers, connections, ...(paths && { setupClient: inTurn(paths, connections) }) }
  await autocannon({ ...load, ...(warmUp === undefined ? { duration: 1 } : { amount: warmUp }) })
  const times: number[] = []
  const result = await new Promise<Result>((resolve, reject) => {
    const run = autocannon({ ...load, duration: 10 }, (error, summary) =>
      error ? reject(error) : resolve(summary),
    )
    run.on('response', (_client, _status, _bytes, responseTime) => times.push(responseTime))
  })
  times.sort((a, b) => a - b)
  return {
    perSecond: result.requests.average,
    p95Ms: times[Math.floor(times.length * 0.95)] ?? Number.NaN,
    failed: result.non2xx + result.errors + result.timeouts,
  }
}

/** Without an offset all connections would request the same page at once and share one render, which real guests do not. */
function inTurn(paths: readonly string[], connections: number) {
  let number = 0
  return (client: Client) => {
    const start = Math.floor(((number % connections) * paths.length) / connections)
    const headers = guestAddress(number)
    number += 1
    client.setRequests([...paths.slice(start), ...paths.slice(0, start)].map((path) => ({ path, headers })))
  }
}
