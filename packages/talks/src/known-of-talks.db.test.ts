import { afterAll, beforeAll, expect, test } from 'vitest'
import { newOrder, newReader, openTestTalks, say, type TestTalks } from '../test/open-test-talks.ts'
import { knownOfTalks } from './known-of-talks.ts'
import { noFiles } from './message-files.ts'

let store: TestTalks
beforeAll(async () => {
  store = await openTestTalks()
})
afterAll(() => store.close())

test('a customer who is forgotten takes along the threads of their trips and what they wrote elsewhere', async () => {
  const { guest, staff } = store.talks
  const [own, relatives] = [newOrder(), newOrder()]
  const anna = newReader(own, relatives)
  const mama = newReader(relatives)
  const person = { id: anna.customerId, email: 'anna@wojaz.example' }
  await guest.reply(anna, own, say('Moje'))
  await staff.write({ id: 's', name: 'Ola' }, { thread: own }, say('Odpowiedź'))
  await guest.reply(mama, relatives, say('Mamy'))
  await guest.reply(anna, relatives, say('Moje u mamy'))
  await guest.ask(anna, 'Zima', say('Pytanie'))
  await guest.saveDraft(anna, own, 'Jeszcze')
  await guest.markRead(anna, own, 2)
  const lists = knownOfTalks(async () => [own], noFiles)
  const client = await store.pool.connect()
  const known = await Promise.all(lists.map((one) => one.read(client, person)))
  expect(known.flat().map((row) => (row as { message: string }).message)).toEqual(
    expect.arrayContaining(['Moje', 'Odpowiedź', 'Moje u mamy', 'Pytanie', 'Jeszcze']),
  )
  expect(JSON.stringify(known)).not.toContain('"Mamy"')
  for (const _ of ['once', 'twice']) for (const one of lists) await one.erase?.(client, person, new Date())
  client.release()
  expect(await guest.threads(anna)).toMatchObject([{ id: relatives }])
  expect((await guest.messages(mama, relatives))?.messages.map(({ text }) => text)).toEqual(['Mamy'])
  for (const table of ['message', 'thread', 'draft', 'read_mark'])
    expect(
      (await store.pool.query(`select from talks.${table} where customer_id = $1`, [anna.customerId]))
        .rowCount,
      table,
    ).toBe(0)
})
