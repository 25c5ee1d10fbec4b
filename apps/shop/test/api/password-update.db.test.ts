import { beforeEach, expect } from 'vitest'
import {
  type AccountShop,
  accountShopOf,
  customerOf,
  mytui,
  newPerson,
  oauth,
  type Person,
} from '../account-shop.ts'
import { shopTest as test } from '../search-shop.ts'

let shop: AccountShop
let anna: Person
test.beforeAll(({ shop: opened }) => {
  shop = accountShopOf(opened)
})
beforeEach(() => {
  anna = newPerson()
})

const newPassword = 'całkiem nowe zdanie'

test('POST password/update: with the current one, told by e-mail, other browsers as wished', async () => {
  const guest = await customerOf(shop, anna)
  const device = shop.guest()
  await device.logIn(anna)
  const body = { currentPassword: anna.password, password: newPassword }
  const changed = await guest.call(`${mytui}/password/update`, body)
  expect([changed.statusCode, changed.json().message]).toEqual([200, expect.any(String)])
  expect((await device.userInfo()).authenticated).toBe(true)
  const { rows } = await shop.services.database.pool.query(
    `select from mail.emails where kind = 'account-password-changed' and recipient = $1`,
    [anna.email],
  )
  expect(rows).toHaveLength(1)
  const repeated = await guest.call(`${mytui}/password/update`, body)
  expect([repeated.statusCode, repeated.json().code]).toEqual([422, 'current-password-wrong'])
  const back = { currentPassword: newPassword, password: anna.password, endsOthers: true }
  expect((await guest.call(`${mytui}/password/update`, back)).statusCode).toBe(200)
  expect((await device.userInfo()).authenticated).toBe(false)
  expect((await guest.userInfo()).authenticated).toBe(true)
})

test.each([
  [
    { currentPassword: 'nie to hasło', password: newPassword },
    'currentPassword',
    'To nie jest Twoje obecne hasło.',
  ],
  [{ password: newPassword }, 'currentPassword', 'To nie jest Twoje obecne hasło.'],
  [{ currentPassword: 'dziesięć10', password: 'krótkie' }, 'password', expect.stringContaining('10 znaków')],
  [
    { currentPassword: 'dziesięć10', password: 'Football1985' },
    'password',
    expect.stringContaining('zgadnąć'),
  ],
  [
    { currentPassword: 'dziesięć10', password: 'konto Wojaż 1' },
    'password',
    expect.stringContaining('Wojaż'),
  ],
  [{ currentPassword: 'dziesięć10', password: 'dziesięć10' }, 'password', expect.stringContaining('inne')],
])('POST password/update with %o says what to mend at its field', async (payload, field, sentence) => {
  const guest = await customerOf(shop, anna)
  const answer = await guest.call(`${mytui}/password/update`, payload, { 'x-market-language': 'pl' })
  expect([answer.statusCode, answer.json().fields]).toEqual([422, { [field]: sentence }])
})

test('POST password/update, old-password/update are for nobody who is not logged in, and for no foreign page', async () => {
  const body = { currentPassword: anna.password, oldPassword: anna.password, password: newPassword }
  const guest = await customerOf(shop, anna)
  for (const path of ['password/update', 'old-password/update']) {
    expect((await shop.guest().call(`${mytui}/${path}`, body)).json()).toMatchObject({ code: 'session-over' })
    const foreign = await guest.call(`${mytui}/${path}`, body, { 'sec-fetch-site': 'cross-site' })
    expect(foreign.statusCode).toBe(403)
    expect((await guest.call(`${mytui}/${path}`, { password: 7 })).statusCode).toBe(400)
  }
  for (const path of ['username', 'password', 'authorize'])
    expect((await guest.call(`${oauth}/${path}`, anna, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(
      403,
    )
})

test('a customer marked to change the password hears 409 from every secured call, changes it and goes on', async () => {
  const guest = await customerOf(shop, anna)
  expect(await shop.services.account.requirePasswordChange(anna.email)).toBe(true)
  const number = 'W402917652'
  const reads = ['reservations', `reservation?number=${number}`, `editable-until?number=${number}`, 'my-data']
  const more = ['customerDetails', 'customer/participants', 'marketing/agreement', 'sessions']
  const passwords = { currentPassword: anna.password, password: newPassword }
  const calls = [
    ...[...reads, ...more].map((path) => ['GET', path, undefined] as const),
    ['POST', 'password/update', passwords] as const,
    ['POST', 'reservations/update', undefined] as const,
    ['POST', 'reservation/disclaim', { number }] as const,
    ['POST', 'documents/send', { number, email: anna.email }] as const,
    ['POST', 'reservation/add', { number, lastName: 'Nowak', departureDate: '2027-01-01' }] as const,
    ['POST', 'reservation/change-data/owner', { number }] as const,
    ['POST', 'removeAccount', undefined] as const,
  ]
  for (const [method, path, body] of calls) {
    const answer = await guest.send(method, `${mytui}/${path}`, body)
    expect([path, answer.statusCode, answer.json().code]).toEqual([path, 409, 'password-change-needed'])
    expect(answer.headers['x-password-change']).toBe('/mytui/zmiana-hasla')
  }
  const old = { oldPassword: anna.password, password: newPassword }
  expect((await guest.call(`${mytui}/old-password/update`, { ...old, oldPassword: 'inne' })).statusCode).toBe(
    422,
  )
  expect((await guest.call(`${mytui}/old-password/update`, old)).statusCode).toBe(200)
  expect((await guest.send('GET', `${mytui}/reservations`)).statusCode).toBe(200)
  expect((await guest.call(`${mytui}/old-password/update`, old)).statusCode).toBe(422)
})

test('POST register with a password that everybody tries, or with the address in it, says why', async () => {
  const register = (given: Partial<Person>) =>
    shop.guest().call(`${mytui}/register`, { ...anna, ...given }, { 'x-market-language': 'pl' })
  expect((await register({ password: 'Password2026!' })).json().fields.password).toContain('zbyt wiele osób')
  expect((await register({ password: 'moje konto wojaz' })).json().fields.password).toContain('Wojaż')
  expect((await register({ password: `to ja, ${anna.email}` })).json().fields.password).toContain('Wojaż')
  const own = { email: 'anna.kowalska@poczta.example', password: 'AnnaKowalska77' }
  expect((await register(own)).json().fields.password).toContain('adresu e-mail')
})
