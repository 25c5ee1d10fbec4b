import type { Offer } from '@wojaz/offers'
import { locales } from '@wojaz/travel/locale'
import { formatMoney } from '@wojaz/travel/money'
import { expect, vi } from 'vitest'
import { type AlertShop, alertTest as test } from '../alert-shop.ts'
import { noon } from '../shop-content.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const confirmUrl = '/api/www/price-alerts/confirm'
const stopUrl = '/api/www/price-alerts/stop'

let shop: AlertShop
let onSale: Offer[]
test.beforeAll(async ({ shop: opened }) => {
  shop = opened
  onSale = await shop.someOffers()
  expect(onSale.length).toBeGreaterThan(7)
})

const zloty = (offer: Offer) => String(Math.ceil(offer.quote.total / 100))
const tokenIn = (text: string | undefined, page: string) =>
  new RegExp(`${page}\\?token=(\\S+)`).exec(text ?? '')?.[1] ?? ''
const rows = async () => (await shop.services.database.pool.query('select * from alerts.alert')).rows

/** Subscribes and confirms; returns the unsubscribe link. */
async function watch(offer: Offer, email: string) {
  await shop.ask(offer.offerCode, { email, below: zloty(offer) })
  const sent = (await shop.emailsTo(email)).at(-1)
  const token = tokenIn(sent?.text, 'potwierdzenie')
  expect((await shop.post(confirmUrl, { token })).headers.location).toMatch(/wynik=done$/)
  return tokenIn(sent?.text, 'rezygnacja')
}

test('asked, confirmed, told once per fall with the price of then, stopped with one press', async () => {
  const [offer] = onSale as [Offer]
  const email = 'anna@wojaz.example'
  const asked = await shop.ask(offer.offerCode, { email, below: zloty(offer) })
  expect([asked.statusCode, asked.headers.location]).toEqual([
    ...[303, '/wypoczynek/a/b/c/d-e?wyslano=alert-cenowy#formularz-alert-cenowy'],
  ])
  const [confirm] = await shop.emailsTo(email)
  expect(confirm?.subject).toBe(`Potwierdź alert cenowy: ${offer.hotelName}`)
  expect(confirm?.html).toContain('Przejdź do potwierdzenia')

  // Until it is confirmed no price email is sent.
  await shop.reduce(offer, 10)
  expect(await shop.emailsTo(email)).toHaveLength(1)
  const token = tokenIn(confirm?.text, 'potwierdzenie')
  for (const press of ['once', 'twice'])
    expect([press, (await shop.post(confirmUrl, { token })).headers.location]).toEqual([
      ...[press, '/alert-cenowy/potwierdzenie?wynik=done'],
    ])

  const cheaper = await shop.services.offers.offer(offer.offerCode, { locale: 'pl', perPerson: false })
  const total = cheaper.ok ? cheaper.value.quote.total : 0
  expect(total).toBeLessThan(offer.quote.total)
  const [, dropped, ...more] = await shop.emailsTo(email)
  expect(more).toEqual([])
  expect(dropped?.subject).toContain(formatMoney(total))
  expect(dropped?.text).toContain(`/OfferCodeWS/${offer.offerCode}`)
  expect(await shop.emailsTo(email)).toHaveLength(2)

  const leave = dropped?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
  const oneClick = new URL(/<(.*)>/.exec(leave)?.[1] ?? '')
  expect(oneClick.pathname).toBe(stopUrl)
  await shop.post(oneClick.pathname + oneClick.search, { 'List-Unsubscribe': 'One-Click' })
  shop.setClock('2026-06-03T12:00:00Z')
  await shop.reduce(offer, 30)
  expect(await shop.emailsTo(email)).toHaveLength(2)
  expect(await rows()).toEqual([])
  shop.setClock(noon)
})

test('what is sold out says so once, leads to the card and is stopped by its link', async () => {
  const offer = onSale[3] as Offer
  const email = 'ewa@wojaz.example'
  const stop = await watch(offer, email)
  await shop.sellOut(offer)
  await shop.emailsTo(email)
  const [, soldOut, ...more] = await shop.emailsTo(email)
  expect(more).toEqual([])
  expect(soldOut?.subject).toBe(`Wyprzedane: ${offer.hotelName}`)
  expect(soldOut?.text).toContain(offer.hotelUrl)
  const stopped = await shop.post(stopUrl, { token: stop })
  expect(stopped.headers.location).toBe('/alert-cenowy/rezygnacja?wynik=done')
  expect((await rows()).filter((row) => row.email === email)).toEqual([])
})

test.each(locales)('asked for on a page in %s, it is confirmed in that language', async (locale) => {
  const offer = onSale[6] as Offer
  const email = `${locale}@wojaz.example`
  const form = { form: 'alert-cenowy', page: '/', offerCode: offer.offerCode, email, below: zloty(offer) }
  await shop.post(locale === 'pl' ? '/hotel' : `/${locale}/hotel`, form)
  const [sent] = await shop.emailsTo(email)
  expect(sent?.html).toContain(`lang="${locale}"`)
  expect(sent?.text).toContain(locale === 'pl' ? '3000/alert-cenowy/' : `3000/${locale}/alert-cenowy/`)
})

test.each([
  ['no address', { email: '' }, 'email', 'Podaj adres e-mail.'],
  ['half an address', { email: 'anna@' }, 'email', /adres/],
  ['a price in words', { below: 'mało' }, 'below', /złotych/],
  ['more than it costs', { below: '9999999' }, 'below', /już mniej/],
])('%s is said at its field, and nothing is written', async (_what, typed, field, sentence) => {
  const offer = onSale[6] as Offer
  const before = (await rows()).length
  const fields = { email: 'x@wojaz.example', below: '1', ...typed }
  const plain = await shop.ask(offer.offerCode, fields)
  expect(plain.statusCode).toBe(422)
  const call = await shop.app.inject({
    method: 'POST',
    url: '/api/www/forms',
    headers: { 'x-market-language': 'pl' },
    payload: { page: '/', form: 'alert-cenowy', fields: { ...fields, offerCode: offer.offerCode } },
  })
  expect(call.statusCode).toBe(422)
  expect(call.json().fields).toEqual({ [field]: expect.stringMatching(sentence) })
  expect(await rows()).toHaveLength(before)
})

test('an offer nobody sells cannot be watched', async () => {
  for (const offerCode of ['', 'rubbish', 'WAWHRG200101-7-HRG99999-DZX1_AI_2'])
    expect((await shop.ask(offerCode, { email: 'a@wojaz.example', below: '1' })).statusCode).toBe(422)
})

test('a program that fills in the trap is thanked and gets nothing', async () => {
  const offer = onSale[6] as Offer
  const typed = { email: 'bot@wojaz.example', below: zloty(offer), website: 'http://spam.example' }
  expect((await shop.ask(offer.offerCode, typed)).statusCode).toBe(303)
  expect(await shop.emailsTo('bot@wojaz.example')).toEqual([])
})

test('a stranger’s mailbox cannot be flooded, and nobody learns whether an address is known', async () => {
  const email = 'ofiara@wojaz.example'
  const offer = onSale[7] as Offer
  const answers = new Set<string>()
  for (let press = 0; press < 14; press++) {
    const { statusCode, headers } = await shop.ask(offer.offerCode, { email, below: zloty(offer) })
    answers.add(`${statusCode} ${headers.location}`)
  }
  expect(answers.size).toBe(1)
  expect(await shop.emailsTo(email)).toHaveLength(10)
})

test('a page of another origin cannot ask', async () => {
  const offer = onSale[6] as Offer
  const foreign = { 'sec-fetch-site': 'cross-site' }
  const typed = { email: 'cudzy@wojaz.example', below: zloty(offer) }
  expect((await shop.ask(offer.offerCode, typed, foreign)).statusCode).toBe(403)
})

test.each(['', 'rubbish', 'a.b.c.d'])('a link of %j opens nothing', async (token) => {
  for (const url of [confirmUrl, stopUrl])
    expect((await shop.post(url, { token })).headers.location).toMatch(/wynik=broken$/)
})
