import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newOrder, newReader, openTestTalks, say, type TestTalks } from '../test/open-test-talks.ts'
import { noFiles } from './message-files.ts'
import { messageReading, pageSize } from './read-messages.ts'
import type { Reader } from './talk.ts'

let store: TestTalks
beforeAll(async () => {
  store = await openTestTalks()
})
afterAll(() => store.close())

const ola = { id: 'staff-1', name: 'Ola' }
const textsOf = async (reader: Reader, id: string) =>
  (await store.talks.guest.messages(reader, id))?.messages.map(({ text }) => text)
const email = (orderNumber: string, sentAs: string) => ({
  orderNumber,
  sentAs,
  subject: `Potwierdzenie ${orderNumber}`,
  text: 'Dziękujemy',
})
async function keepEmail(orderNumber: string, sentAs = `order-confirmed ${orderNumber}`) {
  const client = await store.pool.connect()
  await store.talks.keepEmail(client, email(orderNumber, sentAs), new Date())
  client.release()
}

test('a guest writes about a trip, the office answers, and both read it in one order', async () => {
  const { guest, staff } = store.talks
  const order = newOrder()
  const anna = newReader(order)
  await guest.reply(anna, order, say('Czy jest łóżeczko?'))
  await staff.write(ola, { thread: order }, say('Tak, bezpłatnie.'))
  const page = await guest.messages(anna, order)
  expect(page?.messages).toMatchObject([
    { number: 1, author: 'guest', customerId: anna.customerId, text: 'Czy jest łóżeczko?' },
    { number: 2, author: 'staff', staffName: 'Ola', customerId: null },
  ])
  expect(await staff.messages(order)).toEqual(page)
})

test('the thread of a trip is there before anybody has written, to who has the trip and to nobody else', async () => {
  const { guest } = store.talks
  const order = newOrder()
  expect(await guest.messages(newReader(order), order)).toEqual({ messages: [], hasOlder: false })
  const stranger = newReader(newOrder())
  expect(await guest.messages(stranger, order)).toBeNull()
  expect(await guest.reply(stranger, order, say('Halo'))).toEqual({
    ok: false,
    refusal: { code: 'thread-unknown' },
  })
  expect(await guest.threads(newReader(order))).toEqual([])
})

test('a question about no trip is its customer’s alone; sent twice it is one', async () => {
  const { guest } = store.talks
  const anna = newReader()
  const question = say('Kiedy zima w ofercie?')
  const [first, second] = await Promise.all([
    guest.ask(anna, 'Zima', question),
    guest.ask(anna, 'Zima', question),
  ])
  expect(first).toEqual(second)
  const id = first.ok ? first.value : ''
  expect(await textsOf(anna, id)).toEqual(['Kiedy zima w ofercie?'])
  expect(await guest.messages(newReader(), id)).toBeNull()
  expect(await guest.threads(anna)).toMatchObject([{ id, orderNumber: null, subject: 'Zima', unread: 0 }])
})

test('what a shaky network sends ten times at once is there once', async () => {
  const order = newOrder()
  const anna = newReader(order)
  const message = say('Jedziemy!')
  const sent = await Promise.all(
    Array.from({ length: 10 }, () => store.talks.guest.reply(anna, order, message)),
  )
  expect(new Set(sent.map((one) => (one.ok ? one.value : null)))).toEqual(new Set([1]))
  expect(await textsOf(anna, order)).toEqual(['Jedziemy!'])
})

test('the same name of a message by somebody else is another message', async () => {
  const order = newOrder()
  const [anna, jan] = [newReader(order), newReader(order)]
  await store.talks.guest.reply(anna, order, say('Od Anny', 'a'))
  await store.talks.guest.reply(jan, order, say('Od Jana', 'a'))
  expect(await textsOf(anna, order)).toEqual(['Od Anny', 'Od Jana'])
})

test('a crowd that writes at once gets numbers without gap, and who reads on from any number misses none', async () => {
  const { guest, staff } = store.talks
  const order = newOrder()
  const anna = newReader(order)
  const seen: number[] = []
  let isOver = false
  const reading = (async () => {
    do {
      const news = await guest.messagesAfter(order, seen.at(-1) ?? 0)
      seen.push(...news.map(({ number }) => number))
    } while (!isOver || (await guest.messagesAfter(order, seen.at(-1) ?? 0)).length > 0)
  })()
  await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      at % 2
        ? guest.reply(anna, order, say(`${at}`))
        : staff.write(ola, { orderNumber: order }, say(`${at}`)),
    ),
  )
  isOver = true
  await reading
  expect(seen).toEqual(Array.from({ length: 40 }, (_, at) => at + 1))
})

test('an e-mail about an order is in its thread, once, for everybody who has the trip, also who joins it later', async () => {
  const { guest } = store.talks
  const order = newOrder()
  await keepEmail(order)
  await keepEmail(order)
  const later = newReader(order)
  expect((await guest.messages(later, order))?.messages).toMatchObject([
    { author: 'machine', subject: `Potwierdzenie ${order}`, text: 'Dziękujemy' },
  ])
  expect(await guest.threads(later)).toMatchObject([
    { id: order, orderNumber: order, unread: 1, lastAuthor: 'machine', beginning: `Potwierdzenie ${order}` },
  ])
})

test('pages of a thread follow each other without repeating a message', async () => {
  const { guest, staff } = store.talks
  const order = newOrder()
  const anna = newReader(order)
  for (let at = 1; at <= pageSize + 5; at++) await staff.write(ola, { orderNumber: order }, say(`${at}`))
  const newest = await guest.messages(anna, order)
  expect([newest?.messages[0]?.number, newest?.messages.at(-1)?.number, newest?.hasOlder]).toEqual([
    ...[6, pageSize + 5, true],
  ])
  const older = await guest.messages(anna, order, 6)
  expect(older).toMatchObject({ hasOlder: false, messages: { length: 5 } })
})

test('words are found by their beginnings, with Polish letters or without, in one’s own threads alone', async () => {
  const { guest, staff } = store.talks
  const order = newOrder()
  const anna = newReader(order)
  await guest.reply(anna, order, say('Prosimy o łóżeczko dla Zosi'))
  await staff.write(ola, { thread: order }, say('Łóżeczko będzie gotowe'))
  for (const typed of ['lozeczko', 'ŁÓŻECZKO', 'łóż', 'zos loz'])
    expect((await guest.find(anna, typed)).length, typed).toBeGreaterThan(0)
  expect(await guest.find(anna, 'lozeczko')).toHaveLength(2)
  expect(await guest.find(anna, 'łóżeczko basen')).toEqual([])
  expect(await guest.find(anna, '%')).toEqual([])
  expect(await guest.find(newReader(newOrder()), 'lozeczko')).toEqual([])
})

test('a draft is kept until the message is sent, and nobody else has it', async () => {
  const { guest } = store.talks
  const order = newOrder()
  const [anna, jan] = [newReader(order), newReader(order)]
  await guest.saveDraft(anna, order, 'Chciałabym')
  await guest.saveDraft(anna, order, 'Chciałabym zapytać')
  expect([await guest.draft(anna, order), await guest.draft(jan, order)]).toEqual(['Chciałabym zapytać', ''])
  await guest.reply(anna, order, say('Chciałabym zapytać o basen'))
  expect(await guest.draft(anna, order)).toBe('')
})

test('another node hears of every message and every mark', async () => {
  const order = newOrder()
  const anna = newReader(order)
  const other = await store.neighbour()
  const heard: unknown[] = []
  const stop = other.watch([order], (news) => heard.push(news))
  await store.talks.guest.reply(anna, order, say('Halo'))
  await store.talks.staff.markRead(order, 1)
  await store.talks.guest.typing(order)
  await expect
    .poll(() => heard)
    .toEqual([
      { thread: order, kind: 'message' },
      { thread: order, kind: 'read' },
      { thread: order, kind: 'typing', by: 'guest' },
    ])
  stop()
  await store.talks.guest.typing(order)
  expect(heard).toHaveLength(3)
})

test('of a thread of ten thousand messages a page is read, by its index', async () => {
  const order = newOrder()
  const anna = newReader(order)
  await store.talks.guest.reply(anna, order, say('Pierwsza'))
  await store.pool.query(
    `insert into talks.message (thread_id, number, author, sent_as, body, words, at)
     select $1, number, 'staff', number::text, repeat('słowo ', 40), repeat(' slowo', 40), now() from generate_series(2, 10000) number`,
    [order],
  )
  await store.pool.query('update talks.thread set last_number = 10000 where id = $1', [order])
  await store.pool.query('analyze talks.message')
  expect((await store.talks.guest.messages(anna, order))?.messages).toHaveLength(pageSize)
  expect(await store.talks.guest.threads(anna)).toHaveLength(1)
  expect(await store.talks.guest.unread(anna)).toBe(9_999)
  const plans: string[] = []
  const explaining = {
    async query(text: string, values: unknown[]) {
      const { rows } = await store.pool.query(`explain ${text}`, values)
      plans.push(rows.map((row) => Object.values(row)[0]).join('\n'))
      return { rows: [] }
    },
  } as unknown as Pool
  const reading = messageReading(explaining, noFiles)
  await reading.page(order, null)
  await reading.page(order, 5_000)
  await reading.after(order, 9_000)
  expect(plans).toHaveLength(3)
  for (const plan of plans) {
    expect(plan).toContain('Index Scan')
    expect(plan).not.toMatch(/Seq Scan|Sort/)
  }
})

test('threads that were silent for three years are gone', async () => {
  const order = newOrder()
  const anna = newReader(order)
  await store.talks.guest.reply(anna, order, say('Dawno'))
  store.setClock('2029-05-01T10:00:00Z')
  await store.talks.tidy()
  expect(await textsOf(anna, order)).toEqual(['Dawno'])
  store.setClock('2029-06-15T10:00:00Z')
  await store.talks.tidy()
  store.setClock('2026-06-01T10:00:00Z')
  expect(await textsOf(anna, order)).toEqual([])
})
