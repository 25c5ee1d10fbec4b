// The part of the shop that takes money and writes emails, in a process that will be killed: the API calls of checkout and
// payment on Fastify, booking with its polling loops, the gateway, documents and emails. It has no pages, content or demo offers,
// so that a test can start and kill fifty of them.
import {
  fairShare,
  openBooking,
  openDocuments,
  openGateways,
  openSeats,
  openTravellerData,
  p24Gateway,
  payuGateway,
} from '@wojaz/booking/server'
import { documentOptions } from '@wojaz/booking/testing'
import { openDatabase } from '@wojaz/database'
import { openMail } from '@wojaz/mail/server'
import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { checkoutCalls } from '../server/api/checkout/checkout-calls.ts'
import { handleErrors } from '../server/plugins/handle-errors.ts'
import { killedAttractions } from './killed-attractions.ts'
import type { KilledShopFacts } from './start-killed-shop.ts'

const { databaseUrl, port, bank, p24, dieAt, laterMs, mailFolder, supplier } = JSON.parse(
  process.argv[2] ?? '{}',
) as KilledShopFacts
const clock = () => new Date(Date.now() + laterMs)
const log = { info() {}, warn() {}, error() {} }
const onError = () => {}
const siteUrl = `http://127.0.0.1:${port}`
const secret = 'a secret for tests only'

const { pool } = openDatabase({ url: databaseUrl, applicationName: 'killed', maxConnections: 8, onError })
// From the first call on every database query is a step. The test chooses the last one, and whether the database still receives
// it.
let steps = 0
pool.on('connect', (client) => {
  const say = client.query.bind(client) as (...words: unknown[]) => unknown
  const counted = (...words: unknown[]) => {
    const isLast = steps > 0 && steps++ === Math.ceil(dieAt)
    const isHeard = dieAt % 1 !== 0
    if (isLast && !isHeard) process.kill(process.pid, 'SIGKILL')
    const answer = say(...words)
    if (isLast) process.kill(process.pid, 'SIGKILL')
    return answer
  }
  client.query = counted as typeof client.query
})

const share = fairShare(100_000)
const seats = await openSeats({ pool, databaseUrl, clock, secret, share, onError })
const documents = openDocuments({ siteUrl, secret, contactOf: async () => documentOptions.contact })
const attractions = supplier ? killedAttractions({ pool, clock, log, siteUrl, secret, supplier }) : null
const drawers = { ...documents.drawers, ...attractions?.drawers }
const mail = openMail({
  pool,
  clock,
  log,
  secret,
  siteUrl,
  smtpUrl: null,
  folder: mailFolder,
  drawers,
  from: 'Wojaż <listy@wojaz.example>',
  office: 'biuro@wojaz.example',
})
const gateways = openGateways([payuGateway({ ...bank, clock }), p24Gateway(p24)])
const booking = openBooking({
  pool,
  clock,
  log,
  seats,
  share,
  secret,
  siteUrl,
  gateways,
  offers: { bookable: () => Promise.reject(new Error('nobody looks for offers here')) },
  nearestOffers: async () => [],
  queueEmails: documents.queueOrderEmails,
  queueLater: documents.queueLater,
  queueOrderLink: documents.queueOrderLink,
  queueReminder: documents.queueReminder,
  queueReminderNow: documents.queueReminderNow,
  queueChanged: documents.queueChanged,
  queueTripChanged: documents.queueTripChanged,
  queueNotice: documents.queueNotice,
  queueLeavingFree: documents.queueLeavingFree,
  queueJoined: documents.queueJoined,
  queueReviewAsked: documents.queueReviewAsked,
  queueReviewRefused: documents.queueReviewRefused,
  queueUpsells: documents.queueUpsells,
  queueRefund: documents.queueRefund,
  onEmails: mail.nudge,
})

const app = Fastify()
app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler)
handleErrors(app, { errorHappened: async () => {} })
await app.register(checkoutCalls, {
  cartCounts: { count: async () => {} },
  booking,
  documents,
  clock,
  secret,
  siteUrl,
  content: { pageUrls: async () => [] },
  account: { companionDocument: () => Promise.reject(new Error('nobody takes documents here')) },
  travellerData: openTravellerData({
    pool,
    clock,
    log,
    documentKeys: [{ id: 'killed', key: Buffer.alloc(32, 1) }],
  }),
  findCustomer: async () => null,
  wordsOf: () => Promise.reject(new Error('nobody chooses upsells here')),
})

const sale = await attractions?.sell(app, { booking, onEmails: mail.nudge })

// Does what the account pages do: cancels a trip and requests the refund.
app.post<{ Params: { number: string } }>('/call-off/:number', async ({ params: { number } }) => {
  const quote = await booking.quoteCancel(number)
  if (quote.ok) await booking.confirmCancel(number, quote.value.id)
  await booking.reconcile()
  return {}
})

// The same for a quoted change of a trip, which refunds the overpaid sum.
app.post<{ Params: { number: string; quote: string } }>('/change/:number/:quote', async ({ params }) => {
  await booking.confirmChange(params.number, params.quote)
  await booking.reconcile()
  return {}
})

// The same for returned upsells and for a guest who cancels after an organiser's change.
app.post<{ Params: { number: string; quote: string } }>('/upsells/:number/:quote', async ({ params }) => {
  await booking.confirmUpsells(params.number, params.quote, 'now')
  await booking.reconcile()
  return {}
})
app.post<{ Params: { number: string; notice: string } }>('/leave/:number/:notice', async ({ params }) => {
  await booking.answerNotice(params.number, params.notice, 'left')
  await booking.reconcile()
  return {}
})

app.addHook('onRequest', async () => {
  steps ||= 1
})

await app.listen({ port, host: '127.0.0.1' })
mail.start()
booking.start()
sale?.start()
// The process that is not killed polls more often than every ten seconds, to shorten the test.
if (dieAt === 0)
  setInterval(() => {
    void booking.reconcile().catch(() => {})
    void sale?.keep().catch(() => {})
  }, 100)
process.stdout.write('ready\n')
