import path from 'node:path'
import { ensureDatabase, openDatabase, startPostgres } from '@wojaz/database'
import { ms, percentile, printTable } from '@wojaz/offers/bench'
import { bookTrip } from './book-trip.ts'
import { type ListedOffer, listedOffers } from './listed-offers.ts'
import { usageOf } from './stack-usage.ts'
import { type StackSettings, startForBench } from './start-for-bench.ts'
import { watchSeatMap } from './watch-seat-map.ts'

const guestsAtOnce = 32
const differentOffers = 1_000

/** Whole orders over HTTP, with a bank without delays; the stock is checked afterwards. */
export async function measureBooking(settings: StackSettings, orders: number): Promise<void> {
  console.log('Start: builds what is not built, makes the demo world …')
  const postgres = await startPostgres({
    folder: path.join(settings.dataFolder, 'bench-postgres'),
    log() {},
    onCrash: () => console.error('Postgres ended.'),
  })
  const rows: string[][] = []
  let stack: Awaited<ReturnType<typeof startForBench>> | null = null
  try {
    const databaseUrl = await ensureDatabase(postgres.url(), 'wojaz')
    const env = { DATABASE_URL: databaseUrl, BANK_THINKS_SECONDS: '0' }
    stack = await startForBench({ ...settings, env })
    const { url, pid } = stack
    const offers = await listedOffers(url, differentOffers)
    console.log(`Seat map in a browser …`)
    rows.push([
      'seat map from press to plane',
      ms(await watchSeatMap(url, offers[0]?.offerCode ?? '')),
      '< 300 ms',
    ])
    console.log(`${orders} orders, ${guestsAtOnce} guests at once, ${offers.length} offers in turn …`)
    const shop = () => usageOf(pid).find(({ name }) => name === 'shop')?.cpuSeconds ?? 0
    const before = shop()
    const booked = await bookAll(url, offers, orders)
    rows.push([
      'orders/s from the first call to confirmed',
      (booked.confirmed / booked.seconds).toFixed(0),
      '≥ 100',
    ])
    rows.push([
      'processor time of the shop per order',
      ms(((shop() - before) * 1_000) / booked.confirmed),
      '',
    ])
    rows.push(['guests who were told: sold out', String(booked.soldOut), ''])
    rows.push(['planes and rooms sold twice', String(await soldTwice(databaseUrl)), '0'])
    for (const [call, times] of booked.calls) rows.push([`p95 of ${call}`, ms(percentile(times, 0.95)), ''])
  } finally {
    await stack?.stop()
    await postgres.stop()
  }
  printTable(
    `Booking: ${guestsAtOnce} guests at once, a bank that does not think (load generator, bank and browser share the cores)`,
    ['', 'measured', 'aim'],
    rows,
  )
}

async function bookAll(siteUrl: string, offers: readonly ListedOffer[], orders: number) {
  const calls = new Map<string, number[]>()
  const note = (call: string, time: number) => {
    const times = calls.get(call)
    if (times) times.push(time)
    else calls.set(call, [time])
  }
  const counts = { confirmed: 0, 'sold-out': 0 }
  let next = 0
  const begun = performance.now()
  const guest = async () => {
    while (next < orders) {
      const offer = offers[next++ % offers.length] as ListedOffer
      counts[(await bookTrip(siteUrl, offer, note)).outcome] += 1
    }
  }
  await Promise.all(Array.from({ length: guestsAtOnce }, guest))
  const seconds = (performance.now() - begun) / 1_000
  return { confirmed: counts.confirmed, soldOut: counts['sold-out'], seconds, calls }
}

/** Compares the orders with the stock there was. */
async function soldTwice(databaseUrl: string): Promise<number> {
  const { pool, close } = openDatabase({ url: databaseUrl, applicationName: 'wojaz-bench', onError() {} })
  const { rows } = await pool.query<{ count: number }>(
    `select (select count(*) from offers.flight_cabins where sold > seats)
       + (select count(*) from offers.allotments where sold > rooms)
       + (select count(*) from (
            select flight_id, cabin, sum(count) as taken from booking.order_stock where flight_id is not null group by 1, 2
          ) orders join offers.flight_cabins using (flight_id, cabin) where taken > seats) as count`,
  )
  await close()
  return Number(rows[0]?.count)
}
