// A shop that will be killed: it hears the bank, asks it, and pays for one order. Built into one file, so that it starts quickly.
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import pg from 'pg'
import { payuGateway } from '../src/gateway/payu-gateway.ts'
import { openBooking } from '../src/open-booking.ts'
import { noSeats } from '../src/seats/seat-claims.ts'

const { databaseUrl, port, bank, numbers, laterMs } = JSON.parse(process.argv[2] ?? '{}') as {
  databaseUrl: string
  port: number
  bank: Omit<Parameters<typeof payuGateway>[0], 'clock'>
  numbers: string[]
  laterMs: number
}
const clock = () => new Date(Date.now() + laterMs)
const quiet = { info() {}, warn() {} }
const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 })
const booking = openBooking({
  ...{ pool, clock, log: quiet, seats: noSeats, secret: 'a secret for tests only' },
  siteUrl: `http://127.0.0.1:${port}`,
  gateway: payuGateway({ ...bank, clock }),
  offers: { offer: () => Promise.reject(new Error('nobody looks for offers here')) },
  nearestOffers: async () => [],
  queueLetters: (client, { number, state, paid }, now) =>
    client.query('insert into letters_of_the_test values ($1, $2, $3, $4)', [number, state, paid, now]),
  queueLater: async () => {},
})

createServer(async (request, response) => {
  const signature = request.headers['openpayu-signature']
  const heard = await booking.notified(await buffer(request), String(signature))
  response.writeHead(heard.ok ? 200 : 409).end()
}).listen(port, '127.0.0.1', async () => {
  process.stdout.write('ready\n')
  setInterval(() => void booking.reconcile().catch(() => {}), 100)
  const method = { kind: 'blik', code: '777123' } as const
  for (const number of numbers)
    await booking.startPayment(number, { variant: 'full', method, customerIp: '127.0.0.1' })
})
