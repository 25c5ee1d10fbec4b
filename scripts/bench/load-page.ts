import autocannon, { type Result } from 'autocannon'

interface Load {
  /** Sixteen, if not said. */
  connections?: number
  /** Asked for in turn; else the address itself. */
  paths?: readonly string[]
}

/** Ten seconds, after a second of warming up that is not counted. */
export async function loadPage(
  url: string,
  headers: Record<string, string>,
  { connections = 16, paths }: Load = {},
) {
  const load = { url, headers, connections, ...(paths && { requests: paths.map((path) => ({ path })) }) }
  await autocannon({ ...load, duration: 1 })
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
