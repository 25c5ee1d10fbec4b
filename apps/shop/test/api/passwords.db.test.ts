import { testAdmin } from '@wojaz/content/testing'
import { expect, onTestFinished, vi } from 'vitest'
import {
  type AccountShop,
  accountShopOf,
  customerOf,
  mytui,
  newPerson,
  oauth,
  type Person,
} from '../account-shop.ts'
import { buildTestApp } from '../build-test-app.ts'
import { shopTest as test } from '../search-shop.ts'
import { noon } from '../shop-content.ts'

// An editor's password takes half a second to hash, and more on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let shop: AccountShop
let anna: Person
test.beforeAll(({ shop: opened }) => {
  shop = accountShopOf(opened)
})
test.beforeEach(() => {
  anna = newPerson()
})

const later = (ms: number) => shop.setClock(new Date(new Date(noon).getTime() + ms).toISOString())
const wrong = 'nie to hasło'
const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString()
const formType = { 'content-type': 'application/x-www-form-urlencoded' }

async function guess(times: number) {
  for (let left = times; left > 0; left -= 1) await shop.guest().logIn({ ...anna, password: wrong })
}

test('a logout and a refresh token that comes back hold on the other node at once', async () => {
  const otherNode = await buildTestApp({ databaseUrl: shop.databaseUrl })
  onTestFinished(otherNode.close)
  const guest = await customerOf(shop, anna)
  const infoElsewhere = async () => {
    const cookie = [...guest.cookies].map((pair) => pair.join('=')).join('; ')
    const url = '/api/www/user/info/get'
    return (await otherNode.app.inject({ method: 'GET', url, headers: { cookie } })).json().authenticated
  }
  const known = new Map(guest.cookies)
  expect(await infoElsewhere()).toBe(true)
  await guest.call(`${oauth}/refresh`)
  later(60_000)
  const thief = shop.guest()
  thief.cookies.set('tui_rt', known.get('tui_rt') ?? '')
  expect((await thief.call(`${oauth}/refresh`)).statusCode).toBe(401)
  expect(await infoElsewhere()).toBe(false)
  shop.setClock(noon)
  await guest.logIn(anna)
  const before = new Map(guest.cookies)
  expect(await infoElsewhere()).toBe(true)
  await guest.call(`${mytui}/logout`)
  for (const [name, value] of before) guest.cookies.set(name, value)
  expect(await infoElsewhere()).toBe(false)
})

test('POST oauth/login: after ten wrong passwords no stranger is let in, wherever they come from', async () => {
  const owner = await customerOf(shop, anna)
  await guess(10)
  const stranger = await shop.guest().logIn(anna)
  expect([stranger.statusCode, stranger.json().code]).toEqual([429, 'too-many-attempts'])
  expect(stranger.headers['retry-after']).toBe('900')
  // The browser that activated the account is a known device, even when logged out.
  await owner.call(`${mytui}/logout`)
  expect((await owner.logIn(anna)).statusCode).toBe(200)
  later(16 * 60_000)
  expect((await shop.guest().logIn(anna)).statusCode).toBe(200)
  shop.setClock(noon)
})

test('POST password/remind, password/reset: the link of an email opens what strangers have closed', async () => {
  await customerOf(shop, anna)
  await guess(10)
  const guest = shop.guest()
  expect((await guest.logIn(anna)).statusCode).toBe(429)
  await guest.call(`${mytui}/password/remind`, { email: anna.email })
  const token = await shop.token('reset', anna)
  const reset = await guest.call(`${mytui}/password/reset`, { token, password: 'całkiem nowe' })
  expect(reset.statusCode).toBe(200)
  expect((await guest.userInfo()).authenticated).toBe(true)
})

test('a successful login gives a browser what it is known by, kept from scripts', async () => {
  await customerOf(shop, anna)
  const answer = await shop.guest().logIn(anna)
  expect(answer.cookies).toContainEqual(
    expect.objectContaining({ name: 'known_device', httpOnly: true, sameSite: 'Lax', maxAge: 31_536_000 }),
  )
})

test('calls and forms that bring a password are thirty a minute from one place, all of them together', async () => {
  const remoteAddress = '203.0.113.200'
  const ask = (url: string, payload: object | string, headers = {}) =>
    shop.app.inject({ method: 'POST', url, remoteAddress, payload, headers })
  const token = 'x'.repeat(43)
  const password = 'dziesięć10'
  const one = [
    () => ask(`${oauth}/login`, { email: '', password: '' }),
    () => ask(`${mytui}/activate`, { token, password }),
    () => ask(`${mytui}/password/reset`, { token, password }),
    () => ask(`${mytui}/register`, { email: '', firstName: '', lastName: '', password: '' }),
    () => ask('/cs/mytui/logowanie', form({ email: '', password: '' }), formType),
    () => ask('/api/users/login', { email: '', password: '' }),
  ]
  for (let times = 0; times < 5; times += 1)
    for (const call of one) expect((await call()).statusCode).not.toBe(429)
  for (const call of one) expect((await call()).statusCode).toBe(429)
  expect((await ask(`${mytui}/password/remind`, { email: 'a@wojaz.example' })).statusCode).toBe(200)
})

test('a link that is over is refused before anything is hashed', async () => {
  const hashed = vi.spyOn(shop.services.passwords, 'hashWithLink')
  const answer = await shop
    .guest()
    .call(`${mytui}/password/reset`, { token: 'x'.repeat(43), password: anna.password })
  expect([answer.statusCode, hashed.mock.calls.length]).toEqual([409, 0])
  hashed.mockRestore()
})

test('a reminder is answered before its email is written', async () => {
  await customerOf(shop, anna)
  const { pool } = shop.services.database
  const emails = async () =>
    (
      await pool.query(`select from mail.emails where kind = 'account-reset' and recipient = $1`, [
        anna.email,
      ])
    ).rowCount
  const client = await pool.connect()
  await client.query('begin')
  await client.query('lock table mail.emails in exclusive mode')
  try {
    const answer = await shop.guest().call(`${mytui}/password/remind`, { email: anna.email })
    expect([answer.statusCode, await emails()]).toEqual([200, 0])
  } finally {
    await client.query('commit')
    client.release()
  }
  await shop.services.account.emailsWritten()
  expect(await emails()).toBe(1)
})

test('POST /api/users/login: editors’ passwords are counted as customers’ are, and nothing tells who is an editor', async () => {
  // A shop of its own: its editor is locked out here.
  const shop = await buildTestApp()
  onTestFinished(shop.close)
  const client = '203.0.113.201'
  const signIn = (email: string, password: string, headers: Record<string, string> = {}) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/users/login',
      remoteAddress: client,
      payload: { email, password },
      headers,
    })
  const signedIn = await signIn(testAdmin.email, testAdmin.password)
  expect(signedIn.statusCode).toBe(200)
  const device = signedIn.cookies.find(({ name }) => name === 'known_device')?.value ?? ''
  const nobody = 'nobody@wojaz.example'
  const quick = { salt: 'x', iterations: 1, key: Buffer.alloc(32) }
  for (const email of [testAdmin.email, nobody])
    for (let times = 0; times < 9; times += 1)
      await shop.services.passwords.isRightOfEditor(
        { realm: 'editor', email, client, devices: [] },
        wrong,
        async () => quick,
      )
  const [known, unknown] = [await signIn(testAdmin.email, wrong), await signIn(nobody, wrong)]
  expect([known.statusCode, known.body]).toEqual([401, unknown.body])
  const [tired, other] = [await signIn(testAdmin.email, testAdmin.password), await signIn(nobody, wrong)]
  expect([tired.statusCode, tired.json().code, tired.body]).toEqual([429, 'too-many-attempts', other.body])
  const cookie = `known_device=${device}`
  expect((await signIn(testAdmin.email, testAdmin.password, { cookie })).statusCode).toBe(200)
  // In a new browser the editor asks for a link.
  expect(tired.json().message).toContain('/biuro/przegladarka')
  const press = (query: string, payload: string) =>
    shop.app.inject({ method: 'POST', url: `/biuro/przegladarka${query}`, payload, headers: formType })
  await press('', form({ email: testAdmin.email }))
  await shop.services.staff.emailsWritten()
  const { rows } = await shop.services.database.pool.query<{ text: string }>(
    `select contents ->> 'text' as text from mail.emails where recipient = $1 and kind = 'staff-browser'`,
    [testAdmin.email],
  )
  const opened = await press(/\?token=\S+/.exec(rows[0]?.text ?? '')?.[0] ?? '', '')
  const given = opened.cookies.find(({ name }) => name === 'known_device')?.value
  const inNewBrowser = { cookie: `known_device=${given}` }
  expect((await signIn(testAdmin.email, testAdmin.password, inNewBrowser)).statusCode).toBe(200)
})
