import { ms, percentile, printTable } from '@wojaz/offers/bench'
import { defaultSearchState, encodeSearchQuery } from '@wojaz/travel/search'
import { guestAddress } from './guest-address.ts'
import { type StackSettings, startForBench } from './start-for-bench.ts'

const rounds = 8
const questionsARound = 6
const atOnce = 6
const day = 86_400_000
let born = 0

/** Two adults and a child with a birth date that is not cached. */
function newFamily(): string {
  born += 1
  const birthDate = new Date(Date.UTC(2010, 0, 1) + ((born * 1_013) % 5_400) * day).toISOString()
  return encodeSearchQuery({ ...defaultSearchState, childrenBirthDates: [birthDate.slice(0, 10)] })
}

/** How long a family waits for its search form: alone, and beside a visitor who sends six requests at a time. */
export async function measureGreedy(settings: StackSettings): Promise<void> {
  const stack = await startForBench({ ...settings, env: { GUESTS_PER_ADDRESS: '15' } })
  const ask = async (guest: number) => {
    const began = performance.now()
    const answer = await fetch(`${stack.url}/api/www/gs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...guestAddress(guest) },
      body: JSON.stringify({ q: newFamily() }),
    })
    await answer.arrayBuffer()
    return { took: performance.now() - began, status: answer.status }
  }
  // Each family searches for a while and leaves, so that none exhausts the budget of an address.
  const families = { next: 1_000 }
  const family = async (times: number[]) => {
    const guest = families.next++
    await ask(guest)
    for (let number = 0; number < questionsARound; number++) times.push((await ask(guest)).took)
  }
  const beside = async (addressOf: (connection: number) => number, times: number[]) => {
    let isOver = false
    const greedy = Array.from({ length: atOnce }, async (_, connection) => {
      while (!isOver) await ask(addressOf(connection))
    })
    await family(times)
    isOver = true
    await Promise.all(greedy)
  }
  const times = { alone: [] as number[], oneAddress: [] as number[], sixAddresses: [] as number[] }
  try {
    await family([])
    // In turn, so that other load on the machine affects all three alike.
    for (let round = 0; round < rounds; round++) {
      console.log(`A family beside a greedy visitor: round ${round + 1} of ${rounds} …`)
      await family(times.alone)
      await beside(() => round, times.oneAddress)
      await beside((connection) => 100 + round * atOnce + connection, times.sixAddresses)
    }
  } finally {
    await stack.stop()
  }
  const alone = percentile(times.alone, 0.95)
  const row = (name: string, taken: number[], aim = '') => {
    const p95 = percentile(taken, 0.95)
    return [name, ms(percentile(taken, 0.5)), ms(p95), `${(p95 / alone).toFixed(1)} ×`, aim]
  }
  printTable(
    `POST /api/www/gs: a family nobody asked about before, ${rounds * questionsARound} questions each`,
    ['', 'p50', 'p95', 'of alone', 'aim'],
    [
      row('alone', times.alone),
      row(`beside ${atOnce} questions at once of one address`, times.oneAddress, '≤ 2 ×'),
      row(`beside ${atOnce} of ${atOnce} addresses: as without turns`, times.sixAddresses),
    ],
  )
}
