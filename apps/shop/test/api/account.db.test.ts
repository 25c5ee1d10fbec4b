import { createHash } from 'node:crypto'
import { beforeEach, expect } from 'vitest'
import {
  type AccountGuest,
  type AccountShop,
  accountShopOf,
  customerOf,
  mytui,
  newPerson,
  oauth,
  type Person,
} from '../account-shop.ts'
import { documentedCalls } from '../documented-calls.ts'
import { shopTest as test } from '../search-shop.ts'
import { noon } from '../shop-content.ts'

let shop: AccountShop
let anna: Person
test.beforeAll(({ shop: opened }) => {
  shop = accountShopOf(opened)
})
beforeEach(() => {
  anna = newPerson()
})

const later = (ms: number) => shop.setClock(new Date(new Date(noon).getTime() + ms).toISOString())
const minutes = 60_000

test('POST register, activate: a guest becomes a customer whom the shop knows from then on', async () => {
  const guest = shop.guest()
  const registered = await guest.call(`${mytui}/register`, anna, { 'x-market-language': 'pl' })
  expect(registered.statusCode).toBe(200)
  expect(registered.json().message).toContain('Wysłaliśmy e-mail')
  expect(registered.cookies.map(({ name }) => name)).toEqual(['registered_here'])
  expect(await guest.userInfo()).toMatchObject({ authenticated: false, user_uid: null })
  const token = await shop.token('activate', anna)
  const answer = await guest.call(`${mytui}/activate`, { token, password: anna.password })
  expect(answer.headers['cache-control']).toBe('no-store')
  const known = await guest.userInfo()
  expect(known).toMatchObject({
    authenticated: true,
    account_type: 'CUSTOMER',
    user_uid: answer.json().user_uid,
    hashed_user_uid: createHash('sha256').update(answer.json().user_uid).digest('hex'),
  })
  for (const [name, maxAge] of [
    ['tui_bt', 900],
    ['tui_rt', 2_592_000],
  ] as const)
    expect(answer.cookies).toContainEqual(
      expect.objectContaining({ name, maxAge, httpOnly: true, sameSite: 'Lax', path: '/' }),
    )
  expect(JSON.stringify(shop.logged)).not.toMatch(/anna\d|dziesi/)
})

test('GET / draws what is for customers for customers alone, and a stranger never gets their page', async () => {
  const stranger = shop.guest()
  const customer = await customerOf(shop, anna)
  const open = async (guest: typeof stranger) => (await guest.send('GET', '/')).body
  for (const guest of [stranger, customer, stranger, customer])
    expect((await open(guest)).includes('Tylko dla zalogowanych')).toBe(guest === customer)
  expect((await customer.send('GET', '/api/www/user/info/get')).headers['customer-segment']).toBe('RETURNING')
})

test('POST oauth/login: no answer tells whether an address has an account', async () => {
  const customer = await customerOf(shop, anna)
  const [wrong, unknown] = [
    await shop.guest().logIn({ ...anna, password: 'nie to hasło' }),
    await shop.guest().logIn({ ...anna, email: 'nikt@wojaz.example' }),
  ]
  expect(wrong.statusCode).toBe(401)
  expect(wrong.json()).toMatchObject({ code: 'credentials-wrong' })
  expect(unknown.statusCode).toBe(wrong.statusCode)
  expect(unknown.body).toBe(wrong.body)
  for (const path of ['register', 'password/remind', 'activate/resend']) {
    const known = await shop.guest().call(`${mytui}/${path}`, anna)
    const other = await shop.guest().call(`${mytui}/${path}`, { ...anna, email: 'ewa@wojaz.example' })
    expect([other.statusCode, other.body], path).toEqual([known.statusCode, known.body])
  }
  expect((await customer.userInfo()).authenticated).toBe(true)
  const device = shop.guest()
  expect((await device.logIn({ ...anna, email: anna.email.toUpperCase() })).statusCode).toBe(200)
  expect((await device.userInfo()).authenticated).toBe(true)
})

test('POST oauth/login: an account that waits for its email says so to whoever knows the password', async () => {
  await shop.guest().call(`${mytui}/register`, anna)
  expect((await shop.guest().logIn({ ...anna, password: 'nie to hasło' })).json().code).toBe(
    'credentials-wrong',
  )
  const answer = await shop.guest().logIn(anna)
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'account-not-active'])
})

test('a browser that sends more than twenty forms a minute is asked to wait', async () => {
  const guest = shop.guest()
  const answers = []
  for (let times = 0; times < 21; times += 1)
    answers.push(
      (await guest.call(`${mytui}/password/remind`, { email: `a${times}@wojaz.example` })).statusCode,
    )
  expect(answers.slice(0, 20)).toEqual(Array(20).fill(200))
  expect(answers[20]).toBe(429)
})

test('POST /mytui/…: customers behind one address are counted one by one, strangers together', async () => {
  const url = '/mytui/rezerwacja/W1/karta/platnosc'
  const remoteAddress = '203.0.113.77'
  const send = async (guest: AccountGuest, times: number) => {
    const cookie = [...guest.cookies].map((pair) => pair.join('=')).join('; ')
    const refused: boolean[] = []
    for (let sent = 0; sent < times; sent += 1) {
      // A form that no page accepts is counted before it is refused.
      const answer = await shop.app.inject({
        method: 'POST',
        url,
        remoteAddress,
        headers: { cookie },
        payload: {},
      })
      refused.push(answer.statusCode === 429)
    }
    return refused.indexOf(true)
  }
  const never = -1
  expect(await send(await customerOf(shop, anna), 61)).toBe(60)
  expect(await send(await customerOf(shop, newPerson()), 25)).toBe(never)
  expect(await send(shop.guest(), 21)).toBe(20)
})

test('POST oauth/refresh: a new pair for the old; the old one coming back later ends the login', async () => {
  const guest = await customerOf(shop, anna)
  const stolen = guest.cookies.get('tui_rt') ?? ''
  expect((await guest.call(`${oauth}/refresh`)).json()).toMatchObject({ authenticated: true })
  expect(guest.cookies.get('tui_rt')).not.toBe(stolen)
  later(minutes)
  const thief = shop.guest()
  thief.cookies.set('tui_rt', stolen)
  const answer = await thief.call(`${oauth}/refresh`)
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'session-over'])
  expect((await guest.userInfo()).authenticated).toBe(false)
  expect((await guest.call(`${oauth}/refresh`)).statusCode).toBe(401)
  expect([...guest.cookies.keys()]).toEqual(['known_device'])
})

test('a customer whose short token has run out is renewed by the page itself, without a script', async () => {
  const guest = await customerOf(shop, anna)
  later(20 * minutes)
  const before = guest.cookies.get('tui_bt')
  expect((await guest.send('GET', '/')).body).toContain('Tylko dla zalogowanych')
  expect(guest.cookies.get('tui_bt')).not.toBe(before)
  expect((await guest.userInfo()).authenticated).toBe(true)
})

test('cookies that open nothing are taken away, and the page is that of a stranger', async () => {
  const guest = shop.guest()
  guest.cookies.set('tui_bt', 'x'.repeat(43))
  guest.cookies.set('tui_rt', 'nothing of ours')
  const answer = await guest.send('GET', '/')
  expect(answer.statusCode).toBe(200)
  expect(answer.body).not.toContain('Tylko dla zalogowanych')
  expect(guest.cookies.size).toBe(0)
})

test('POST logout ends this login and no other, and leaves nothing that opens carts and orders', async () => {
  const [guest, device] = [await customerOf(shop, anna), shop.guest()]
  await device.logIn(anna)
  guest.cookies.set('carts', `${'a'.repeat(12)}.${'b'.repeat(22)}`)
  expect((await guest.call(`${mytui}/logout`)).json()).toEqual({ authenticated: false })
  expect([...guest.cookies.keys()]).toEqual(['known_device'])
  expect((await device.userInfo()).authenticated).toBe(true)
})

test('POST password/remind, password/reset: the new password counts, the old one and its logins no longer', async () => {
  const [guest, device] = [await customerOf(shop, anna), shop.guest()]
  await device.call(`${mytui}/password/remind`, { email: anna.email })
  const token = await shop.token('reset', anna)
  const short = await device.call(`${mytui}/password/reset`, { token, password: 'krótkie' })
  expect([short.statusCode, short.json().fields.password]).toEqual([422, expect.stringContaining('10')])
  expect((await device.call(`${mytui}/password/reset`, { token, password: 'całkiem nowe' })).statusCode).toBe(
    200,
  )
  expect((await device.userInfo()).authenticated).toBe(true)
  expect((await guest.userInfo()).authenticated).toBe(false)
  expect((await shop.guest().logIn(anna)).statusCode).toBe(401)
  const again = await device.call(`${mytui}/password/reset`, { token, password: 'jeszcze nowsze' })
  expect([again.statusCode, again.json().code]).toEqual([409, 'link-over'])
})

test.each([
  [
    'register',
    { ...newPerson(), email: 'anna@', firstName: '', password: 'abc' },
    ['email', 'firstName', 'password'],
  ],
  ['activate/resend', { email: '' }, ['email']],
  ['password/remind', { email: 'x'.repeat(300) }, ['email']],
])('POST %s with %o says what to mend at its fields', async (path, payload, fields) => {
  const answer = await shop.guest().call(`${mytui}/${path}`, payload, { 'x-market-language': 'uk' })
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'form-faulty'])
  expect(Object.keys(answer.json().fields).sort()).toEqual([...fields].sort())
})

test.each([{}, { email: 7, password: [] }, { email: 'a'.repeat(2_000), password: 'b' }])(
  'POST oauth/login with %o is refused, not an error',
  async (payload) => expect((await shop.guest().call(`${oauth}/login`, payload)).statusCode).toBe(400),
)

test('nobody else’s page may act for our guest', async () => {
  const guest = await customerOf(shop, anna)
  for (const path of [`${oauth}/login`, `${oauth}/refresh`, `${mytui}/logout`, `${mytui}/register`])
    expect((await guest.call(path, anna, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  expect((await guest.userInfo()).authenticated).toBe(true)
})

test('POST authorizationserver/oauth/token logs in and renews, and the tokens stay in cookies', async () => {
  const path = '/api/www/authorizationserver/oauth/token'
  await customerOf(shop, anna)
  const guest = shop.guest()
  const byPassword = { grant_type: 'password', username: anna.email.toUpperCase(), password: anna.password }
  const given = await guest.call(path, byPassword)
  expect(given.json()).toEqual({
    authenticated: true,
    user_uid: expect.any(String),
    token_type: 'cookie',
    expires_in: 900,
  })
  expect((await guest.userInfo()).authenticated).toBe(true)
  later(20 * minutes)
  expect((await guest.call(path, { grant_type: 'refresh_token' })).statusCode).toBe(200)
  expect((await guest.userInfo()).authenticated).toBe(true)
  const stranger = shop.guest()
  const wrong = await stranger.call(path, { ...byPassword, password: 'nie to hasło' })
  expect([wrong.statusCode, wrong.json().code]).toEqual([401, 'credentials-wrong'])
  expect((await stranger.call(path, { grant_type: 'refresh_token' })).statusCode).toBe(401)
  expect((await stranger.call(path, { grant_type: 'implicit' })).statusCode).toBe(400)
})

test('every call of the account is documented, its answers as they are', async () => {
  const calls = await documentedCalls(shop.app, 'logins', 'account', 'reservations')
  expect([...calls.keys()]).toEqual(
    expect.arrayContaining([
      ...['authorize', 'login', 'password', 'refresh', 'username'].map((path) => `POST ${oauth}/${path}`),
      ...['activate', 'activate/resend', 'logout', 'password/remind', 'password/reset', 'register'].map(
        (path) => `POST ${mytui}/${path}`,
      ),
      ...['authorize/resend', 'old-password/update', 'password/update'].map(
        (path) => `POST ${mytui}/${path}`,
      ),
      `GET ${mytui}/reservations`,
      ...['GET', 'PUT'].map((verb) => `${verb} ${mytui}/customerDetails`),
      ...['GET', 'POST'].map((verb) => `${verb} ${mytui}/customer/participants`),
      ...['PUT', 'DELETE'].map((verb) => `${verb} ${mytui}/customer/participants/{id}`),
      ...['GET', 'POST'].map((verb) => `${verb} ${mytui}/marketing/agreement`),
      'POST /api/www/authorizationserver/oauth/token',
    ]),
  )
  const wrong = await shop.guest().logIn({ ...anna, password: 'nie to hasło' })
  expect(calls.get(`POST ${oauth}/login`)?.(401).safeParse(wrong.json()).success).toBe(true)
  const stranger = await shop.guest().send('GET', `${mytui}/reservations`)
  expect(calls.get(`GET ${mytui}/reservations`)?.(403).safeParse(stranger.json()).success).toBe(true)
})
