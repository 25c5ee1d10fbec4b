import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { expect } from 'vitest'
import { userInfo } from '../../server/api/user-info.ts'
import type { TestApp } from '../build-test-app.ts'
import { shopTest as test } from '../search-shop.ts'
import { noon } from '../shop-content.ts'

let shop: TestApp
test.beforeAll(({ shop: opened }) => {
  shop = opened
})

const url = '/api/www/user/info/get'
const ask = (cookie = '', headers: Record<string, string> = {}) =>
  shop.app.inject({ url, headers: { ...headers, ...(cookie && { cookie }) } })
const allowed = 'cookie_consent=1.2026-05-01.preferences'

test('GET /api/www/user/info/get tells a stranger everything there is to know', async () => {
  const { statusCode, headers, body } = await ask('', { 'x-market-language': 'cs' })
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({ 'customer-segment': 'FIRST_TIME_ON_PAGE', 'cache-control': 'no-store' })
  expect(JSON.parse(body)).toEqual({
    authenticated: false,
    account_type: null,
    user_uid: null,
    language: 'cs',
    hashed_user_uid: null,
    timestamp: '2026-06-01 14:00:00',
  })
})

test('nothing is remembered of a guest who has not allowed it', async () => {
  for (const cookie of ['', 'cookie_consent=1.2026-05-01.statistics.marketing'])
    expect((await ask(cookie)).headers['set-cookie']).toBeUndefined()
})

test('with consent the first visit is noted once, for a year, out of reach of scripts', async () => {
  const [noted] = (await ask(allowed)).cookies
  expect(noted).toMatchObject({
    name: 'first_visit',
    value: '2026-06-01',
    maxAge: 31_536_000,
    httpOnly: true,
  })
  const again = await ask(`${allowed}; first_visit=2026-05-20`)
  expect(again.headers['set-cookie']).toBeUndefined()
  expect(again.headers['customer-segment']).toBe('RETURNING')
})

test('a guest who withdraws the consent is forgotten', async () => {
  const { headers, cookies } = await ask('cookie_consent=1.2026-05-01; first_visit=2026-05-20')
  expect(headers['customer-segment']).toBe('FIRST_TIME_ON_PAGE')
  expect(cookies[0]).toMatchObject({ name: 'first_visit', value: '', maxAge: 0 })
  const told = await shop.app.inject({
    method: 'POST',
    url: '/api/www/consent',
    headers: { cookie: `${allowed}; first_visit=2026-05-20` },
    payload: { answer: 'necessary' },
  })
  expect(told.cookies).toContainEqual(expect.objectContaining({ name: 'first_visit', maxAge: 0 }))
})

test('GET / shows each guest what is meant for them, although every page is kept', async () => {
  const open = async (cookie: string) =>
    (await shop.app.inject({ url: '/', headers: cookie ? { cookie } : {} })).body
  const returning = `${allowed}; first_visit=2026-05-20`
  for (const cookie of ['', returning, allowed, returning, '']) {
    expect((await open(cookie)).includes('Witaj ponownie')).toBe(cookie === returning)
  }
})

test('tomorrow a guest of today returns', async () => {
  const cookie = `${allowed}; first_visit=2026-06-01`
  expect((await ask(cookie)).headers['customer-segment']).toBe('FIRST_TIME_ON_PAGE')
  // Midnight in Warsaw.
  shop.setClock('2026-06-01T22:00:00.000Z')
  expect((await ask(cookie)).headers['customer-segment']).toBe('RETURNING')
})

test('a customer is named, and known by a hash where naming is too much', async () => {
  const app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  await app.register(userInfo, {
    clock: () => new Date(noon),
    findCustomer: async () => ({
      uid: 'c-17',
      accountType: 'CUSTOMER',
      segment: 'GOLD',
      email: 'anna@wojaz.example',
      firstName: 'Anna',
      lastName: 'Nowak',
      sessionId: 's-1',
      provenAt: new Date('2026-06-01T12:00:00Z'),
      mustChangePassword: false,
      airport: null,
    }),
  })
  const { headers, body } = await app.inject({ url })
  expect(headers['customer-segment']).toBe('GOLD')
  expect(JSON.parse(body)).toMatchObject({
    authenticated: true,
    account_type: 'CUSTOMER',
    user_uid: 'c-17',
    hashed_user_uid: createHash('sha256').update('c-17').digest('hex'),
  })
  await app.close()
})
