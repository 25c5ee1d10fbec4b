import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { MessageView } from '../../app/features/mailbox/mailbox-view.ts'
import { type AccountGuest, customerOf, mytui, newPerson } from '../account-shop.ts'
import { officeOf } from '../office-staff.ts'
import { type ReservationShop, reservationTest as test } from '../reservation-shop.ts'

let shop: ReservationShop
test.beforeAll(({ shop: opened }) => {
  shop = opened
})

/** A customer who has written about their trip. */
async function asking(text: string) {
  const person = newPerson()
  const { number } = await shop.booked(person.email)
  const browser = await customerOf(shop, person)
  const sent = await browser.call(`${mytui}/mailbox/reply`, { sentAs: randomUUID(), thread: number, text })
  expect(sent.statusCode).toBe(201)
  return { person, number, browser }
}

const messagesOf = async (guest: AccountGuest, thread: string) =>
  (await guest.send('GET', `${mytui}/mailbox/messages?thread=${thread}`)).json<{ messages: MessageView[] }>()
    .messages
const sentAsIn = (html: string) => /name="sentAs" value="([^"]+)"/.exec(html)?.[1] ?? ''
const chatOf = (number: string) => shop.services.talks.chats.chat(number)

/** Does what the chat page does. */
async function waits(number: string) {
  await shop.services.database.pool.query(
    `insert into talks.chat (thread_id, state, asked_at) values ($1, 'waiting', $2)`,
    [number, shop.services.clock()],
  )
}

test('a guest writes, the office finds it, answers once however often it is pressed, and the guest reads it', async () => {
  const office = officeOf(shop)
  const { person, number, browser } = await asking('Czy w pokoju jest łóżeczko?')
  const ewa = await office.colleague('service')
  const list = await ewa.open('/rozmowy')
  expect(list.body).toContain(`/biuro/rozmowy/${number}`)
  expect((await ewa.open('/rozmowy?slowo=lozeczko')).body).toContain(number)

  const page = await ewa.open(`/rozmowy/${number}`)
  expect(page.body).toContain('Czy w pokoju jest łóżeczko?')
  // Reading is not answering: the thread stays in the list.
  expect((await ewa.open('/rozmowy')).body).toContain(`/biuro/rozmowy/${number}`)
  const fields = { sentAs: sentAsIn(page.body), text: 'Tak, już je zamówiliśmy.' }
  const [first, again] = [
    await ewa.send(`/rozmowy/${number}`, fields),
    await ewa.send(`/rozmowy/${number}`, fields),
  ]
  expect([first.statusCode, again.statusCode]).toEqual([303, 303])
  expect((await ewa.open('/rozmowy')).body).not.toContain(`/biuro/rozmowy/${number}`)
  const answers = (await messagesOf(browser, number)).filter(({ by }) => by === 'staff')
  expect(answers).toMatchObject([{ text: fields.text, name: 'Osoba' }])
  expect(await office.logOf(number)).toEqual(
    expect.arrayContaining(['talks-listed', 'talk-seen', 'talk-answered']),
  )
  // The email mentions the message but does not contain it.
  const [email] = await shop.emailsTo(person.email, 'talk-news')
  expect(email?.text).toContain('/mytui/')
  expect(email?.text).not.toContain('zamówiliśmy')
})

test('an open page is one look in the log; an empty or endless answer is said at its field and kept', async () => {
  const office = officeOf(shop)
  const { number } = await asking('Dzień dobry')
  const ewa = await office.colleague('service')
  for (let look = 0; look < 3; look++) await ewa.open(`/rozmowy/${number}`)
  expect((await office.logOf(number)).filter((act) => act === 'talk-seen')).toHaveLength(1)
  const sentAs = randomUUID()
  const empty = await ewa.send(`/rozmowy/${number}`, { sentAs, text: ' \n ' })
  expect([empty.statusCode, empty.body.includes('Wpisz odpowiedź.')]).toEqual([422, true])
  const long = await ewa.send(`/rozmowy/${number}`, { sentAs, text: 'x'.repeat(4_001) })
  expect([long.statusCode, long.body.includes('x'.repeat(4_001)), sentAsIn(long.body)]).toEqual([
    ...[422, true, sentAs],
  ])
})

test('markup a guest writes is text in the office', async () => {
  const { number } = await asking('<script>alert(1)</script><img src=x onerror=alert(2)>')
  const ewa = await officeOf(shop).colleague('manager')
  for (const path of [`/rozmowy/${number}`, '/rozmowy?ktore=wszystkie', '/rozmowy?slowo=alert']) {
    const { body } = await ewa.open(path)
    expect(body).toContain('&lt;script&gt;')
    expect(body).not.toMatch(/<script>alert|<img src=x/)
  }
})

test('a chat is taken by one of two, handed over to who answers guests, and ended', async () => {
  const office = officeOf(shop)
  const { number } = await asking('Jest tam ktoś?')
  await waits(number)
  const [ewa, jan, finance] = [
    await office.colleague('service'),
    await office.colleague('manager'),
    await office.colleague('finance'),
  ]
  expect((await ewa.open('/rozmowy')).body).toContain('Czekają na czacie')
  const chat = (who: typeof ewa, fields: Record<string, string>) =>
    who.send(`/rozmowy/${number}/czat`, fields)
  const taken = await Promise.all([chat(ewa, { co: 'take' }), chat(jan, { co: 'take' })])
  expect(taken.map(({ statusCode }) => statusCode).sort()).toEqual([303, 409])
  expect(await chatOf(number)).toMatchObject({ state: 'answered' })
  expect((await chat(ewa, { co: 'hand-over', to: finance.member.id })).statusCode).toBe(409)
  expect((await chat(ewa, { co: 'hand-over', to: jan.member.id })).statusCode).toBe(303)
  expect((await chat(jan, { co: 'end' })).statusCode).toBe(303)
  expect((await chat(jan, { co: 'end' })).statusCode).toBe(409)
  expect((await chat(jan, { co: 'nonsense' })).statusCode).toBe(404)
  expect(await chatOf(number)).toEqual({ state: 'ended' })
  expect(await office.logOf(number)).toEqual(
    expect.arrayContaining(['chat-taken', 'chat-handed-over', 'chat-ended']),
  )
})

test('whoever has the page open counts as there; threads and files that are not there are none', async () => {
  const ewa = await officeOf(shop).colleague('service')
  await ewa.open('/rozmowy')
  expect(await shop.services.talks.chats.staffThere()).toBeGreaterThan(0)
  for (const path of ['/rozmowy/W000000000', '/rozmowy/nie-ma', `/rozmowy/nie-ma/1/${randomUUID()}`])
    expect((await ewa.open(path)).statusCode).toBe(404)
})
