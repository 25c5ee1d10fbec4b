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
const cookieNames = (guest: AccountGuest) => [...guest.cookies.keys()].sort()
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** An unknown browser in an unknown network. */
const stranger = () => shop.guest('203.0')
/** The same after the right password: it waits for a code. */
async function waiting(): Promise<AccountGuest> {
  await customerOf(shop, anna)
  const guest = stranger()
  await guest.call(`${oauth}/username`, { email: anna.email })
  const answer = await guest.call(`${oauth}/password`, { password: anna.password })
  expect([answer.statusCode, answer.json()]).toEqual([200, { authenticated: false, next: 'authorize' }])
  return guest
}

test('POST oauth/username, oauth/password: a known place is logged in after two steps', async () => {
  await customerOf(shop, anna)
  const guest = shop.guest()
  const first = await guest.call(`${oauth}/username`, { email: anna.email.toUpperCase() })
  expect([first.statusCode, first.json()]).toEqual([200, { next: 'password' }])
  expect(first.cookies).toEqual([
    expect.objectContaining({ name: 'login_attempt', httpOnly: true, maxAge: 900, sameSite: 'Lax' }),
  ])
  const second = await guest.call(`${oauth}/password`, { password: anna.password })
  expect(second.json()).toMatchObject({ authenticated: true })
  expect((await guest.userInfo()).authenticated).toBe(true)
  expect(cookieNames(guest)).toEqual(['known_device', 'tui_bt', 'tui_rt'])
})

test('POST oauth/username, oauth/password: neither step tells whether an address has an account', async () => {
  await customerOf(shop, anna)
  const answers = []
  for (const email of [anna.email, 'nikt@wojaz.example']) {
    const guest = stranger()
    const first = await guest.call(`${oauth}/username`, { email })
    const second = await guest.call(`${oauth}/password`, { password: 'nie to hasło' })
    answers.push([first.statusCode, first.body, second.statusCode, second.body, cookieNames(guest)])
  }
  expect(answers[0]).toEqual([200, '{"next":"password"}', 401, expect.any(String), ['login_attempt']])
  expect(answers[1]).toEqual(answers[0])
})

test.each([
  ['an empty address', { email: '' }, 422],
  ['half an address', { email: 'anna@' }, 422],
  ['nothing', {}, 400],
  ['a number', { email: 7 }, 400],
])('POST oauth/username with %s is refused', async (_, payload, status) => {
  const guest = shop.guest()
  expect((await guest.call(`${oauth}/username`, payload)).statusCode).toBe(status)
  expect(cookieNames(guest)).toEqual([])
})

test('POST oauth/password before the address, or with one that somebody has changed, begins anew', async () => {
  const guest = shop.guest()
  const first = await guest.call(`${oauth}/password`, { password: anna.password })
  expect([first.statusCode, first.json()]).toEqual([
    409,
    { code: 'attempt-over', next: 'username', message: expect.any(String) },
  ])
  await guest.call(`${oauth}/username`, { email: anna.email })
  guest.cookies.set('login_attempt', `${guest.cookies.get('login_attempt')}x1`)
  expect((await guest.call(`${oauth}/password`, { password: anna.password })).statusCode).toBe(409)
  await guest.call(`${oauth}/username`, { email: anna.email })
  expect((await guest.call(`${oauth}/password`, { password: '' })).json().fields).toHaveProperty('password')
  expect((await guest.call(`${oauth}/password`, {})).statusCode).toBe(400)
})

test('POST oauth/authorize: the code from the e-mail opens an unusual login, once', async () => {
  const guest = await waiting()
  expect((await guest.userInfo()).authenticated).toBe(false)
  const code = await shop.code(anna)
  const attempt = guest.cookies.get('login_attempt') ?? ''
  const wrong = await guest.call(`${oauth}/authorize`, { code: otherThan(code) })
  expect([wrong.statusCode, wrong.json().fields]).toEqual([422, { code: wrong.json().message }])
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`
  expect((await guest.call(`${oauth}/authorize`, { code: spaced })).json()).toMatchObject({
    authenticated: true,
  })
  expect((await guest.userInfo()).authenticated).toBe(true)
  expect(cookieNames(guest)).not.toContain('login_attempt')
  const thief = stranger()
  thief.cookies.set('login_attempt', attempt)
  const again = await thief.call(`${oauth}/authorize`, { code })
  expect([again.statusCode, again.json()]).toMatchObject([409, { code: 'code-over', next: 'username' }])
})

test('POST oauth/authorize: a code belongs to its attempt, ten minutes and five tries', async () => {
  const guest = await waiting()
  const code = await shop.code(anna)
  const other = stranger()
  expect((await other.call(`${oauth}/authorize`, { code })).json().code).toBe('code-over')
  for (let times = 0; times < 5; times += 1)
    expect((await guest.call(`${oauth}/authorize`, { code: otherThan(code) })).statusCode).toBe(422)
  expect((await guest.call(`${oauth}/authorize`, { code })).json().code).toBe('code-over')
  anna = newPerson()
  const late = await waiting()
  later(10 * minutes)
  expect((await late.call(`${oauth}/authorize`, { code: await shop.code(anna) })).json().code).toBe(
    'code-over',
  )
})

test.each([{ code: '' }, { code: '12345' }, { code: 'abcdef' }, { code: '1234567' }])(
  'POST oauth/authorize with %o says what to type',
  async (payload) => {
    const answer = await shop.guest().call(`${oauth}/authorize`, payload, { 'x-market-language': 'pl' })
    expect([answer.statusCode, answer.json().fields.code]).toEqual([422, 'Wpisz 6 cyfr z e-maila.'])
  },
)

test('POST authorize/resend: another code, twice at most, and the one before is over', async () => {
  const guest = await waiting()
  const first = await shop.code(anna)
  later(1_000)
  const sent = await guest.call(`${mytui}/authorize/resend`)
  expect([sent.statusCode, sent.json().message]).toEqual([200, expect.any(String)])
  const second = await shop.code(anna)
  expect(
    first === second || (await guest.call(`${oauth}/authorize`, { code: first })).statusCode === 422,
  ).toBe(true)
  expect((await guest.call(`${oauth}/authorize`, { code: second })).statusCode).toBe(200)
  expect((await stranger().call(`${mytui}/authorize/resend`)).json()).toMatchObject({ code: 'code-over' })
})

test('POST oauth/login, oauth/token: an unusual login is refused and names the next step, without a session', async () => {
  await customerOf(shop, anna)
  const byToken = { grant_type: 'password', username: anna.email, password: anna.password }
  for (const [path, payload] of [
    [`${oauth}/login`, anna],
    ['/api/www/authorizationserver/oauth/token', byToken],
  ] as const) {
    const guest = stranger()
    const answer = await guest.call(path, payload)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      401,
      { code: 'code-needed', next: 'authorize' },
    ])
    expect(cookieNames(guest)).toEqual(['login_attempt'])
    expect((await guest.call(`${oauth}/authorize`, { code: await shop.code(anna) })).statusCode).toBe(200)
    later(1_000)
    await shop.services.database.pool.query(
      'delete from account.known_places using account.customers where customers.id = customer_id and email = $1',
      [anna.email],
    )
  }
})

test('POST activate: in the browser that registered nothing is asked again, in every other one the password is', async () => {
  const guest = shop.guest()
  await guest.call(`${mytui}/register`, anna)
  const token = await shop.token('activate', anna)
  const other = shop.guest()
  expect((await other.call(`${mytui}/activate`, { token })).json().code).toBe('password-wrong')
  other.cookies.set('registered_here', 'x'.repeat(43))
  expect((await other.call(`${mytui}/activate`, { token })).json().code).toBe('password-wrong')
  expect((await guest.call(`${mytui}/activate`, { token })).statusCode).toBe(200)
  expect(cookieNames(guest)).toEqual(['known_device', 'tui_bt', 'tui_rt'])
  expect((await guest.call(`${mytui}/activate`, { token })).json().code).toBe('link-over')
})
