import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { actReservation } from '../../server/reservation/act-reservation.ts'
import { loadReservation } from '../../server/reservation/load-reservation.ts'
import { pagesOf } from '../account-pages.ts'
import { type AccountGuest, customerOf, mytui, newPerson } from '../account-shop.ts'
import { type ReservationShop, reservationTest as test } from '../reservation-shop.ts'

let shop: ReservationShop
test.beforeAll(({ shop: opened }) => {
  shop = opened
})

// Removes staff that other tests have left at their desk.
test.beforeEach(() => shop.services.database.pool.query('delete from talks.at_desk'))

const ola = { id: `staff-${randomUUID()}`, name: 'Ola' }

async function traveller() {
  const person = newPerson()
  const { number } = await shop.booked(person.email)
  return { number, browser: await customerOf(shop, person) }
}
const tokenOf = async (browser: AccountGuest, number: string) =>
  (await browser.send('GET', `${mytui}/reservation/chat-token/${number}`)).json()
const write = (browser: AccountGuest, thread: string, chatToken: string, text = 'Halo?') =>
  browser.call(`${mytui}/mailbox/reply`, { thread, text, chatToken, sentAs: randomUUID() })
const chatOf = (number: string) => shop.services.talks.chats.chat(number)
/** A weekday or its night, by the test's clock. */
const at = (hour: string) => shop.setClock(`2026-06-02T${hour}:00:00Z`)

test('GET reservation/chat-token: while somebody is there it is open, and says until when', async () => {
  const { number, browser } = await traveller()
  expect((await tokenOf(browser, number)).chat).toEqual({ state: 'away' })
  await shop.services.talks.chats.atDesk(ola.id)
  expect(await tokenOf(browser, number)).toMatchObject({
    thread: number,
    chat: { state: 'open', until: expect.stringMatching(/^\d\d:\d\d$/) },
  })
  await shop.services.talks.chats.leftDesk(ola.id)
})

test('a message with the token waits in line for a person; one without it, or with that of another trip, is only in the mailbox', async () => {
  const { number, browser } = await traveller()
  const other = await traveller()
  const foreign = await tokenOf(other.browser, other.number)
  for (const token of ['', 'x', foreign.token]) {
    expect((await write(browser, number, token)).statusCode).toBe(201)
    expect(await chatOf(number)).toEqual({ state: 'none' })
  }
  const { token } = await tokenOf(browser, number)
  await write(browser, number, token)
  expect(await chatOf(number)).toMatchObject({ state: 'waiting' })
  await shop.services.talks.chats.take(number, ola)
  expect((await tokenOf(browser, number)).chat).toEqual({ state: 'answered', name: 'Ola' })
  // It is one conversation: the mailbox contains all of it.
  const { messages } = (await browser.send('GET', `${mytui}/mailbox/messages?thread=${number}`)).json()
  expect(messages).toHaveLength(5)
})

test('at night a message waits for nobody, and the guest hears when somebody is back', async () => {
  const { number, browser } = await traveller()
  at('02')
  const { token, chat } = await tokenOf(browser, number)
  expect(chat).toEqual({ state: 'closed', opensAt: { day: '2026-06-02', time: '09:00' } })
  expect((await write(browser, number, token)).statusCode).toBe(201)
  expect(await chatOf(number)).toEqual({ state: 'none' })
})

test('POST mailbox/typing tells the office; a token of somebody else opens nothing', async () => {
  const { number, browser } = await traveller()
  const heard: unknown[] = []
  const stop = shop.services.talks.watch([number], (news) => heard.push(news))
  const { token } = await tokenOf(browser, number)
  expect((await browser.call(`${mytui}/mailbox/typing`, { chatToken: token })).statusCode).toBe(204)
  await expect.poll(() => heard).toEqual([{ thread: number, kind: 'typing', by: 'guest' }])
  stop()
  const thief = await customerOf(shop, newPerson())
  expect((await thief.call(`${mytui}/mailbox/typing`, { chatToken: token })).statusCode).toBe(404)
})

test('/mytui/rezerwacja/{id}/karta/czat: the thread of the trip, honest about who is there; without scripts it is written into', async () => {
  const { number, browser } = await traveller()
  const page = pagesOf(shop, browser, '198.51.100.211')
  const open = (tab: string) =>
    page.open((context, request) => loadReservation(context, request, { number, tab }), '/x')
  expect((await open('podsumowanie')).data.page.head).toMatchObject({ unread: 1 })
  const chat = (await open('czat')).data.page
  expect(chat.head.tabs).toContain('czat')
  expect(chat.part).toMatchObject({ tab: 'czat', line: { state: 'away' } })
  expect((await open('podsumowanie')).data.page.head).toMatchObject({ unread: 0 })
  const sent = await page.send((context, request) => actReservation(context, request, number, 'czat'), '/x', {
    intent: 'reply',
    text: 'Halo?',
    sentAs: randomUUID(),
  })
  expect(sent.to).toBe(`/mytui/rezerwacja/${number}/karta/czat?zrobione=sent`)
  expect(await chatOf(number)).toMatchObject({ state: 'waiting' })
})
