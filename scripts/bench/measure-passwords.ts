import { ms, printTable } from '@wojaz/offers/bench'
import { guestAddress } from './guest-address.ts'
import { paceRequests } from './pace-requests.ts'
import { type StackSettings, startForBench } from './start-for-bench.ts'

const homeASecond = 40
const passwordsASecond = 200
const seconds = 10
const rounds = 3

/** The home page without logins, and during very many password attempts: all from one address, or each from another. */
export async function measurePasswords(settings: StackSettings): Promise<void> {
  // The addresses differ by the proxy header that this bench sends.
  const stack = await startForBench(settings)
  const rows: string[][] = []
  try {
    await homeP95(stack.url)
    for (let round = 1; round <= rounds; round += 1) {
      console.log(`Round ${round} of ${rounds}: ${passwordsASecond} passwords a second for ${seconds} s …`)
      const quiet = await homeP95(stack.url)
      rows.push([`${round}: home, nobody logs in, p95`, ms(quiet), ''])
      for (const [name, places] of [
        ['from one place', 1],
        ['from 10,000 places', 10_000],
      ] as const) {
        const [p95, statuses] = await Promise.all([homeP95(stack.url), tryPasswords(stack.url, places)])
        rows.push([`${round}: home, passwords ${name}, p95`, ms(p95), `≤ ${ms(2 * quiet)}`])
        rows.push([`${round}: passwords ${name}, answers`, statuses, ''])
      }
    }
  } finally {
    await stack.stop()
  }
  const title = `Home page at ${homeASecond} requests a second during ${passwordsASecond} logins a second (the load generator shares the cores)`
  printTable(title, ['', 'measured', 'aim'], rows)
}

async function homeP95(url: string): Promise<number> {
  const { times } = await paceRequests({
    url: `${url}/`,
    perSecond: homeASecond,
    duration: seconds,
    ask: () => ({ method: 'GET', headers: { 'accept-encoding': 'gzip' } }),
  })
  times.sort((a, b) => a - b)
  return times[Math.floor(times.length * 0.95)] ?? Number.NaN
}

/** Wrong passwords, each for another account; returns how often each status was answered. */
async function tryPasswords(url: string, places: number): Promise<string> {
  const { statuses } = await paceRequests({
    url: `${url}/api/www/api/v5/mytui/oauth/login`,
    perSecond: passwordsASecond,
    duration: seconds,
    ask: (next) => {
      const place = next % places
      return {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...guestAddress(place),
        },
        body: JSON.stringify({ email: `nobody${next}@wojaz.example`, password: 'dziesięć10' }),
      }
    },
  })
  return [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')
}
