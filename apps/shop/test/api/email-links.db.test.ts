import { locales } from '@wojaz/travel/locale'
import { expect } from 'vitest'
import { type FormShop, formTest as test } from '../form-shop.ts'

let shop: FormShop
test.beforeAll(({ shop: opened }) => {
  shop = opened
})

const confirmUrl = '/api/www/newsletter/confirm'
const leaveUrl = '/api/www/newsletter/leave'
/** The subscriptions of these tests; a link begins with the id of its subscription. */
const subscriptions = new Set<string>()
const state = async () =>
  (
    await shop.services.database.pool.query('select state from mail.subscriptions where id = any($1)', [
      [...subscriptions],
    ])
  ).rows.map((row) => row.state)

/** Signs up and returns the two links of the email. */
async function signUp(email: string) {
  await shop.send('/', { email, consent: 'on' })
  const text = (await shop.arrived()).findLast(({ to }) => to === email)?.text ?? ''
  const token = (page: string) => new RegExp(`${page}\\?token=(\\S+)`).exec(text)?.[1] ?? ''
  const links = { confirm: token('potwierdzenie'), leave: token('rezygnacja') }
  subscriptions.add(links.leave.split('.')[0] ?? '')
  return links
}

test('the button of the page confirms, in every language', async () => {
  const { confirm } = await signUp('anna.listy@wojaz.example')
  for (const locale of locales) {
    const { statusCode, headers } = await shop.post(confirmUrl, { token: confirm, locale })
    expect(statusCode).toBe(303)
    expect(headers.location).toBe(
      `${locale === 'pl' ? '' : `/${locale}`}/newsletter/potwierdzenie?wynik=done`,
    )
  }
  expect(await state()).toEqual(['confirmed'])
})

test('opening the link of the mail program leads to the page and changes nothing', async () => {
  const { leave } = await signUp('anna.listy@wojaz.example')
  const { statusCode, headers } = await shop.app.inject(`${leaveUrl}?token=${leave}`)
  expect(statusCode).toBe(303)
  expect(headers.location).toBe(`/newsletter/rezygnacja?token=${leave}`)
  expect(await state()).toEqual(['confirmed'])
})

test('the mail program’s own button leaves at once, twice without a fault', async () => {
  const { leave } = await signUp('anna.listy@wojaz.example')
  const oneClick = () =>
    shop.app.inject({
      method: 'POST',
      url: `${leaveUrl}?token=${leave}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
  for (const { statusCode, headers } of [await oneClick(), await oneClick()]) {
    expect(statusCode).toBe(200)
    expect(headers.location).toBeUndefined()
  }
  expect(await state()).toEqual(['left'])
})

test('the page’s own button leaves too', async () => {
  const { leave } = await signUp('jan@wojaz.example')
  const { statusCode, headers } = await shop.post(leaveUrl, { token: leave, locale: 'uk' })
  expect([statusCode, headers.location]).toEqual([303, '/uk/newsletter/rezygnacja?wynik=done'])
  expect(await state()).toEqual(['left', 'left'])
})

test('after a week the press says that the link has expired', async () => {
  const { confirm } = await signUp('ola@wojaz.example')
  shop.setClock('2026-06-08T12:00:00.001Z')
  const { headers } = await shop.post(confirmUrl, { token: confirm, locale: 'pl' })
  expect(headers.location).toBe('/newsletter/potwierdzenie?wynik=expired')
})

test.each([
  ['nothing', {}, 400],
  ['an endless token', { token: 'a'.repeat(201) }, 400],
  ['a language nobody speaks here', { token: 'a', locale: '//evil.example' }, 400],
  ['a made-up token', { token: 'a.b.c.d' }, 303],
])('%s confirms nothing', async (_, fields, status) => {
  const { statusCode, headers } = await shop.post(confirmUrl, fields as Record<string, string>)
  expect(statusCode).toBe(status)
  expect(headers.location ?? '/newsletter/potwierdzenie?wynik=broken').toBe(
    '/newsletter/potwierdzenie?wynik=broken',
  )
})

test('neither tokens nor addresses are logged', () => {
  const log = JSON.stringify(shop.logged)
  expect(log).toContain('/api/www/newsletter/leave')
  expect(log).not.toMatch(/token=|@wojaz|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]+\.\d/)
})
