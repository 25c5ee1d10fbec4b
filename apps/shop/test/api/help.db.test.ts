import { expect } from 'vitest'
import { actHelp, loadHelp } from '../../server/help/load-help.ts'
import { pagesOf } from '../account-pages.ts'
import { accountShopOf } from '../account-shop.ts'
import type { TestApp } from '../build-test-app.ts'
import { shopTest as test } from '../search-shop.ts'

const path = '/mytui/pomoc'
const calls = '/api/www/mytui/api/faq'

let shop: TestApp
test.beforeAll(({ shop: opened }) => {
  shop = opened
})
test.beforeEach(async () => {
  await shop.services.eventCounts.flush()
  await shop.services.database.pool.query('delete from insight.event_count')
})

const ask = (query: Record<string, string> = {}) => shop.app.inject(`${calls}?${new URLSearchParams(query)}`)
const rate = (payload: object, headers: Record<string, string> = {}) =>
  shop.app.inject({ method: 'POST', url: `${calls}/feedback`, payload, headers })
const pages = () => {
  const opened = accountShopOf(shop)
  return pagesOf(opened, opened.guest(), '198.51.100.1')
}
const invoiceId = async () => (await ask({ query: 'faktura' })).json().questions[0].id as string

async function counted() {
  await shop.services.eventCounts.flush()
  const { rows } = await shop.services.database.pool.query<{ identifier: string; count: number }>(
    "select identifier, count::int from insight.event_count where event = 'faq' order by identifier",
  )
  return rows
}

test('GET /api/www/mytui/api/faq has every question that is on, and those of a topic', async () => {
  const all = (await ask()).json().questions as { question: string }[]
  expect(all.map(({ question }) => question)).toEqual(['Ile bagażu mogę zabrać?', 'Jak dostanę fakturę?'])
  expect((await ask({ topic: 'payment' })).json().questions).toHaveLength(1)
})

test('GET /api/www/mytui/api/faq finds despite typos, and nothing where there is nothing', async () => {
  const [found] = (await ask({ query: 'bagarz' })).json().questions
  expect(found).toMatchObject({ topic: 'luggage', question: 'Ile bagażu mogę zabrać?' })
  expect((await ask({ query: 'prezydent' })).json()).toEqual({ questions: [] })
})

test('GET /api/www/mytui/api/faq refuses an endless question and an unknown topic', async () => {
  expect((await ask({ query: 'x'.repeat(201) })).statusCode).toBe(400)
  expect((await ask({ topic: 'weather' })).statusCode).toBe(400)
})

test('POST /api/www/mytui/api/faq/feedback counts what is said of an answer, and nothing of who says it', async () => {
  const questionId = await invoiceId()
  expect((await rate({ questionId, rating: 'yes' })).statusCode).toBe(204)
  expect((await rate({ questionId, rating: 'yes' })).statusCode).toBe(204)
  expect((await rate({ questionId, rating: 'unclear' })).statusCode).toBe(204)
  expect(await counted()).toEqual([
    { identifier: `answer-${questionId}-unclear`, count: 1 },
    { identifier: `answer-${questionId}-yes`, count: 2 },
  ])
})

test('POST /api/www/mytui/api/faq/feedback refuses other pages, unknown questions and words of others', async () => {
  const questionId = await invoiceId()
  const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
  expect((await rate({ questionId, rating: 'yes' }, foreign)).statusCode).toBe(403)
  expect((await rate({ questionId: '999999', rating: 'yes' })).statusCode).toBe(404)
  expect((await rate({ questionId, rating: 'anna@example.com' })).statusCode).toBe(400)
  expect((await rate({})).statusCode).toBe(400)
  expect(await counted()).toEqual([])
})

test('GET /mytui/pomoc has all questions, or what fits what was typed, with the ways to ask', async () => {
  const whole = await pages().open(loadHelp, path)
  expect(whole.data).toMatchObject({
    isLoggedIn: false,
    typed: '',
    rated: null,
    contact: { phone: '22 255 00 00' },
    questions: [{ topic: 'luggage' }, { topic: 'payment' }],
  })
  const found = await pages().open(loadHelp, `${path}?szukaj=fakturka`)
  expect(found.data).toMatchObject({ typed: 'fakturka', questions: [{ topic: 'payment' }] })
})

test('POST /mytui/pomoc thanks a browser without scripts at the very answer; nonsense leads back', async () => {
  const questionId = await invoiceId()
  const said = await pages().send(actHelp, path, {
    pytanie: questionId,
    ocena: 'outdated',
    szukaj: 'faktura',
  })
  expect(said).toMatchObject({
    status: 303,
    to: `${path}?szukaj=faktura&oceniono=${questionId}#pytanie-${questionId}`,
  })
  expect(await counted()).toEqual([{ identifier: `answer-${questionId}-outdated`, count: 1 }])
  for (const fields of [
    { pytanie: questionId, ocena: 'nonsense' },
    { pytanie: '0', ocena: 'yes' },
  ])
    expect(await pages().send(actHelp, path, fields)).toMatchObject({ status: 303, to: path })
})

test.for([
  ['2026-11-18T10:00:00Z', { isOpen: true, until: '17:00', opensAt: null }],
  ['2026-11-18T16:00:00Z', { isOpen: false, until: null, opensAt: { day: '2026-11-19', time: '09:00' } }],
  ['2026-11-21T10:00:00Z', { isOpen: false, until: null, opensAt: { day: '2026-11-23', time: '09:00' } }],
] as const)('at %s help says whether the phone is answered, by the clock of Warsaw', async ([now, phone]) => {
  shop.setClock(now)
  const { data } = await pages().open(loadHelp, path)
  expect(data.openings.phone).toEqual(phone)
})
