import { ms, printTable } from '@wojaz/offers/bench'
import autocannon, { type Client, type Result } from 'autocannon'
import { type HouseSettings, startForBench } from './start-for-bench.ts'

const homeASecond = 40
const passwordsASecond = 200
const seconds = 10

/** The home page while nobody logs in, and while very many try to: all from one place, or each from a place of its own. */
export async function measurePasswords(settings: HouseSettings): Promise<void> {
  // Places are told apart by the header of a proxy, which is this bench.
  const house = await startForBench({ ...settings, env: { TRUST_PROXY: '1' } })
  const rows: string[][] = []
  try {
    await homeFor(house.url, 5)
    const quiet = await homeFor(house.url, seconds)
    rows.push(['home, nobody logs in, p95', ms(quiet), ''])
    for (const [name, places] of [
      ['from one place', 1],
      ['from 10,000 places', 10_000],
    ] as const) {
      console.log(`${passwordsASecond} passwords a second, ${name}, for ${seconds} s …`)
      const [p95, statuses] = await Promise.all([
        homeFor(house.url, seconds),
        tryPasswords(house.url, places),
      ])
      rows.push([`home, passwords ${name}, p95`, ms(p95), `≤ ${ms(2 * quiet)}`])
      rows.push([`passwords ${name}, answers`, statuses, ''])
    }
  } finally {
    await house.stop()
  }
  const title = `Home page at ${homeASecond} requests a second during ${passwordsASecond} logins a second (the load generator shares the cores)`
  printTable(title, ['', 'measured', 'aim'], rows)
}

/** At a steady pace, as guests come. */
async function homeFor(url: string, duration: number): Promise<number> {
  const times: number[] = []
  const headers = { 'accept-encoding': 'gzip' }
  await run({ url: `${url}/`, headers, connections: 8, overallRate: homeASecond, duration }, (time) =>
    times.push(time),
  )
  times.sort((a, b) => a - b)
  return times[Math.floor(times.length * 0.95)] ?? Number.NaN
}

/** Wrong ones, each for another account; how often each status was answered. */
async function tryPasswords(url: string, places: number): Promise<string> {
  let tries = 0
  const statuses = new Map<number, number>()
  const setupRequest = (request: object) => {
    tries += 1
    const place = tries % places
    return {
      ...request,
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${(place >> 16) & 255}.${(place >> 8) & 255}.${place & 255}`,
      },
      body: JSON.stringify({ email: `nobody${tries}@wojaz.example`, password: 'dziesięć10' }),
    }
  }
  const load = {
    ...{ url: `${url}/api/www/api/v5/mytui/oauth/login`, method: 'POST' as const },
    ...{ connections: 100, overallRate: passwordsASecond, duration: seconds },
    requests: [{ setupRequest }],
  }
  await run(load, (_time, status) => statuses.set(status, (statuses.get(status) ?? 0) + 1))
  return [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')
}

function run(load: autocannon.Options, onAnswer: (time: number, status: number) => void): Promise<Result> {
  return new Promise((resolve, reject) => {
    const running = autocannon(load, (error, summary) => (error ? reject(error) : resolve(summary)))
    running.on('response', (_client: Client, status: number, _bytes: number, time: number) =>
      onAnswer(time, status),
    )
  })
}
