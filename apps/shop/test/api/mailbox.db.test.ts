import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { MessageView } from '../../app/features/mailbox/mailbox-view.ts'
import { actJoin } from '../../server/reservation/join-page.ts'
import { actMailbox, loadMailbox } from '../../server/talks/mailbox-page.ts'
import { actThread, loadThread } from '../../server/talks/thread-page.ts'
import { pagesOf } from '../account-pages.ts'
import { type AccountGuest, customerOf, mytui, newPerson } from '../account-shop.ts'
import { type ReservationShop, reservationTest as test } from '../reservation-shop.ts'

let shop: ReservationShop
test.beforeAll(({ shop: opened }) => {
  shop = opened
})

// Removes staff that other tests have left at their desk.
test.beforeEach(() => shop.services.database.pool.query('delete from talks.at_desk'))

interface Messages {
  messages: MessageView[]
  staffRead: number
}

const ola = { id: 'staff-1', name: 'Ola' }
const get = (guest: AccountGuest, path: string) => guest.send('GET', `${mytui}/${path}`)
const messages = async (guest: AccountGuest, thread: string) =>
  (await get(guest, `mailbox/messages?thread=${thread}`)).json<Messages>().messages
const reply = (guest: AccountGuest, body: object) =>
  guest.call(`${mytui}/mailbox/reply`, { sentAs: randomUUID(), ...body })
const staffWrites = (order: string, text: string) =>
  shop.services.talks.staff.write(ola, { orderNumber: order }, { text, sentAs: randomUUID() })
const unread = async (guest: AccountGuest) => (await get(guest, 'customerMessages/unread')).json().unread
const pagesFor = (guest: AccountGuest) => pagesOf(shop, guest, '198.51.100.210')

/** A customer with a trip. */
async function traveller() {
  const person = newPerson()
  const { number } = await shop.booked(person.email)
  return { person, number, browser: await customerOf(shop, person) }
}

test('GET mailbox/messages: every e-mail about the order is there, also those from before the account, without the link that opens it', async () => {
  const { person, number, browser } = await traveller()
  const [shown] = await messages(browser, number)
  const [sent] = await shop.emailsTo(person.email, 'order-confirmed')
  expect(shown).toMatchObject({ number: 1, by: 'machine', files: [] })
  expect(shown?.subject).toContain(number)
  expect(sent?.text).toContain('link=')
  expect(shown?.text).not.toMatch(/link=|https?:/)
  expect(shown?.text).toContain(shop.offer.hotelName)
  expect(await unread(browser)).toBe(1)
})

test('POST mailbox/reply: a message sent twice is there once; the office answers; unread is what came after', async () => {
  const { number, browser } = await traveller()
  const sentAs = randomUUID()
  const [one, two] = [
    await reply(browser, { thread: number, text: ' Czy jest łóżeczko?\r\n', sentAs }),
    await reply(browser, { thread: number, text: ' Czy jest łóżeczko?\r\n', sentAs }),
  ]
  expect([one.statusCode, two.statusCode]).toEqual([201, 201])
  expect(one.json()).toEqual(two.json())
  expect(one.json()).toMatchObject({
    thread: number,
    message: { number: 2, by: 'me', text: 'Czy jest łóżeczko?' },
  })
  await staffWrites(number, 'Tak.')
  expect(await messages(browser, number)).toMatchObject([
    { by: 'machine' },
    { by: 'me' },
    { by: 'staff', name: 'Ola', text: 'Tak.' },
  ])
  expect(await unread(browser)).toBe(2)
  expect((await browser.call(`${mytui}/mailbox/read`, { thread: number, number: 3 })).statusCode).toBe(204)
  expect(await unread(browser)).toBe(0)
})

test('GET mailbox/threads: by trip, with how many are unread, and what is searched for', async () => {
  const { number, browser } = await traveller()
  await reply(browser, { thread: number, text: 'Prosimy o łóżeczko' })
  const { threads } = (await get(browser, 'mailbox/threads')).json()
  expect(threads).toMatchObject([{ id: number, orderNumber: number, lastAuthor: 'guest', unread: 1 }])
  const { found } = (await get(browser, 'mailbox/threads?query=lozeczko')).json()
  expect(found).toMatchObject([{ thread: number, number: 2, by: 'me' }])
})

test('POST mailbox/reply without a thread begins a question of its own; what is missing is told at its field', async () => {
  const browser = await customerOf(shop, newPerson())
  const asked = await reply(browser, { subject: 'Zima', text: 'Kiedy będzie oferta?' })
  expect(asked.statusCode).toBe(201)
  expect(await messages(browser, asked.json().thread)).toHaveLength(1)
  for (const [body, field] of [
    [{ subject: ' ', text: 'Kiedy?' }, 'subject'],
    [{ subject: 'Zima', text: ' \n' }, 'text'],
    [{ subject: 'Zima', text: 'x'.repeat(4_001) }, 'text'],
  ] as const) {
    const refused = await reply(browser, body)
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, [field]])
  }
  expect((await browser.call(`${mytui}/mailbox/reply`, { text: 'x', sentAs: 'x' })).statusCode).toBe(400)
})

test('GET mailbox/info says what is taken and when somebody answers at once', async () => {
  const browser = await customerOf(shop, newPerson())
  expect((await get(browser, 'mailbox/info')).json()).toMatchObject({
    unread: 0,
    longestMessage: 4_000,
    chat: { isSomebodyThere: false },
  })
})

test('every call of the mailbox: 404 for what is somebody else’s or nobody’s, 403 for strangers and foreign pages', async () => {
  const { number } = await traveller()
  const other = await customerOf(shop, newPerson())
  const question = await reply(other, { subject: 'Zima', text: 'Kiedy?' })
  const third = await customerOf(shop, newPerson())
  const threads = [number, question.json().thread, 'W402917652', 'x']
  const calls = (thread: string) =>
    [
      ['GET', `mailbox/messages?thread=${thread}`],
      ['GET', `mailbox/events?thread=${thread}`],
      ['POST', 'mailbox/reply', { thread, text: 'Halo', sentAs: randomUUID() }],
      ['POST', 'mailbox/draft', { thread, text: 'Halo' }],
      ['POST', 'mailbox/read', { thread, number: 1 }],
      ['GET', `reservation/chat-token/${thread}`],
      ['POST', 'mailbox/typing', { chatToken: 'x' }],
    ] as const
  for (const thread of threads)
    for (const [method, path, body] of calls(thread)) {
      const answer = await third.send(method, `${mytui}/${path}`, body)
      expect([path, answer.statusCode]).toEqual([path, 404])
    }
  const open = [
    ...calls(number),
    ['GET', 'customerMessages/unread'],
    ['GET', 'mailbox/threads'],
    ['GET', 'mailbox/info'],
  ] as const
  for (const [method, path, body] of open) {
    expect([path, (await shop.guest().send(method, `${mytui}/${path}`, body)).statusCode]).toEqual([
      path,
      403,
    ])
    const foreign = await third.send(method, `${mytui}/${path}`, body, {
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'cors',
    })
    expect([path, foreign.statusCode]).toEqual([path, 403])
  }
  expect(await shop.services.talks.staff.messages(number)).toMatchObject({ messages: { length: 1 } })
})

test('a booking that joins an account brings its messages, one that is let go takes them away', async () => {
  const email = `mama-${randomUUID().slice(0, 8)}@wojaz.example`
  const { number } = await shop.booked(email)
  const anna = newPerson()
  const browser = await customerOf(shop, anna)
  expect(await unread(browser)).toBe(0)
  await browser.call(`${mytui}/reservation/add`, {
    number,
    lastName: 'Żółć',
    departureDate: shop.offer.departureDate,
  })
  const [sent] = await shop.emailsTo(email, 'order-join')
  const token = /[?]token=(\S+)/.exec(sent?.text ?? '')?.[1] ?? ''
  await pagesFor(shop.guest()).send(actJoin, `/mytui/dodaj-rezerwacje?token=${token}`, {})
  expect(await messages(browser, number)).toMatchObject([{ by: 'machine' }])
  // Her mother sees the message, written by a fellow traveller.
  await reply(browser, { thread: number, text: 'Jedziemy razem' })
  const mama = await customerOf(shop, { ...newPerson(), email })
  expect(await messages(mama, number)).toMatchObject([{}, { by: 'companion', text: 'Jedziemy razem' }])
  await browser.call(`${mytui}/reservation/disclaim`, { number })
  expect((await get(browser, `mailbox/messages?thread=${number}`)).statusCode).toBe(404)
})

test('/mytui/skrzynka-odbiorcza shows threads by trip; opening one marks it read', async () => {
  const { number, browser } = await traveller()
  await staffWrites(number, 'Dzień dobry')
  const page = pagesFor(browser)
  const { data } = await page.open(loadMailbox, '/mytui/skrzynka-odbiorcza')
  expect(data.mailbox).toMatchObject({
    unread: 2,
    threads: [
      {
        id: number,
        url: `/mytui/skrzynka-odbiorcza/${number}`,
        trip: { number },
        lastBy: 'staff',
        unread: 2,
      },
    ],
  })
  const opened = await page.open((context, request) => loadThread(context, request, number), `/x`)
  expect(opened.data.view.conversation.messages).toHaveLength(2)
  expect(await unread(browser)).toBe(0)
})

test('a thread without scripts: sent, kept as a draft, and what is wrong comes back with what was typed', async () => {
  const { number, browser } = await traveller()
  const page = pagesFor(browser)
  const act = (fields: Record<string, string>) =>
    page.send((context, request) => actThread(context, request, number), '/x', fields)
  const address = `/mytui/skrzynka-odbiorcza/${number}`
  const sent = { text: 'Bez skryptów', sentAs: randomUUID(), intent: 'reply' }
  for (const _ of ['once', 'twice']) expect((await act(sent)).to).toBe(`${address}?zrobione=sent`)
  expect(await messages(browser, number)).toHaveLength(2)
  expect((await act({ intent: 'draft', text: 'Jeszcze' })).to).toBe(`${address}?zrobione=draft`)
  const opened = await page.open((context, request) => loadThread(context, request, number), '/x')
  expect(opened.data.view.conversation.draft).toBe('Jeszcze')
  const long = await act({ intent: 'reply', text: 'x'.repeat(4_001) })
  expect([long.status, long.data.typed.text.length]).toEqual([422, 4_001])
  expect(long.data.fields.text).toMatch(/4000/)
  const asked = await page.send(actMailbox, '/mytui/skrzynka-odbiorcza', { subject: '', text: 'Kiedy zima?' })
  expect([asked.status, asked.data.typed.text]).toEqual([422, 'Kiedy zima?'])
  const again = await page.open(loadMailbox, '/mytui/skrzynka-odbiorcza')
  expect(again.data.mailbox.draft).toBe('Kiedy zima?')
})
