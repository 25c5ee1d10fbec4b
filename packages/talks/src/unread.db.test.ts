import { afterAll, beforeAll, expect, test } from 'vitest'
import { newOrder, newReader, openTestTalks, say, type TestTalks } from '../test/open-test-talks.ts'

let store: TestTalks
beforeAll(async () => {
  store = await openTestTalks()
})
afterAll(() => store.close())

const ola = { id: 'staff-1', name: 'Ola' }

test('unread are messages of others that came after the mark, of this customer alone', async () => {
  const { guest, staff } = store.talks
  const order = newOrder()
  const [anna, jan] = [newReader(order), newReader(order)]
  await guest.reply(anna, order, say('Pytanie'))
  await staff.write(ola, { thread: order }, say('Odpowiedź'))
  await staff.write(ola, { thread: order }, say('I jeszcze'))
  expect([await guest.unread(anna), await guest.unread(jan)]).toEqual([2, 3])
  await guest.markRead(anna, order, 2)
  expect([await guest.unread(anna), await guest.unread(jan)]).toEqual([1, 3])
  expect(await staff.threads()).toContainEqual(expect.objectContaining({ id: order, unread: 1 }))
  await staff.markRead(order, 3)
  expect(await guest.staffRead(order)).toBe(3)
})

test('a mark goes forward only, whoever of many tabs is heard last, and not beyond what is there', async () => {
  const { guest, staff } = store.talks
  const order = newOrder()
  const anna = newReader(order)
  for (let at = 0; at < 8; at++) await staff.write(ola, { orderNumber: order }, say(`${at}`))
  await Promise.all([3, 6, 1, 5, 2].map((number) => guest.markRead(anna, order, number)))
  expect(await guest.unread(anna)).toBe(2)
  await guest.markRead(anna, order, 2_000_000_000)
  await staff.write(ola, { thread: order }, say('nowa'))
  expect(await guest.unread(anna)).toBe(1)
})

test('an e-mail tells of an answer once until it is read, without what it says', async () => {
  const { guest, staff } = store.talks
  const order = newOrder()
  const anna = newReader(order)
  const emails = () => store.emailsTo(`${anna.customerId}@wojaz.example`)
  await guest.reply(anna, order, say('Pytanie'))
  await staff.write(ola, { thread: order }, say('Tajna odpowiedź'))
  await staff.write(ola, { thread: order }, say('I druga'))
  const [email, ...more] = await emails()
  expect(more).toEqual([])
  expect(email?.subject).toBe(`Nowa wiadomość w sprawie rezerwacji ${order}`)
  expect(email?.text).toContain(`https://wojaz.example/mytui/skrzynka-odbiorcza/${order}`)
  expect(email?.text).not.toMatch(/Tajna|druga/)
  // A guest who reads it at once gets no email.
  await guest.markRead(anna, order, 3)
  expect(await emails()).toEqual([])
  await staff.write(ola, { thread: order }, say('Po przeczytaniu'))
  expect(await emails()).toHaveLength(1)
})

test('who ordered and never wrote is told, too, once a day', async () => {
  const { staff } = store.talks
  const order = newOrder()
  for (const text of ['Ważne', 'Ważniejsze']) await staff.write(ola, { orderNumber: order }, say(text))
  const told = (await store.emailsTo('buyer@wojaz.example')).filter(({ subject }) => subject.includes(order))
  expect(told).toHaveLength(1)
  expect(told[0]?.text).toContain('Nie masz jeszcze konta?')
})
