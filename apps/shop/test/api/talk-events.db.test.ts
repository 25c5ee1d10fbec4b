import { randomUUID } from 'node:crypto'
import { expect, onTestFinished } from 'vitest'
import { type AccountGuest, accountShopOf, customerOf, mytui, newPerson } from '../account-shop.ts'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
import { shopTest as test } from '../search-shop.ts'
import { noon } from '../shop-content.ts'

let shop: ReturnType<typeof accountShopOf>
let otherNode: TestApp
const addresses: string[] = []
test.beforeAll(async ({ shop: opened }) => {
  shop = accountShopOf(await opened.front({}))
  otherNode = await buildTestApp({ databaseUrl: opened.databaseUrl })
  for (const { app } of [shop, otherNode]) addresses.push(await app.listen({ port: 0, host: '127.0.0.1' }))
})
test.afterAll(async () => {
  await otherNode?.close()
  await shop?.close()
})

interface Heard {
  event: string
  id: string | null
  data: Record<string, unknown>
}

/** An event stream at one of the nodes. */
async function listenAt(address: string, guest: AccountGuest, query: string, lastEventId?: string) {
  const leaving = new AbortController()
  const cookie = [...guest.cookies].map((pair) => pair.join('=')).join('; ')
  const stream = await fetch(`${address}${mytui}/mailbox/events${query}`, {
    headers: { cookie, ...(lastEventId && { 'last-event-id': lastEventId }) },
    signal: leaving.signal,
  })
  const heard: Heard[] = []
  const reading = (async () => {
    let text = ''
    for await (const part of stream.body ?? []) {
      text += Buffer.from(part as Uint8Array).toString()
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      heard.push(...blocks.flatMap(eventOf))
    }
  })().catch(() => {})
  const stop = async () => {
    leaving.abort()
    await reading
  }
  onTestFinished(stop)
  const of = (event: string) => heard.filter((one) => one.event === event)
  return { stop, of, stream, reading, texts: () => of('message').map(({ data }) => data.text) }
}

function eventOf(block: string): Heard[] {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? null
  const data = field('data')
  return data === null ? [] : [{ event: field('event') ?? '', id: field('id'), data: JSON.parse(data) }]
}

/** A customer with a question. */
async function asker() {
  const guest = await customerOf(shop, newPerson())
  const asked = await guest.call(`${mytui}/mailbox/reply`, {
    subject: 'Zima',
    text: '1',
    sentAs: randomUUID(),
  })
  return { guest, thread: asked.json().thread as string }
}
const staffWrites = (node: TestApp, thread: string, text: string) =>
  node.services.talks.staff.write({ id: 's', name: 'Ola' }, { thread }, { text, sentAs: randomUUID() })

test('GET mailbox/events: a page at one node hears what is written at the other, with numbers as ids', async () => {
  const { guest, thread } = await asker()
  const page = await listenAt(addresses[1] ?? '', guest, `?thread=${thread}&after=0`)
  expect(page.stream.headers.get('content-type')).toContain('text/event-stream')
  await expect.poll(page.texts).toEqual(['1'])
  await staffWrites(shop, thread, '2')
  await expect.poll(page.texts).toEqual(['1', '2'])
  expect(page.of('message').map(({ id }) => id)).toEqual(['1', '2'])
  await shop.services.talks.staff.typing(thread)
  await expect.poll(() => page.of('typing').length).toBe(1)
  await shop.services.talks.staff.markRead(thread, 2)
  await expect.poll(() => page.of('read').at(-1)?.data).toEqual({ staffRead: 2 })
})

test('a connection that comes again, at another node, misses nothing and hears nothing twice', async () => {
  const { guest, thread } = await asker()
  const first = await listenAt(addresses[0] ?? '', guest, `?thread=${thread}&after=1`)
  await staffWrites(otherNode, thread, '2')
  await expect.poll(first.texts).toEqual(['2'])
  await first.stop()
  await staffWrites(shop, thread, '3')
  await staffWrites(otherNode, thread, '4')
  const last = first.of('message').at(-1)?.id ?? ''
  const second = await listenAt(addresses[1] ?? '', guest, `?thread=${thread}&after=1`, last)
  await expect.poll(second.texts).toEqual(['3', '4'])
  await staffWrites(shop, thread, '5')
  await expect.poll(second.texts).toEqual(['3', '4', '5'])
})

test('what is written at both nodes at once is heard completely and in order by everybody', async () => {
  const { guest, thread } = await asker()
  const pages = await Promise.all(
    addresses.map((address) => listenAt(address, guest, `?thread=${thread}&after=1`)),
  )
  await Promise.all(
    Array.from({ length: 6 }, (_, at) => staffWrites(at % 2 ? shop : otherNode, thread, `${at}`)),
  )
  for (const page of pages) {
    await expect.poll(() => page.of('message').length).toBe(6)
    expect(page.of('message').map(({ id }) => Number(id))).toEqual(
      Array.from({ length: 6 }, (_, at) => at + 2),
    )
  }
})

test('GET mailbox/events without a thread tells how many messages are unread', async () => {
  const { guest, thread } = await asker()
  const page = await listenAt(addresses[0] ?? '', guest, '')
  await expect.poll(() => page.of('unread').at(-1)?.data).toEqual({ unread: 0 })
  await staffWrites(otherNode, thread, '2')
  await expect.poll(() => page.of('unread').at(-1)?.data).toEqual({ unread: 1 })
})

test.for(['a thread', 'the number of unread messages'])(
  'a stream of %s that opens after a quarter of an hour renews the session, and the customer stays logged in',
  async (what) => {
    const { guest, thread } = await asker()
    const at = (seconds: number) =>
      shop.setClock(new Date(new Date(noon).getTime() + seconds * 1_000).toISOString())
    onTestFinished(() => shop.setClock(noon))
    at(16 * 60)
    const query = what === 'a thread' ? `?thread=${thread}&after=0` : ''
    const page = await listenAt(addresses[0] ?? '', guest, query)
    const cookies = page.stream.headers.getSetCookie().map((cookie) => cookie.split(';')[0]?.split('=') ?? [])
    expect(cookies.map(([name]) => name)).toEqual(['tui_bt', 'tui_rt'])
    for (const [name = '', value = ''] of cookies) guest.cookies.set(name, value)
    expect(await guest.userInfo()).toMatchObject({ authenticated: true })
    at(32 * 60)
    expect(await guest.userInfo()).toMatchObject({ authenticated: true })
  },
)

test('a node that goes down lets its listeners go, and they go on at the other', async () => {
  const { guest, thread } = await asker()
  const dying = await otherNode.front({})
  const address = await dying.app.listen({ port: 0, host: '127.0.0.1' })
  const first = await listenAt(address, guest, `?thread=${thread}&after=1`)
  await staffWrites(shop, thread, '2')
  await expect.poll(first.texts).toEqual(['2'])
  await dying.close()
  await first.reading
  await staffWrites(shop, thread, '3')
  const second = await listenAt(addresses[0] ?? '', guest, `?thread=${thread}&after=1`, '2')
  await expect.poll(second.texts).toEqual(['3'])
})
