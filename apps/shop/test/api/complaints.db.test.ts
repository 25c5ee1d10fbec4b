import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { customerOf, newPerson } from '../account-shop.ts'
import { type ReservationShop, reservationTest as test } from '../reservation-shop.ts'

const calls = '/api/www/tui-complaints'
const typed = {
  category: 'room',
  'answer.number': '214',
  description: 'Przez cały pobyt nie działała klimatyzacja.',
  reported: 'no',
  amount: '500',
  iban: 'PL61 1090 1014 0000 0712 1981 2874',
}

let booked: Promise<{ anna: ReturnType<typeof newPerson>; number: string }> | null = null
/** One trip for the whole file, and its customer's browser. */
async function traveller(shop: ReservationShop) {
  booked ??= (async () => {
    const anna = newPerson()
    await customerOf(shop, anna)
    return { anna, number: (await shop.booked(anna.email)).number }
  })()
  const { anna, number } = await booked
  const browser = shop.guest()
  await browser.logIn(anna)
  return { anna, number, browser }
}

test('POST submit-complaint: a number and a deadline at once, a receipt by e-mail, and every step in the history', async ({
  shop,
}) => {
  const { anna, number: orderNumber, browser } = await traveller(shop)
  const form = { orderNumber, typed, wishes: ['reduction'] }
  expect((await browser.call(`${calls}/validate`, form)).json()).toEqual({ isComplete: true })
  const sent = (await browser.call(`${calls}/submit-complaint`, form)).json()
  expect(sent).toEqual({
    number: expect.stringMatching(/^R\d{10}$/),
    deadline: '2026-07-01',
    state: 'received',
  })
  expect((await browser.call(`${calls}/submit-complaint`, form)).json().number).toBe(sent.number)
  expect(await shop.emailsTo(anna.email, 'complaint-received')).toHaveLength(1)
  await shop.services.complaints.office.decide(sent.number, 'ewa', {
    text: 'Zwracamy część.',
    amount: 30_000,
  })
  const { complaints } = (await browser.send('GET', `${calls}/history`)).json()
  expect(complaints).toMatchObject([
    {
      number: sent.number,
      orderNumber,
      state: 'decided',
      decision: { amount: 30_000, answer: null },
      events: [
        { state: 'received', actor: 'guest' },
        { state: 'decided', actor: 'office', text: 'Zwracamy część.' },
      ],
    },
  ])
  expect(JSON.stringify(complaints)).not.toMatch(/ewa|PL6110/)
})

test('POST validate: everything that is wrong is told at its field, in the language of the request', async ({
  shop,
}) => {
  const { number: orderNumber, browser } = await traveller(shop)
  const answer = await browser.call(`${calls}/validate`, { orderNumber, typed: { iban: 'PL00' } })
  expect([answer.statusCode, answer.json()]).toEqual([
    422,
    {
      code: 'form-faulty',
      message: expect.any(String),
      fields: {
        category: 'To pole jest potrzebne.',
        description: 'To pole jest potrzebne.',
        reported: 'To pole jest potrzebne.',
        wishes: 'To pole jest potrzebne.',
        iban: 'Ten numer konta nie jest poprawny. Sprawdź cyfry.',
      },
    },
  ])
})

test('GET cms/complaints/all: categories and questions have words in every language, for anybody', async ({
  shop,
}) => {
  const words = await Promise.all(
    ['pl', 'cs', 'ro', 'hu', 'uk'].map(async (language) => {
      const headers = { 'accept-language': language }
      return (await shop.app.inject({ url: `${calls}/cms/complaints/all`, headers })).json()
    }),
  )
  for (const { categories } of words) {
    expect(categories).toHaveLength(10)
    expect(JSON.stringify(categories)).not.toContain('complaints.')
  }
})

test('POST draft: what is written is there again, and only its writer has it', async ({ shop }) => {
  const { number: orderNumber, browser } = await traveller(shop)
  const form = { orderNumber, typed: { description: 'Klima' }, wishes: ['apology'], stay: [] }
  expect((await browser.call(`${calls}/draft`, form)).json()).toEqual({ savedAt: '01.06.2026, 14:00' })
  const { user_uid: uid } = await browser.userInfo()
  expect((await shop.services.complaints.draft(uid, orderNumber))?.typed).toMatchObject({
    description: 'Klima',
  })
})

test('another customer’s trip, complaint and file do not exist; a stranger is sent to the login', async ({
  shop,
}) => {
  const { number: orderNumber, browser } = await traveller(shop)
  const { user_uid: uid } = await browser.userInfo()
  const pdf = (async function* () {
    yield Buffer.from('%PDF-1.4\n%%EOF\n')
  })()
  const kept = await shop.services.uploads.keep(pdf, 'rachunek.pdf', {
    for: 'complaint',
    sentBy: `customer:${uid}`,
  })
  const file = `${calls}/files/${kept.ok ? kept.value.id : ''}`
  const own = await browser.send('GET', file)
  expect([own.statusCode, own.headers['content-disposition']]).toEqual([
    200,
    expect.stringMatching(/^attachment/),
  ])
  const berta = await customerOf(shop, newPerson())
  const form = { orderNumber, typed, wishes: ['apology'] }
  for (const call of ['validate', 'submit-complaint', 'draft'])
    expect((await berta.call(`${calls}/${call}`, form)).statusCode, call).toBe(404)
  expect((await berta.send('GET', file)).statusCode).toBe(404)
  expect((await berta.send('GET', `${calls}/files/${randomUUID()}`)).statusCode).toBe(404)
  expect((await berta.send('GET', `${calls}/history`)).json()).toEqual({ complaints: [] })
  for (const call of ['validate', 'submit-complaint', 'draft'])
    expect((await shop.guest().call(`${calls}/${call}`, form)).statusCode, call).toBe(403)
  for (const call of ['history', 'complaintSelectors', file.slice(calls.length + 1)])
    expect((await shop.guest().send('GET', `${calls}/${call}`)).statusCode, call).toBe(403)
  const foreign = await browser.send('POST', `${calls}/submit-complaint`, form, {
    'sec-fetch-site': 'cross-site',
  })
  expect(foreign.statusCode).toBe(403)
})

test('GET complaintSelectors: trips that have begun', async ({ shop }) => {
  const { anna, number: orderNumber, browser } = await traveller(shop)
  expect((await browser.send('GET', `${calls}/complaintSelectors`)).json()).toEqual({ trips: [] })
  shop.setClock(`${shop.offer.departureDate}T12:00:00Z`)
  await browser.logIn(anna)
  expect((await browser.send('GET', `${calls}/complaintSelectors`)).json().trips).toMatchObject([
    { orderNumber },
  ])
})
