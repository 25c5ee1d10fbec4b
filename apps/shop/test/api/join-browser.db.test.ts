import type { Offer } from '@wojaz/offers'
import { priceAlertForm } from '@wojaz/price-alerts'
import { consentCookie, encodeConsent } from '@wojaz/travel/guest'
import { defaultSearchState, encodeSearchQuery, toOfferSearchRequest } from '@wojaz/travel/search'
import { beforeEach, expect } from 'vitest'
import {
  type AccountGuest,
  type AccountShop,
  accountShopOf,
  customerOf,
  newPerson,
  type Person,
} from '../account-shop.ts'
import { shopTest as test } from '../search-shop.ts'

let shop: AccountShop
let offers: readonly Offer[]
let anna: Person
test.beforeAll(async ({ shop: opened }) => {
  shop = accountShopOf(opened)
  const request = toOfferSearchRequest({ ...defaultSearchState, fullPrice: true }, { pageSize: 4 })
  const found = await opened.services.offers.search(request, 'pl')
  offers = found.ok ? found.value.offers : []
})
beforeEach(() => {
  anna = newPerson()
})

const rows = async <Row extends object>(sql: string, ...values: unknown[]) =>
  (await shop.services.database.pool.query<Row>(sql, values)).rows
const seen = async (guest: AccountGuest, kind: string) =>
  (
    await rows<{ what: string }>(
      'select what from account.last_seen where customer_id = $1 and kind = $2 order by seen_at desc',
      (
        await guest.userInfo()
      ).user_uid,
      kind,
    )
  ).map(({ what }) => what)

function allowing(guest: AccountGuest, cookies: Record<string, string>) {
  guest.cookies.set(consentCookie, encodeConsent({ decidedOn: '2026-05-01', allowed: ['preferences'] }))
  for (const [name, value] of Object.entries(cookies)) guest.cookies.set(name, value)
}

const week = encodeSearchQuery({ ...defaultSearchState, durationFrom: 7, durationTo: 7 })
const fortnight = encodeSearchQuery({ ...defaultSearchState, durationFrom: 14, durationTo: 14 })

test('the last searches of all browsers are the customer’s after the login, each once', async () => {
  const desk = await customerOf(shop, anna)
  allowing(desk, { last_search: encodeURIComponent(week) })
  for (const _ of [1, 2]) await desk.userInfo()
  const phone = shop.guest()
  allowing(phone, { last_search: encodeURIComponent(fortnight) })
  shop.setClock('2026-06-01T12:01:00.000Z')
  await phone.logIn(anna)
  await phone.userInfo()
  await desk.userInfo()
  expect(await seen(desk, 'search')).toEqual(expect.arrayContaining([week, fortnight]))
  expect(await seen(desk, 'search')).toHaveLength(2)
})

test('without consent to preferences no search is taken along', async () => {
  const desk = await customerOf(shop, anna)
  desk.cookies.set('last_search', encodeURIComponent(week))
  await desk.userInfo()
  expect(await seen(desk, 'search')).toEqual([])
})

test('POST last-watched: what was looked at in one browser is there in the other, of a hotel once', async () => {
  const [one = '', two = '', three = ''] = offers.map(({ offerCode }) => offerCode)
  const watched = async (guest: AccountGuest, offerCodes: string[]) =>
    (await guest.call('/api/www/last-watched', { offerCodes }))
      .json<{ offers: { code: string }[] }>()
      .offers.map(({ code }) => code)
  const desk = await customerOf(shop, anna)
  expect(await watched(desk, [one, two])).toEqual([one, two])
  shop.setClock('2026-06-01T12:01:00.000Z')
  const phone = shop.guest()
  await phone.logIn(anna)
  expect(await watched(phone, [])).toEqual([one, two])
  expect(await watched(phone, [three, one])).toEqual([three, one, two])
  expect(await watched(phone, [three, one, 'plaża'])).toEqual([three, one, two])
  expect(await seen(desk, 'offer')).toHaveLength(3)
  const stranger = shop.guest()
  expect(await watched(stranger, [two])).toEqual([two])
  expect(await watched(stranger, [])).toEqual([])
})

test('a price alert for one’s own address needs no e-mail; what was asked for twice stays once', async () => {
  const [offer] = offers
  const ask = (guest: AccountGuest, email: string, below: string) =>
    guest.call('/api/www/forms', {
      form: priceAlertForm,
      page: '/',
      fields: { offerCode: offer?.offerCode ?? '', email, below },
    })
  const alerts = (email: string) =>
    rows('select state, below from alerts.alert where lower(email) = lower($1) order by asked_at', email)
  const emails = (email: string) =>
    rows(`select from mail.emails where recipient = $1 and kind like '%alert%'`, email)
  for (const below of ['100', '110']) await ask(shop.guest(), anna.email, below)
  expect(await alerts(anna.email)).toHaveLength(2)
  const before = (await emails(anna.email)).length
  const desk = await customerOf(shop, anna)
  await desk.userInfo()
  expect(await alerts(anna.email)).toHaveLength(1)
  const answer = await ask(desk, anna.email.toUpperCase(), '120')
  expect(answer.json().message).toMatch(/^Gotowe/)
  expect(await alerts(anna.email)).toEqual([{ state: 'confirmed', below: 120_00 }])
  expect(await emails(anna.email)).toHaveLength(before)
  const other = newPerson()
  await ask(desk, other.email, '120')
  expect(await alerts(other.email)).toMatchObject([{ state: 'pending' }])
})
