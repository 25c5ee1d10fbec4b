import { printTable } from '@wojaz/offers/bench'
import { hotelCardAddress } from '@wojaz/travel/offer-code'
import { listedOffers } from './listed-offers.ts'
import { loadPage } from './load-page.ts'
import { searches } from './measure-listing.ts'
import { usageOf } from './stack-usage.ts'
import { type StackSettings, startForBench } from './start-for-bench.ts'

const kinds = ['lists', 'cards', 'one list again and again'] as const
type Kind = (typeof kinds)[number]
const counts = ['1', '2'] as const
/** Every process draws as many pages before it is measured: with two of them each gets half. */
const warmUpOfEach = 200

/** Pages a second of one process and of two workers, in turn: machines change within minutes. */
export async function measureWorkers(settings: StackSettings): Promise<void> {
  const perSecond = new Map<string, number[]>()
  const memory = new Map<string, number>()
  for (const workers of [...counts, ...counts]) {
    const stack = await startForBench({ ...settings, env: { WORKERS: workers } })
    try {
      const cards = (await listedOffers(stack.url, 1_500)).map(({ hotelUrl, tripType, offerCode }) =>
        hotelCardAddress(hotelUrl, tripType, offerCode),
      )
      const paths: Record<Kind, readonly string[]> = {
        lists: searches,
        cards,
        'one list again and again': searches.slice(0, 1),
      }
      for (const kind of kinds) {
        const warmUp = warmUpOfEach * Number(workers)
        console.log(`${workers} worker(s), ${kind}: 8 connections for 10 s after ${warmUp} pages …`)
        const load = await loadPage(
          stack.url,
          { 'accept-encoding': 'gzip' },
          { connections: 8, paths: paths[kind], warmUp },
        )
        if (load.failed > 0) console.log(`${load.failed} requests failed`)
        const key = `${kind} ${workers}`
        perSecond.set(key, [...(perSecond.get(key) ?? []), load.perSecond])
      }
      const shop = usageOf(stack.pid).find(({ name }) => name === 'shop')
      memory.set(workers, (shop?.bytes ?? 0) / 1024 ** 2)
    } finally {
      await stack.stop()
    }
  }
  const best = (kind: Kind, workers: string) => Math.max(...(perSecond.get(`${kind} ${workers}`) ?? []))
  const rows = kinds.map((kind) => {
    const [one, two] = [best(kind, '1'), best(kind, '2')]
    return [`${kind}, requests/s`, one.toFixed(0), two.toFixed(0), `× ${(two / one).toFixed(2)}`]
  })
  const megabytes = counts.map((workers) => `${memory.get(workers)?.toFixed(0)} MB`)
  rows.push(['memory of the shop, all its processes', ...megabytes, ''])
  printTable(
    'Workers (better of two runs each; the load generator and Postgres share the cores)',
    ['', '1 worker', '2 workers', 'aim × 1.5'],
    rows,
  )
}
