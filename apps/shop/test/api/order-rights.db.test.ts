import { randomUUID } from 'node:crypto'
import { type Role, roles } from '@wojaz/staff'
import { formatDate } from '@wojaz/travel/dates'
import { expect, vi } from 'vitest'
import type { ReservationsView } from '../../app/features/account/reservation-view.ts'
import { actJoin } from '../../server/reservation/join-page.ts'
import { loadPreview } from '../../server/reservation/preview-page.ts'
import { pagesOf } from '../account-pages.ts'
import { type AccountGuest, customerOf, mytui, newPerson } from '../account-shop.ts'
import { contact } from '../checkout-shop.ts'
import { keepFormerContact, moveAddress } from '../moved-address.ts'
import { officeOf } from '../office-staff.ts'
import { type ReservationShop, reservationTest as test } from '../reservation-shop.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: ReservationShop
test.beforeAll(({ shop: opened }) => {
  shop = opened
})

const listed = async (guest: AccountGuest) => {
  const { upcoming, past, cancelled } = (
    await guest.send('GET', `${mytui}/reservations`)
  ).json<ReservationsView>()
  return [...upcoming, ...past, ...cancelled].map(({ number }) => number)
}

/** A trip that was bought while logged in; then its customer has moved to another address, and somebody has taken the old one. */
async function movedTrip() {
  const owner = newPerson()
  const browser = await customerOf(shop, owner)
  const order = await shop.ordered(owner.email, browser)
  await shop.payDeposit(order)
  const moved = { ...owner, email: `nowa.${owner.email}` }
  await moveAddress(shop, browser, { from: owner.email, to: moved.email })
  const { number } = order
  return { number, former: owner.email, owner: { ...moved, browser } }
}

/** Adds the trip to the account of a relative: the mailbox of the order has agreed. */
async function relativeOf(number: string, mailbox: string) {
  const person = newPerson()
  const browser = await customerOf(shop, person)
  await browser.call(`${mytui}/reservation/add`, {
    number,
    lastName: contact.lastName,
    departureDate: formatDate(shop.offer.departureDate),
  })
  const [sent] = await shop.emailsTo(mailbox, 'order-join')
  const token = /[?]token=(\S+)/.exec(sent?.text ?? '')?.[1] ?? ''
  await pagesOf(shop, browser, '198.51.100.204').send(actJoin, `/mytui/dodaj-rezerwacje?token=${token}`, {})
  return browser
}

type Verb = (guest: AccountGuest, number: string) => Promise<number>

const get =
  (path: (number: string) => string): Verb =>
  async (guest, number) =>
    (await guest.send('GET', path(number))).statusCode
const post =
  (path: string, payload: (number: string) => object): Verb =>
  async (guest, number) =>
    (await guest.call(`${mytui}/${path}`, payload(number))).statusCode
const person = { title: 'woman', firstName: 'Ewa', lastName: 'Obca', birthDate: '24.03.1987' }

/** What can be done to a trip. The last one ends it. */
const verbs: Readonly<Record<string, Verb>> = {
  'read it': get((number) => `${mytui}/reservation?number=${number}`),
  'open its documents': get((number) => `/pz/dokumenty/${number}/potwierdzenie.pdf`),
  'open its calendar': get((number) => `/pz/dokumenty/${number}/kalendarz.ics`),
  'see what is due': get(
    (number) => `${mytui}/reservation/change-data/payment-data/payment-modes?number=${number}`,
  ),
  'see until when it can be changed': get((number) => `${mytui}/editable-until?number=${number}`),
  'read travel documents': get((number) => `${mytui}/reservation/traveller-data?number=${number}`),
  'read its messages': get((number) => `${mytui}/mailbox/messages?thread=${number}`),
  'open its chat': get((number) => `${mytui}/reservation/chat-token/${number}`),
  'write a draft': post('mailbox/draft', (thread) => ({ thread, text: 'Halo' })),
  'write a message': post('mailbox/reply', (thread) => ({ thread, text: 'Halo', sentAs: randomUUID() })),
  'send its documents': post('documents/send', (number) => ({
    number,
    email: `jan-${number.toLowerCase()}@wojaz.example`,
  })),
  'state a wish': post('reservation/change-data/wishes', (number) => ({ number, kinds: ['cot'], text: '' })),
  'ask for another date': post('reservation/change/quote', (number) => ({ number, join: person })),
  'ask what cancelling costs': post('reservation/cancel/quote', (number) => ({ number })),
  'cancel it': async (guest, number) => {
    const quote = await shop.services.booking.quoteCancel(number)
    if (!quote.ok) throw new Error(quote.refusal.code)
    const answer = await guest.call(`${mytui}/reservation/cancel/confirm`, { number, quote: quote.value.id })
    return answer.statusCode
  },
}

/** Whether a verb did anything: a refusal of the trip's own rules is also an answer to somebody who may ask. */
const answers: Readonly<Record<number, string>> = {
  200: 'may',
  201: 'may',
  202: 'may',
  204: 'may',
  409: 'may',
  403: 'log in',
  404: 'unknown',
}
const may = (status: number) => answers[status] ?? `broken: ${status}`
const tried = async (guest: AccountGuest, number: string, names = Object.keys(verbs)) =>
  Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, may((await verbs[name]?.(guest, number)) ?? 0)])),
  )
/** Documents ask for no login: without a right to them they do not exist. */
const everywhere = (word: string, files = word) =>
  Object.fromEntries(
    Object.keys(verbs).map((name) => [
      name,
      /documents|calendar/.test(name) && name.startsWith('open') ? files : word,
    ]),
  )

test('who may do what to a trip: its customer everything, and neither the new owner of their former address nor a companion nor anybody else anything', async () => {
  const { number, owner, former } = await movedTrip()
  await keepFormerContact(shop, number, former)
  const stranger = await customerOf(shop, { ...newPerson(), email: former })
  await shop.services.sharing.makePreview(number, { hasDocuments: false })
  const link = (await shop.services.sharing.previewOf(number))?.link ?? ''
  const companion = shop.guest()
  const preview = await pagesOf(shop, companion, '198.51.100.205').open(
    loadPreview,
    `/mytui/podglad?link=${link}`,
  )
  expect(preview.status).toBe(200)
  const before = await shop.services.booking.order(number)
  expect(await tried(stranger, number)).toEqual(everywhere('unknown'))
  expect(await tried(companion, number)).toEqual(everywhere('log in', 'unknown'))
  expect(await tried(shop.guest(), number)).toEqual(everywhere('log in', 'unknown'))
  expect(await listed(stranger)).toEqual([])
  expect(await shop.services.booking.order(number)).toEqual(before)
  const relative = await relativeOf(number, former)
  const names = Object.keys(verbs).filter((name) => name !== 'cancel it')
  const asked = Object.fromEntries(names.map((name) => [name, 'may']))
  expect(await tried(relative, number, names)).toEqual(asked)
  expect(await listed(relative)).toEqual([number])
  expect(await tried(owner.browser, number, names)).toEqual(asked)
  expect(await tried(owner.browser, number, ['cancel it'])).toEqual({ 'cancel it': 'may' })
  expect(await listed(owner.browser)).toEqual([number])
})

test.for<[Role, number]>([
  ['service', 200],
  ['operations', 200],
  ['finance', 200],
  ['manager', 200],
  ['admin', 403],
])('staff in the role %s open a trip by their role, not by its address: %i', async ([role, status]) => {
  const email = `obcy-${randomUUID().slice(0, 8)}@wojaz.example`
  const { number } = await shop.ordered(email)
  const colleague = await officeOf(shop).colleague(role)
  expect((await colleague.open(`/zamowienia/${number}`)).statusCode).toBe(status)
})

test('the table of staff names every role', () => {
  expect([...roles]).toEqual(['service', 'operations', 'finance', 'manager', 'admin'])
})

test('a trip bought while logged in is closed to whoever has the address it was given', async () => {
  const mama = newPerson()
  const { number } = await shop.ordered(mama.email, await customerOf(shop, newPerson()))
  const browser = await customerOf(shop, mama)
  expect(await listed(browser)).toEqual([])
  expect(may((await verbs['read it']?.(browser, number)) ?? 0)).toBe('unknown')
})

test('a guest’s trip joins the account of its address once, says so once, and stays when the address goes to somebody else', async () => {
  const anna = newPerson()
  const { number } = await shop.booked(anna.email)
  const browser = await customerOf(shop, anna)
  for (const _ of ['once', 'twice']) expect(await listed(browser)).toEqual([number])
  const { user_uid: id } = await browser.userInfo()
  const { rows } = officeOf(shop)
  const ownerOf = async () =>
    (
      await rows<{ id: string }>('select customer_id as id from booking.orders where number = $1', [number])
    )[0]?.id
  expect(await ownerOf()).toBe(id)
  const told = await shop.emailsTo(anna.email, 'order-joined')
  expect(told.map(({ text }) => text)).toEqual([expect.stringContaining(number)])
  const celina = await customerOf(shop, newPerson())
  await rows(`update account.customers set email = 'gone.' || email where id = $1`, [id])
  const { user_uid: other } = await celina.userInfo()
  await rows('update account.customers set email = $2 where id = $1', [other, anna.email])
  expect(await listed(celina)).toEqual([])
  expect(await listed(browser)).toEqual([number])
  expect(await ownerOf()).toBe(id)
})

test('when an account moves to another address, emails about its trips go there too', async () => {
  const { number, owner } = await movedTrip()
  expect((await shop.services.booking.order(number))?.contact.email).toBe(owner.email)
  const [told] = await shop.emailsTo(owner.email, 'order-changed')
  expect(told?.text).toContain(number)
})

test('erasing the data of an address takes no trip away from another customer', async () => {
  const browser = await customerOf(shop, newPerson())
  const email = `kontakt-${randomUUID().slice(0, 8)}@wojaz.example`
  const order = await shop.ordered(email, browser)
  await shop.payDeposit(order)
  const { number } = order
  await browser.call(`${mytui}/reservation/change-data/wishes`, { number, kinds: ['cot'], text: '' })
  await shop.services.mail.deliverDue()
  const office = officeOf(shop)
  const maria = await office.colleague('manager')
  await maria.send(`/zamowienia/${number}/notatka`, { note: 'Prosi o łóżeczko.' })
  const found = await maria.send('/dane', { email })
  const page = String(found.headers.location).replace('/biuro', '')
  expect((await maria.open(page)).body).not.toContain(number)
  const query = page.slice(page.indexOf('?'))
  const erased = await maria.send(`/dane/usuniecie${query}`, { reason: 'wniosek', confirm: email })
  expect(erased.body).toContain('Dane usunięte')
  const kept = await office.rows<{ owned: boolean; filled: boolean }>(
    `select customer_id is not null and whole_until is null as owned, participants <> '[]' as filled
     from booking.orders join booking.carts on carts.id = cart_id where number = $1`,
    [number],
  )
  expect(kept).toEqual([{ owned: true, filled: true }])
  const notes = await office.rows<{ text: string }>('select text from staff.notes where order_number = $1', [
    number,
  ])
  expect(notes.map(({ text }) => text)).toEqual(['Prosi o łóżeczko.'])
  expect(may((await verbs['read it']?.(browser, number)) ?? 0)).toBe('may')
  expect(await listed(browser)).toEqual([number])
})
