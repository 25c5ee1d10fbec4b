import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newOrder, newReader, noon, openTestTalks, say, type TestTalks } from '../test/open-test-talks.ts'
import { knownOfTalks } from './known-of-talks.ts'
import { noFiles } from './message-files.ts'

let store: TestTalks
beforeAll(async () => {
  store = await openTestTalks()
})
beforeEach(async () => {
  store.setClock(noon)
  await store.pool.query('truncate talks.thread cascade')
})
afterAll(() => store.close())

const [ola, jan] = [
  { id: 'staff-1', name: 'Ola' },
  { id: 'staff-2', name: 'Jan' },
]
const nobody = { from: null, note: null }

/** A guest who wrote at this time of day. */
async function asked(time: string) {
  const order = newOrder()
  const guest = newReader(order)
  store.setClock(`2026-06-01T${time}:00Z`)
  await store.talks.guest.reply(guest, order, say('Pytanie'))
  return { order, guest }
}
const waiting = async (wish: object = {}) =>
  (await store.talks.staff.threads({ waitingOnly: true, ...wish })).map(({ id }) => id)

test('who waits longest is first; the wait begins with the first word and ends with an answer, not with a look', async () => {
  const { guest, staff } = store.talks
  const [second, first] = [await asked('10:00'), await asked('09:00')]
  store.setClock('2026-06-01T11:00:00Z')
  await guest.reply(first.guest, first.order, say('Halo?'))
  await staff.markRead(first.order, 2)
  expect(await waiting()).toEqual([first.order, second.order])
  const [line] = await staff.threads({ waitingOnly: true })
  expect(line?.waitingSince).toEqual(new Date('2026-06-01T09:00:00Z'))
  await staff.write(ola, { thread: first.order }, say('Odpowiedź'))
  expect(await waiting()).toEqual([second.order])
  // An email of the shop answers nobody and starts no wait.
  const client = await store.pool.connect()
  const email = { sentAs: 'e', subject: 'Voucher', text: 'Voucher', orderNumber: second.order }
  await store.talks.keepEmail(client, email, new Date('2026-06-01T12:00:00Z'))
  client.release()
  expect(await waiting()).toEqual([second.order])
})

test('of two who take a thread at once one has it, and pressed twice it was taken once', async () => {
  const { staff } = store.talks
  const { order } = await asked('09:00')
  const taken = await Promise.all([ola, jan].map((to) => staff.assign(order, to.id, { ...nobody, to })))
  expect(taken.filter(({ ok }) => ok)).toHaveLength(1)
  const keeper = (await staff.thread(order))?.keeperId
  const [winner] = [ola, jan].filter(({ id }) => id === keeper)
  if (winner) await staff.assign(order, winner.id, { ...nobody, to: winner })
  expect(await staff.handovers(order)).toMatchObject([{ by: keeper, to: keeper, note: null }])
})

test('it is given over with a note, given back to nobody, and the lists follow', async () => {
  const { staff } = store.talks
  const { order } = await asked('09:00')
  const other = await asked('10:00')
  await staff.assign(order, ola.id, { ...nobody, to: ola })
  expect([await waiting({ keeper: ola.id }), await waiting({ keeper: null })]).toEqual([
    [order],
    [other.order],
  ])
  expect(await staff.counts(ola.id)).toEqual({
    waiting: 2,
    mine: 1,
    nobodys: 1,
    oldest: new Date('2026-06-01T09:00:00Z'),
  })
  await staff.assign(order, ola.id, { from: ola.id, to: jan, note: 'Zna hotel' })
  // Ola's page still shows her own name.
  expect(await staff.assign(order, ola.id, { from: ola.id, to: null, note: null })).toEqual({
    ok: false,
    refusal: { code: 'keeper-changed' },
  })
  await staff.assign(order, jan.id, { from: jan.id, to: null, note: null })
  expect(await staff.handovers(order)).toMatchObject([
    { by: ola.id, to: ola.id },
    { by: ola.id, to: jan.id, note: 'Zna hotel' },
    { by: jan.id, to: null },
  ])
  expect(await staff.assign('W000000000', ola.id, { ...nobody, to: ola })).toMatchObject({ ok: false })
})

test('who answers what nobody has, has it; who answers for a colleague leaves it to them', async () => {
  const { staff } = store.talks
  const { order } = await asked('09:00')
  await staff.write(ola, { thread: order }, say('Już sprawdzam'))
  await staff.write(jan, { thread: order }, say('Pomagam'))
  expect(await staff.thread(order)).toMatchObject({ keeperId: ola.id, waitingSince: null })
})

test('whoever takes a chat has its thread, and giving the thread over changes whom the guest talks with', async () => {
  const { chats, staff, guest } = store.talks
  const order = newOrder()
  await guest.reply(newReader(order), order, say('Halo?'), { isChat: true })
  await chats.take(order, ola)
  expect((await staff.thread(order))?.keeperId).toBe(ola.id)
  await staff.assign(order, ola.id, { from: ola.id, to: jan, note: null })
  expect(await chats.chat(order)).toEqual({ state: 'answered', staffName: 'Jan' })
  await chats.handOver(order, ola)
  expect((await staff.thread(order))?.keeperId).toBe(ola.id)
})

test('a thank-you is put aside, but not what came after it was read', async () => {
  const { guest, staff } = store.talks
  const { order, guest: anna } = await asked('09:00')
  await guest.reply(anna, order, say('Jednak jeszcze jedno'))
  expect(await staff.settle(order, 1)).toBe(false)
  expect(await waiting()).toEqual([order])
  expect(await staff.settle(order, 2)).toBe(true)
  expect(await waiting()).toEqual([])
})

test('nobody waits any more for an answer to what was forgotten', async () => {
  const order = newOrder()
  const [anna, mama] = [newReader(order), newReader(order)]
  await store.talks.guest.reply(anna, order, say('Moje'))
  const [known] = knownOfTalks(async () => [], noFiles)
  const client = await store.pool.connect()
  await known?.erase?.(client, { id: anna.customerId, email: 'a@wojaz.example' }, new Date())
  expect(await waiting()).toEqual([])
  await store.talks.guest.reply(mama, order, say('Mamy'))
  expect(await waiting()).toEqual([order])
  client.release()
})
