import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ms, printTable } from '@wojaz/offers/bench'
import { inProject } from '../steps/project.mjs'
import { guestAddress } from './guest-address.ts'
import { paceRequests } from './pace-requests.ts'
import { type StackSettings, startForBench } from './start-for-bench.ts'

const addresses = 60
/** Registering counts as a try; the tenth would be refused. */
const triesEach = 9
const tries = 500
const atOnce = 1_000
const oauth = '/api/www/api/v5/mytui/oauth'

/** Whether response times reveal who has an account, and how a thousand simultaneous logins affect other guests. */
export async function measureLogins(settings: StackSettings): Promise<void> {
  const stack = await startForBench(settings)
  try {
    await compareAddresses(stack.url)
    await logInAtOnce(stack.url)
  } finally {
    await stack.stop()
  }
}

async function compareAddresses(url: string): Promise<void> {
  console.log(`${tries} wrong passwords each for addresses with and without an account …`)
  let place = 0
  const post = (path: string, body: object) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...guestAddress(++place) },
      body: JSON.stringify(body),
    })
  const known = (index: number) => `known${index}@poczta.example`
  const unknown = (index: number) => `nobody${index}@poczta.example`
  for (let index = 0; index < addresses; index += 1) {
    const person = {
      email: known(index),
      firstName: 'Anna',
      lastName: 'Nowak',
      password: 'lato nad Bałtykiem',
    }
    const answer = await post('/api/www/mytui/api/register', person)
    if (!answer.ok) throw new Error(await answer.text())
  }
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let next = 0; next < tries; next += 1) {
    const index = Math.floor(next / triesEach)
    // In alternating order, so that other load on the machine affects both alike.
    for (const kind of next % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const email = kind === 'known' ? known(index) : unknown(index)
      const begun = performance.now()
      const answer = await post(`${oauth}/login`, { email, password: 'nie to hasło' })
      times[kind].push(performance.now() - begun)
      if (answer.status !== 401) throw new Error(`${answer.status}: ${await answer.text()}`)
    }
  }
  const row = (name: string, share: (sorted: number[]) => number) => {
    const [has, hasNot] = [times.known, times.unknown].map((all) => share([...all].sort((a, b) => a - b)))
    return [name, ms(has ?? 0), ms(hasNot ?? 0), ms((has ?? 0) - (hasNot ?? 0))]
  }
  const at = (part: number) => (sorted: number[]) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN
  printTable(
    `A wrong password, ${tries} times each`,
    ['', 'has an account', 'has none', 'difference'],
    [
      row('p10', at(0.1)),
      row('median', at(0.5)),
      row('p90', at(0.9)),
      row('mean', (all) => all.reduce((sum, one) => sum + one, 0) / all.length),
    ],
  )
}

async function logInAtOnce(url: string): Promise<void> {
  console.log(`${atOnce} logins at the same moment, each from a place of its own …`)
  const quiet = await homeTimes(url)
  const begun = performance.now()
  const [during, statuses] = await Promise.all([homeTimes(url), crowdOf(`${url}${oauth}/login`)])
  const said = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`)
  printTable(
    `${atOnce} logins at once (the load generator shares the cores)`,
    ['', 'measured'],
    [
      ['answers', said.join(', ')],
      ['the last after', ms(performance.now() - begun)],
      ['home, nobody logs in, p95', ms(quiet)],
      ['home, meanwhile, p95', ms(during)],
    ],
  )
}

async function crowdOf(address: string): Promise<Record<string, number>> {
  const crowd = inProject('scripts/bench/login-crowd.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    crowd,
    address,
    `${atOnce}`,
  ])
  return JSON.parse(stdout)
}

async function homeTimes(url: string): Promise<number> {
  const { times } = await paceRequests({
    url: `${url}/`,
    perSecond: 40,
    duration: 5,
    ask: () => ({ method: 'GET', headers: { 'accept-encoding': 'gzip' } }),
  })
  times.sort((a, b) => a - b)
  return times[Math.floor(times.length * 0.95)] ?? Number.NaN
}
