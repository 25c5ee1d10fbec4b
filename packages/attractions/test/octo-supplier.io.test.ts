import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { octoSupplier } from '../src/suppliers/octo-supplier.ts'
import { makeProduct } from './make-product.ts'
import { openSmallSupplier } from './small-supplier.ts'

let server: Awaited<ReturnType<typeof openSmallSupplier>>
let now: number
/** Gives up the calls under way, as their time would. */
let timesOut: () => void

beforeEach(async () => {
  server = await openSmallSupplier()
  timesOut = () => {}
  server.whenSilent(() => timesOut())
  now = Date.parse('2026-07-01T12:00:00Z')
})
afterEach(() => server.close())

/** No call is given up by the clock: it is when the server has fallen silent. */
function untilSilence(): AbortSignal {
  const call = new AbortController()
  timesOut = () => call.abort()
  return call.signal
}

const openSupplier = (settings: object = {}) =>
  octoSupplier({
    name: 'small',
    url: server.url,
    token: 's3cret',
    clock: () => new Date(now),
    timeout: untilSilence,
    retryAfterMs: 1,
    ...settings,
  })

const wishFor = (bookingId: string) => ({
  bookingId,
  productId: 'p1',
  optionId: 'default',
  availabilityId: '2026-07-10T18:00:00+03:00',
  tickets: { adult: 2, child: 1, infant: 0 },
  minutes: 30,
  pickupPointId: null,
})
const contact = {
  firstName: 'Anna',
  lastName: 'Nowak',
  email: 'anna@wojaz.example',
  phone: '+48600100200',
  locale: 'pl',
  more: { country: 'PL' },
} as const

const confirmation = { reference: 'A1', contact, answers: {}, holders: [] }

test('a hold is asked for with our own name for it, the token and what we understand', async () => {
  const id = randomUUID()
  const held = await openSupplier().hold(wishFor(id))
  expect(held).toMatchObject({ ok: true, value: { bookingId: id, state: 'on-hold', total: 30_000 } })
  const [call] = server.asked
  expect(call?.headers.authorization).toBe('Bearer s3cret')
  expect(call?.headers['octo-capabilities']).toBe('octo/pricing, octo/content, octo/pickups, octo/questions')
  expect(call?.body).toMatchObject({
    uuid: id,
    currency: 'PLN',
    unitItems: [{ unitId: 'adult' }, { unitId: 'adult' }, { unitId: 'child' }],
  })
})

test('a confirmed booking has the code of its ticket', async () => {
  const supplier = openSupplier()
  const id = randomUUID()
  await supplier.hold(wishFor(id))
  expect(await supplier.confirm(id, confirmation)).toMatchObject({
    ok: true,
    value: { state: 'confirmed', codes: [{ format: 'QRCODE', value: `QR-${id}`, kindId: null }] },
  })
})

test('what the supplier asks for of the booking and of each person is told it', async () => {
  const supplier = openSupplier()
  const id = randomUUID()
  await supplier.hold(wishFor(id))
  const holders = [{ kindId: 'adult', contact: { firstName: 'Anna' }, answers: { weight: '61' } }]
  await supplier.confirm(id, { ...confirmation, answers: { hotel: 'Blue Bay' }, holders })
  expect(server.asked.at(-1)?.body).toMatchObject({
    resellerReference: 'A1',
    contact: { fullName: 'Anna Nowak', emailAddress: 'anna@wojaz.example', locales: ['pl'], country: 'PL' },
    questionAnswers: [{ questionId: 'hotel', value: 'Blue Bay' }],
    unitItems: [
      {
        unitId: 'adult',
        contact: { firstName: 'Anna' },
        questionAnswers: [{ questionId: 'weight', value: '61' }],
      },
    ],
  })
})

test('whoever cancels late says so, or the supplier would refuse', async () => {
  const supplier = openSupplier()
  const id = randomUUID()
  await supplier.hold(wishFor(id))
  await supplier.cancel(id, { reason: 'ill', isLate: true })
  expect(server.asked.at(-1)?.body).toEqual({ reason: 'ill', force: true })
})

test('sold out is a refusal in the supplier’s word, asked once', async () => {
  server.hasPlaces(2)
  expect(await openSupplier().hold(wishFor(randomUUID()))).toMatchObject({
    ok: false,
    refusal: { code: 'refused', error: 'UNPROCESSABLE_ENTITY' },
  })
  expect(server.asked).toHaveLength(1)
})

test.each(['silent-after-work', 'hang-up-after-work'] as const)(
  'a hold of which nobody heard (%s) is found, not made twice',
  async (kind) => {
    const id = randomUUID()
    server.next(/POST \/bookings$/, { kind })
    const held = await openSupplier().hold(wishFor(id))
    expect(held).toMatchObject({ ok: true, value: { bookingId: id, state: 'on-hold' } })
    expect(server.bookings.size).toBe(1)
    expect(server.asked.slice(0, 2).map(({ method }) => method)).toEqual(['POST', 'GET'])
  },
)

test.each(['silent', 'hang-up'] as const)(
  'a hold that was not made (%s) is asked for again',
  async (kind) => {
    const id = randomUUID()
    server.next(/POST \/bookings$/, { kind })
    expect(await openSupplier().hold(wishFor(id))).toMatchObject({ ok: true, value: { bookingId: id } })
    expect(server.bookings.size).toBe(1)
  },
)

test('a confirmation that happened though nobody heard of it is found', async () => {
  const supplier = openSupplier()
  const id = randomUUID()
  await supplier.hold(wishFor(id))
  server.next(/confirm$/, { kind: 'silent-after-work' })
  expect(await supplier.confirm(id, confirmation)).toMatchObject({
    ok: true,
    value: { state: 'confirmed' },
  })
})

test('what is confirmed or cancelled already is so when asked again', async () => {
  const supplier = openSupplier()
  const id = randomUUID()
  await supplier.hold(wishFor(id))
  await supplier.confirm(id, confirmation)
  expect(await supplier.confirm(id, confirmation)).toMatchObject({
    value: { state: 'confirmed' },
  })
  await supplier.cancel(id, { reason: 'changed plans', isLate: false })
  expect(await supplier.cancel(id, { reason: 'changed plans', isLate: false })).toMatchObject({
    value: { state: 'cancelled' },
  })
})

test('a hold is extended', async () => {
  const supplier = openSupplier()
  const id = randomUUID()
  await supplier.hold(wishFor(id))
  expect(await supplier.extend(id, 30)).toMatchObject({
    value: { expiresAt: new Date('2026-07-01T13:00:00Z') },
  })
})

test('what stays unknown is said to be unknown', async () => {
  for (const path of [/POST/, /GET/, /GET/]) server.next(path, { kind: 'hang-up' })
  expect(await openSupplier().hold(wishFor(randomUUID()))).toMatchObject({
    ok: false,
    refusal: { code: 'unreachable' },
  })
})

test('a booking that the supplier does not have is unknown', async () => {
  expect(await openSupplier().look(randomUUID())).toMatchObject({ ok: false, refusal: { code: 'unknown' } })
})

test('reading is tried once more after a fault, and no more than that', async () => {
  const supplier = openSupplier()
  server.next(/products/, { kind: 'status', status: 502 })
  expect((await supplier.catalogue()).ok).toBe(true)
  for (let i = 0; i < 2; i++) server.next(/products/, { kind: 'status', status: 500 })
  const before = server.asked.length
  expect(await supplier.catalogue()).toMatchObject({ ok: false, refusal: { code: 'unreachable' } })
  expect(server.asked).toHaveLength(before + 2)
})

test.each([
  ['no JSON', { kind: 'says', text: '<html>' }, 'unreadable'],
  ['another shape', { kind: 'says', text: '{"products":[]}' }, 'unreadable'],
  ['not found, by nobody of OCTO', { kind: 'status', status: 404, body: { message: 'nginx' } }, 'unreadable'],
  ['too many requests', { kind: 'status', status: 429 }, 'busy'],
  ['not our token', { kind: 'status', status: 403 }, 'refused'],
] as const)('%s is a refusal of one shape', async (_, mood, code) => {
  server.next(/products/, mood)
  const answer = await openSupplier().catalogue()
  expect(answer).toMatchObject({ ok: false, refusal: { code, detail: expect.any(String) } })
})

test('a supplier that is down is left in peace, then tried by one', async () => {
  const supplier = openSupplier({ breaker: { failures: 2, restMs: 5_000 } })
  for (let i = 0; i < 2; i++) server.next(/GET/, { kind: 'hang-up' })
  await supplier.look(randomUUID())
  const before = server.asked.length
  expect(await supplier.look(randomUUID())).toMatchObject({ refusal: { code: 'busy' } })
  expect(server.asked).toHaveLength(before)
  now += 5_000
  expect(await supplier.look(randomUUID())).toMatchObject({ refusal: { code: 'unknown' } })
})

test('no more calls at once than allowed, and a line that has an end', async () => {
  const supplier = openSupplier({ callsAtOnce: 3, mayWait: 4 })
  const answers = await Promise.all(Array.from({ length: 12 }, () => supplier.look(randomUUID())))
  const codes = answers.map((answer) => (answer.ok ? 'ok' : answer.refusal.code))
  expect(codes.filter((code) => code === 'busy')).toHaveLength(5)
  expect(codes.filter((code) => code === 'unknown')).toHaveLength(7)
  expect(server.mostAtOnce()).toBeLessThanOrEqual(3)
})

test('the catalogue is asked for in five languages, and what cannot be read is told', async () => {
  server.sells((locale) => [
    makeProduct({ title: `Rejs (${locale})` }),
    makeProduct({ id: 'broken', options: [] }),
  ])
  const answer = await openSupplier().catalogue()
  expect(answer.ok && answer.value.attractions.map(({ texts }) => texts.hu.title)).toEqual(['Rejs (hu)'])
  expect(answer.ok && answer.value.skipped).toEqual([
    { productId: 'broken', why: expect.stringContaining('options') },
  ])
  expect(server.asked.map(({ headers }) => headers['accept-language'])).toEqual([
    'pl',
    'cs',
    'ro',
    'hu',
    'uk',
  ])
})
