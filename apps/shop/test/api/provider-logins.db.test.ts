import { afterEach, expect } from 'vitest'
import { customerOf, newPerson, oauth } from '../account-shop.ts'
import {
  browserOf,
  codeIn,
  isIn,
  type LoginShop,
  newAddress,
  pathIn,
  loginTest as test,
} from '../login-shop.ts'
import { noon } from '../shop-content.ts'

let shop: LoginShop
test.beforeAll(({ shop: opened }) => {
  shop = opened
})
afterEach(() => {
  shop.google.forge(null)
  shop.setClock(noon)
})

const from = { client: '198.51.100.1', devices: [] }
const wish = { locale: 'pl', from } as const
const account = () => shop.services.account

test('GET oauth/google: whoever has a proven address gets an account without a password, and comes back into the same one', async () => {
  const [guest, email] = [shop.guest(), newAddress()]
  const left = await guest.send('GET', `${oauth}/google?powrot=/ulubione&locale=cs`)
  expect(left.statusCode).toBe(303)
  expect(left.headers['cache-control']).toBe('no-store')
  const asked = new URL(String(left.headers.location)).searchParams
  expect(Object.fromEntries(asked)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    scope: 'openid email profile',
    state: expect.stringMatching(/^.{43}$/),
    nonce: expect.stringMatching(/^.{43}$/),
  })
  expect(left.cookies).toContainEqual(
    expect.objectContaining({ name: 'login_away', httpOnly: true, sameSite: 'Lax' }),
  )
  const back = await shop.google.walk(String(left.headers.location), { email })
  const answer = await guest.send('GET', pathIn(back))
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/ulubione'])
  const { user_uid: uid } = await guest.userInfo()
  expect(await account().waysIn(uid)).toMatchObject({
    hasPassword: false,
    logins: [{ provider: 'google', email }],
  })
  const device = shop.guest()
  expect((await shop.throughGoogle(device, email)).headers.location).toBe('/mytui')
  expect((await device.userInfo()).user_uid).toBe(uid)
  expect(JSON.stringify(shop.logged)).not.toMatch(/ola\d/)
})

test('a key that the login page asks for meanwhile does not come between', async () => {
  const [guest, email] = [shop.guest(), newAddress()]
  const left = await guest.send('GET', `${oauth}/google`)
  // Requested before the guest left, answered after.
  const other = shop.guest()
  await other.call('/api/www/mytui/api/passkeys/login/options', {})
  guest.cookies.set('login_step', browserOf(other))
  expect(browserOf(other)).toMatch(/^.{43}$/)
  const back = await shop.google.walk(String(left.headers.location), { email })
  expect((await guest.send('GET', pathIn(back))).headers.location).toBe('/mytui')
  expect(await isIn(guest)).toBe(true)
})

test('whoever changes the address at Google is the same person; whoever gets the old one is not', async () => {
  const [guest, email, later] = [shop.guest(), newAddress(), newAddress()]
  await shop.throughGoogle(guest, email)
  const { user_uid: uid } = await guest.userInfo()
  shop.google.people.set(email, { email: later })
  const device = shop.guest()
  await shop.throughGoogle(device, email)
  expect((await device.userInfo()).user_uid).toBe(uid)
  // Another provider account with the same email address.
  const stranger = shop.guest()
  shop.google.people.set('obca@firma.example', { email })
  const answer = await shop.throughGoogle(stranger, 'obca@firma.example')
  expect(answer.headers.location).toBe('/mytui/dokonczenie-logowania')
  expect(await isIn(stranger)).toBe(false)
})

test('an address that has an account already asks for its password before it is linked', async () => {
  const anna = newPerson()
  await customerOf(shop, anna)
  const guest = shop.guest()
  const answer = await shop.throughGoogle(guest, anna.email, '?powrot=/ulubione')
  expect(answer.headers.location).toBe('/mytui/dokonczenie-logowania')
  const browser = browserOf(guest)
  expect(await account().question(browser)).toEqual({ provider: 'google', of: 'password', email: anna.email })
  expect(await account().joinByPassword(browser, 'nie to hasło', wish)).toMatchObject({
    refusal: { code: 'password-wrong' },
  })
  expect(await account().joinByPassword('x'.repeat(43), anna.password, wish)).toMatchObject({
    refusal: { code: 'login-step-over' },
  })
  const joined = await account().joinByPassword(browser, anna.password, wish)
  expect(joined).toMatchObject({ ok: true, value: { back: '/ulubione', customer: { email: anna.email } } })
  expect(await shop.emailText('account-linked', anna.email)).toContain('logowanie przez Google')
  expect(await account().joinByPassword(browser, anna.password, wish)).toMatchObject({ ok: false })
  const device = shop.guest()
  await shop.throughGoogle(device, anna.email)
  expect(await isIn(device)).toBe(true)
})

test('an account by Google takes away the password that a stranger typed for the address', async () => {
  const anna = { ...newPerson(), email: newAddress() }
  await shop.guest().call('/api/www/mytui/api/register', anna)
  const token = await shop.token('activate', anna)
  const owner = shop.guest()
  await shop.throughGoogle(owner, anna.email)
  expect(await isIn(owner)).toBe(true)
  const stranger = shop.guest()
  const late = await stranger.call('/api/www/mytui/api/activate', { token, password: anna.password })
  expect([late.statusCode, late.json().code]).toEqual([409, 'link-over'])
  expect((await stranger.logIn(anna)).statusCode).toBe(401)
})

test.each([
  ['of a mailbox that Google does not keep', { hd: undefined, email: 'kuba@poczta.example' }],
  ['that Google has not verified', { email_verified: false, email: 'zosia@firma.example' }],
])('an address %s is verified by a code first', async (_, claims) => {
  const [guest, login] = [shop.guest(), newAddress()]
  shop.google.people.set(login, claims)
  await shop.throughGoogle(guest, login)
  expect(await isIn(guest)).toBe(false)
  const { email } = claims
  const browser = browserOf(guest)
  expect(await account().question(browser)).toMatchObject({ of: 'address', email })
  await account().sendNewcomerCode(browser, email, wish)
  expect(await account().question(browser)).toMatchObject({ of: 'code', email })
  const code = codeIn(await shop.emailText('account-code', email))
  expect(await account().joinByCode('x'.repeat(43), code, wish)).toMatchObject({ ok: false })
  expect(await account().joinByCode(browser, ` ${code.slice(0, 3)} ${code.slice(3)}`, wish)).toMatchObject({
    ok: true,
    value: { customer: { email, firstName: 'Anna' } },
  })
})

test('a code is good for ten minutes and five tries, and belongs to the email that was written last', async () => {
  const [guest, login] = [shop.guest(), newAddress()]
  shop.google.people.set(login, { email_verified: false })
  await shop.throughGoogle(guest, login)
  const browser = browserOf(guest)
  await account().sendNewcomerCode(browser, login, wish)
  const first = codeIn(await shop.emailText('account-code', login))
  shop.setClock(new Date(new Date(noon).getTime() + 11 * 60_000).toISOString())
  expect(await account().joinByCode(browser, first, wish)).toMatchObject({ refusal: { code: 'code-wrong' } })
  await account().sendNewcomerCode(browser, login, wish)
  const code = codeIn(await shop.emailText('account-code', login))
  const wrong = code === '000000' ? '000001' : '000000'
  for (let times = 2; times <= 5; times += 1)
    expect(await account().joinByCode(browser, wrong, wish)).toMatchObject({
      refusal: { code: 'code-wrong' },
    })
  expect(await account().joinByCode(browser, code, wish)).toMatchObject({
    refusal: { code: 'too-many-attempts' },
  })
})

test('GET oauth/facebook: an address is asked for and verified; next time nothing is asked', async () => {
  const [guest, email] = [shop.guest(), newAddress()]
  shop.facebook.isNow({ id: '10215', first_name: 'Ewa', last_name: 'Nowak' })
  const answer = await shop.throughFacebook(guest, '?powrot=/ulubione')
  expect(answer.headers.location).toBe('/mytui/dokonczenie-logowania')
  const browser = browserOf(guest)
  expect(await account().question(browser)).toEqual({ provider: 'facebook', of: 'address', email: null })
  await account().sendNewcomerCode(browser, email, wish)
  const joined = await account().joinByCode(
    browser,
    codeIn(await shop.emailText('account-code', email)),
    wish,
  )
  expect(joined).toMatchObject({
    ok: true,
    value: { back: '/ulubione', customer: { firstName: 'Ewa', email } },
  })
  const device = shop.guest()
  await shop.throughFacebook(device)
  expect(await isIn(device)).toBe(true)
})

test('an address that only Facebook names opens nobody’s account, and nothing tells whether it has one', async () => {
  const anna = newPerson()
  await customerOf(shop, anna)
  const [known, unknown] = [shop.guest(), shop.guest()]
  shop.facebook.isNow({ id: '20001', email: anna.email, first_name: 'Zły', last_name: 'Człowiek' })
  await shop.throughFacebook(known)
  shop.facebook.isNow({ id: '20002', email: newAddress(), first_name: 'Nowy', last_name: 'Człowiek' })
  await shop.throughFacebook(unknown)
  expect((await account().question(browserOf(known)))?.of).toBe('address')
  expect((await account().question(browserOf(unknown)))?.of).toBe('address')
  await account().sendNewcomerCode(browserOf(known), anna.email, wish)
  expect(await shop.emailText('account-code-link', anna.email)).toContain('Masz już konto z tym adresem')
  expect(await account().joinByPassword(browserOf(known), anna.password, wish)).toMatchObject({ ok: false })
  expect(await isIn(known)).toBe(false)
})
