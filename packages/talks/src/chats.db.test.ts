import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newOrder, newReader, noon, openTestTalks, say, type TestTalks } from '../test/open-test-talks.ts'

let store: TestTalks
beforeAll(async () => {
  store = await openTestTalks()
})
beforeEach(async () => {
  store.setClock(noon)
  await store.pool.query('delete from talks.chat')
})
afterAll(() => store.close())

const [ola, jan] = [
  { id: 'staff-1', name: 'Ola' },
  { id: 'staff-2', name: 'Jan' },
]

/** A guest who wants an answer now. */
async function asks() {
  const order = newOrder()
  await store.talks.guest.reply(newReader(order), order, say('Halo?'), { isChat: true })
  return order
}

test('who came first is first in line, and everybody moves up', async () => {
  const { chats } = store.talks
  const [first, second, third] = [await asks(), await asks(), await asks()]
  const places = async () => Promise.all([first, second, third].map(async (order) => await chats.chat(order)))
  expect(await places()).toEqual([1, 2, 3].map((place) => ({ state: 'waiting', place })))
  expect((await chats.waiting()).map(({ thread }) => thread)).toEqual([first, second, third])
  await chats.take(first, ola)
  expect(await places()).toEqual([
    { state: 'answered', staffName: 'Ola' },
    { state: 'waiting', place: 1 },
    { state: 'waiting', place: 2 },
  ])
})

test('when a guest leaves the line everybody hears of it, at a hand-over nobody; the line is read once for all', async () => {
  const { chats, watch } = store.talks
  const [before, taken, behind] = [await asks(), await asks(), await asks()]
  const marker = newOrder()
  const heard: string[] = []
  const stops = [before, taken, behind, marker].map((thread) =>
    watch([thread], (news) => void heard.push(`${thread} ${news === 'again' ? news : news.kind}`)),
  )
  /** Notifications keep their order: when the marker has arrived, everything before it has. */
  const caughtUp = async () => {
    await store.talks.staff.typing(marker)
    await expect.poll(() => heard).toContain(`${marker} typing`)
    return heard.splice(0).filter((one) => !one.startsWith(marker))
  }
  await caughtUp()
  await chats.take(taken, ola)
  const moved = [before, taken, behind].map((thread) => `${thread} line`)
  expect(await caughtUp()).toEqual([`${taken} chat`, ...moved])
  const [line, again] = await Promise.all([chats.line(), chats.line()])
  expect(again).toBe(line)
  expect([...line.places]).toEqual([
    [before, 1],
    [behind, 2],
  ])
  await chats.handOver(taken, jan)
  expect(await caughtUp()).toEqual([`${taken} chat`])
  await chats.end(before)
  expect(await caughtUp()).toEqual([`${before} chat`, ...moved])
  for (const stop of stops) stop()
})

test('of two who take a guest at once one gets them', async () => {
  const order = await asks()
  const taken = await Promise.all([store.talks.chats.take(order, ola), store.talks.chats.take(order, jan)])
  expect(taken.filter(Boolean)).toHaveLength(1)
})

test('a guest who writes again keeps the place, and the person who answers', async () => {
  const order = newOrder()
  const anna = newReader(order)
  const write = () => store.talks.guest.reply(anna, order, say('Halo?'), { isChat: true })
  await write()
  await asks()
  await write()
  expect(await store.talks.chats.chat(order)).toEqual({ state: 'waiting', place: 1 })
  await store.talks.chats.take(order, ola)
  await write()
  expect(await store.talks.chats.chat(order)).toEqual({ state: 'answered', staffName: 'Ola' })
})

test('a conversation is handed over, ended, and asked for again', async () => {
  const { chats, guest } = store.talks
  const order = newOrder()
  const anna = newReader(order)
  expect(await chats.chat(order)).toEqual({ state: 'none' })
  await guest.reply(anna, order, say('Halo?'), { isChat: true })
  expect(await chats.handOver(order, jan)).toBe(false)
  await chats.take(order, ola)
  expect(await chats.handOver(order, jan)).toBe(true)
  expect(await chats.chat(order)).toEqual({ state: 'answered', staffName: 'Jan' })
  await chats.end(order)
  expect(await chats.chat(order)).toEqual({ state: 'ended' })
  await guest.reply(anna, order, say('Jeszcze jedno'), { isChat: true })
  expect(await chats.chat(order)).toMatchObject({ state: 'waiting' })
})

test('a message of the mailbox waits for nobody', async () => {
  const order = newOrder()
  await store.talks.guest.reply(newReader(order), order, say('Bez pośpiechu'))
  expect(await store.talks.chats.chat(order)).toEqual({ state: 'none' })
})

test('who asked yesterday is not in the line any more', async () => {
  const order = await asks()
  store.setClock('2026-06-02T10:00:00Z')
  expect(await store.talks.chats.chat(order)).toEqual({ state: 'none' })
  expect(await store.talks.chats.waiting()).toEqual([])
})

test('whoever was not heard of for a minute is not there', async () => {
  const { chats } = store.talks
  expect(await chats.staffThere()).toBe(0)
  await chats.atDesk(ola.id)
  await chats.atDesk(jan.id)
  expect(await chats.staffThere()).toBe(2)
  await chats.leftDesk(jan.id)
  expect(await chats.staffThere()).toBe(1)
  store.setClock('2026-06-01T10:02:00Z')
  expect(await chats.staffThere()).toBe(0)
})
