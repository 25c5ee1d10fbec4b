import { makeOffer, makeOrder, noon, paidOrder } from '@wojaz/booking/testing'
import { accepted } from '@wojaz/travel/outcome'
import { expect, vi } from 'vitest'
import type { TestApp } from '../build-test-app.ts'
import { shopTest as test } from '../search-shop.ts'

let shop: TestApp
let link = ''
const order = paidOrder()
const deposit = makeOrder({ number: 'W200000008' })
const facts = {
  before: 1,
  difference: 1,
  fee: 0,
  feeKind: 'table' as const,
  refund: 0,
  total: 2,
  nth: 1,
}
const key = 'k'.repeat(22)
const calledOff = paidOrder({
  number: 'W300000007',
  state: 'cancelled',
  cancellation: { fee: 1, refund: 1, percent: 50, isFlexible: false, at: noon },
})
const pending = makeOrder({ number: 'W100000009', state: 'pending', confirmedAt: null })

test.beforeAll(({ shop: opened }) => {
  shop = opened
  const { booking, documents } = shop.services
  const known = new Map([order, deposit, calledOff, pending].map((one) => [one.number, one]))
  vi.spyOn(booking, 'order').mockImplementation(async (number) => known.get(number) ?? null)
  vi.spyOn(booking, 'ownOrder').mockImplementation(async (number, { keys }) =>
    keys.includes(key) ? (known.get(number) ?? null) : null,
  )
  const replaced = paidOrder({ offer: makeOffer({ boardName: 'Śniadania' }) })
  vi.spyOn(booking, 'changesOf').mockImplementation(async (number) =>
    number === order.number ? [{ id: '7', at: noon, kind: 'trip', facts, replaced, by: null }] : [],
  )
  vi.spyOn(shop.services.content, 'page').mockResolvedValue(
    accepted({ title: 'Formularz', slots: [{ components: [{ html: '<p>Prawa</p>' }] }] } as never),
  )
  link = new URL(documents.orderUrl(order)).searchParams.get('link') ?? ''
})

const open = (url: string, cookie = '') => shop.app.inject({ url, headers: cookie ? { cookie } : {} })
const placed = `carts=cartcartcart.${key}`

test.each([
  ['potwierdzenie.pdf', 'application/pdf', 'inline; filename="potwierdzenie-W402917655.pdf"', '%PDF-'],
  ['faktura.pdf', 'application/pdf', 'inline; filename="faktura-W402917655.pdf"', '%PDF-'],
  ['voucher.pdf', 'application/pdf', 'inline; filename="voucher-W402917655.pdf"', '%PDF-'],
  ['bilet.pdf', 'application/pdf', 'inline; filename="bilet-W402917655.pdf"', '%PDF-'],
  ['ubezpieczenie.pdf', 'application/pdf', 'inline; filename="ubezpieczenie-W402917655.pdf"', '%PDF-'],
  ['voucher.pdf?pobierz', 'application/pdf', 'attachment; filename="voucher-W402917655.pdf"', '%PDF-'],
  ['kalendarz.ics', 'text/calendar', 'attachment; filename="kalendarz-W402917655.ics"', 'BEGIN:VCALENDAR'],
])(
  'GET /pz/dokumenty/:number/%s gives the file to who placed the order and to who has its email',
  async (file, type, disposition, begins) => {
    const url = `/pz/dokumenty/${order.number}/${file}`
    for (const answer of [
      await open(url, placed),
      await open(`${url}${url.includes('?') ? '&' : '?'}link=${link}`),
    ]) {
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toContain(type)
      expect(answer.headers['content-disposition']).toBe(disposition)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.headers['x-robots-tag']).toBe('noindex')
      expect(answer.body.startsWith(begins)).toBe(true)
    }
  },
)

test.each([
  ['a PDF', `/pz/dokumenty/${order.number}/voucher.pdf`],
  ['the standard form', '/pz/dokumenty/standardowy-formularz-informacyjny.html'],
])(
  '%s that opens in the browser runs nothing, is framed by nobody and is taken for nothing else',
  async (_, url) => {
    const { headers } = await open(url, placed)
    expect(headers['content-disposition']).toMatch(/^inline/)
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';/)
    expect(headers['content-security-policy']).not.toContain('script-src')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
    const kept = await open(`${url}?pobierz`, placed)
    expect(kept.headers['content-disposition']).toMatch(/^attachment/)
  },
)

test('of a trip that was called off contract and invoice stay readable, and say so; there is nothing to travel with', async () => {
  const statusOf = async (file: string) =>
    (await open(`/pz/dokumenty/${calledOff.number}/${file}`, placed)).statusCode
  for (const file of ['potwierdzenie.pdf', 'faktura.pdf', 'korekta-rezygnacja.pdf'])
    expect([file, await statusOf(file)]).toEqual([file, 200])
  for (const file of ['voucher.pdf', 'bilet.pdf', 'ubezpieczenie.pdf', 'kalendarz.ics'])
    expect([file, await statusOf(file)]).toEqual([file, 404])
})

test('documents of before a change and the invoice of correction open to the same, and only of this order', async () => {
  const files = ['potwierdzenie.pdf?przed=7', 'voucher.pdf?przed=7', 'korekta-7.pdf']
  for (const file of files) {
    const answer = await open(`/pz/dokumenty/${order.number}/${file}`, placed)
    expect([file, answer.statusCode, answer.body.slice(0, 5)]).toEqual([file, 200, '%PDF-'])
    expect((await open(`/pz/dokumenty/${order.number}/${file}`)).statusCode).toBe(404)
    expect((await open(`/pz/dokumenty/${deposit.number}/${file}`, placed)).statusCode).toBe(404)
  }
  for (const file of ['potwierdzenie.pdf?przed=8', 'korekta-8.pdf', 'korekta-rezygnacja.pdf'])
    expect((await open(`/pz/dokumenty/${order.number}/${file}`, placed)).statusCode).toBe(404)
})

test('it is there in every language of the shop', async () => {
  expect((await open(`/uk/pz/dokumenty/${order.number}/voucher.pdf`, placed)).statusCode).toBe(200)
})

test('after a deposit there is a contract and an invoice, and no voucher yet', async () => {
  const statusOf = async (file: string) =>
    (await open(`/pz/dokumenty/${deposit.number}/${file}`, placed)).statusCode
  expect(await statusOf('potwierdzenie.pdf')).toBe(200)
  expect(await statusOf('faktura.pdf')).toBe(200)
  expect(await statusOf('voucher.pdf')).toBe(404)
})

test.each([
  ['a stranger', `/pz/dokumenty/${order.number}/faktura.pdf`, ''],
  [
    'who has another cart',
    `/pz/dokumenty/${order.number}/faktura.pdf`,
    `carts=cartcartcart.${'x'.repeat(22)}`,
  ],
  ['a link of another order', `/pz/dokumenty/W100000009/faktura.pdf?link=LINK`, ''],
  ['a broken link', `/pz/dokumenty/${order.number}/faktura.pdf?link=LINKx`, ''],
  ['two links', `/pz/dokumenty/${order.number}/faktura.pdf?link=a&link=b`, ''],
  ['an order that is not paid', `/pz/dokumenty/${pending.number}/faktura.pdf`, placed],
  ['an order that is not there', '/pz/dokumenty/W999999999/faktura.pdf', placed],
  ['a number that is none', '/pz/dokumenty/W1/faktura.pdf', placed],
  ['a file that is none', `/pz/dokumenty/${order.number}/paszport.pdf`, placed],
])('to %s it does not exist', async (_, url, cookie) => {
  expect((await open(url.replace('LINK', link), cookie)).statusCode).toBe(404)
})

test('a link holds for a year after the trip', async () => {
  const url = `/pz/dokumenty/${order.number}/kalendarz.ics?link=${link}`
  shop.setClock('2027-10-09T12:00:00Z')
  expect((await open(url)).statusCode).toBe(200)
  shop.setClock('2027-10-11T12:00:00Z')
  expect((await open(url)).statusCode).toBe(404)
})
