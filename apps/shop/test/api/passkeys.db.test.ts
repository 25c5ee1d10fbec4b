import { newAuthenticator } from '@wojaz/account/testing'
import { beforeEach, expect } from 'vitest'
import {
  type AccountGuest,
  type AccountShop,
  accountShopOf,
  customerOf,
  mytui,
  newPerson,
  type Person,
} from '../account-shop.ts'
import { documentedCalls } from '../documented-calls.ts'
import { shopTest as test } from '../search-shop.ts'
import { noon } from '../shop-content.ts'

const passkeys = `${mytui}/passkeys`
const site = { origin: 'http://localhost:3000', rpId: 'localhost' }
let shop: AccountShop
let anna: Person
let guest: AccountGuest
let key: ReturnType<typeof newAuthenticator>
test.beforeAll(({ shop: opened }) => {
  shop = accountShopOf(opened)
})
beforeEach(async () => {
  anna = newPerson()
  guest = await customerOf(shop, anna)
  key = newAuthenticator(site)
})

const later = (ms: number) => shop.setClock(new Date(new Date(noon).getTime() + ms).toISOString())
const minutes = 60_000

async function register(name?: string) {
  const options = (await guest.call(`${passkeys}/options`, {})).json()
  return guest.call(passkeys, { response: key.make(options), ...(name && { name }) })
}

async function ask(device: AccountGuest, about = 'login') {
  return (await device.call(`${passkeys}/${about}/options`, {})).json()
}

test('POST passkeys: a key is added, told by e-mail, and logs in by itself as somebody just proven', async () => {
  const options = (await guest.call(`${passkeys}/options`, {})).json()
  expect(options).toMatchObject({
    rp: { id: 'localhost' },
    attestation: 'none',
    user: { name: anna.email },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const added = await guest.call(passkeys, { response: key.make(options), name: ' Telefon ' })
  expect(added.statusCode).toBe(200)
  const device = shop.guest()
  const asked = await ask(device)
  expect(asked).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
  expect(asked.allowCredentials ?? []).toEqual([])
  const answer = await device.call(`${passkeys}/login`, { response: key.answer(asked) })
  const { user_uid: uid } = await guest.userInfo()
  expect(answer.json()).toEqual({ authenticated: true, user_uid: uid })
  expect((await device.userInfo()).authenticated).toBe(true)
  expect((await device.call(`${passkeys}/options`, {})).statusCode).toBe(200)
  const { passkeys: known } = await shop.services.account.waysIn(uid)
  expect(known).toMatchObject([{ name: 'Telefon', isBackedUp: true, usedAt: expect.any(Date) }])
  const { rows } = await shop.services.database.pool.query(
    `select contents->>'text' as text from mail.emails where kind = 'account-passkey-added' and recipient = $1`,
    [anna.email],
  )
  expect(rows[0].text).toContain('„Telefon”')
})

test.each([
  ['from another page', { origin: 'https://evil.example' }],
  ['for another site', { rpId: 'evil.example' }],
  ['without finger or PIN', { isUnverified: true }],
  ['with a counter that goes back', { counter: 0 }],
  ['with another owner’s name', { userHandle: 'c29tZWJvZHkgZWxzZQ' }],
])('POST passkeys/login %s lets nobody in', async (_, manner) => {
  await register()
  const device = shop.guest()
  // Twice, so that its counter is above zero.
  for (let times = 0; times < 2; times += 1)
    expect(
      (await device.call(`${passkeys}/login`, { response: key.answer(await ask(device)) })).statusCode,
    ).toBe(200)
  const thief = shop.guest()
  const refused = await thief.call(`${passkeys}/login`, { response: key.answer(await ask(thief), manner) })
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'passkey-refused'])
  expect((await thief.userInfo()).authenticated).toBe(false)
})

test('POST passkeys/login: a challenge is good once, for five minutes, in the browser that asked', async () => {
  await register()
  const [device, thief] = [shop.guest(), shop.guest()]
  const asked = await ask(device)
  await ask(thief)
  const response = key.answer(asked)
  expect((await thief.call(`${passkeys}/login`, { response })).statusCode).toBe(422)
  expect((await device.call(`${passkeys}/login`, { response })).statusCode).toBe(200)
  expect((await device.call(`${passkeys}/login`, { response })).statusCode).toBe(422)
  const slow = await ask(device)
  later(5 * minutes + 1)
  expect((await device.call(`${passkeys}/login`, { response: key.answer(slow) })).statusCode).toBe(422)
  const madeUp = key.answer({ challenge: 'x'.repeat(43) })
  expect((await device.call(`${passkeys}/login`, { response: madeUp })).statusCode).toBe(422)
})

test.each([{}, { response: null }, { response: { id: 'x' } }, { response: { id: 7, type: 'public-key' } }])(
  'POST passkeys/login with %o is refused, not an error',
  async (payload) => expect((await shop.guest().call(`${passkeys}/login`, payload)).statusCode).toBe(400),
)

test('POST passkeys/login with words in place of a key is refused, not an error', async () => {
  const device = shop.guest()
  const { id, ...rest } = key.answer(await ask(device))
  const broken = { ...rest.response, authenticatorData: 'rubbish', clientDataJSON: 'rubbish' }
  for (const response of [
    { ...rest, id: 'nobody', response: rest.response },
    { ...rest, id, response: broken },
  ])
    expect((await device.call(`${passkeys}/login`, { response })).statusCode).toBe(422)
})

test.each([
  ['from another page', { origin: 'https://evil.example' }],
  ['for another site', { rpId: 'evil.example' }],
  ['without finger or PIN', { isUnverified: true }],
])('POST passkeys with a key made %s keeps nothing', async (_, manner) => {
  const options = (await guest.call(`${passkeys}/options`, {})).json()
  const refused = await guest.call(passkeys, { response: key.make(options, manner) })
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'passkey-refused'])
})

test('POST passkeys: only for who is logged in and has just shown who they are, and each key once', async () => {
  const stranger = shop.guest()
  for (const path of ['options', 'confirm/options'])
    expect((await stranger.call(`${passkeys}/${path}`, {})).statusCode).toBe(403)
  expect((await register()).statusCode).toBe(200)
  const again = await register()
  expect([again.statusCode, again.json().code]).toEqual([409, 'passkey-known'])
  const other = await customerOf(shop, newPerson())
  const theirs = (await other.call(`${passkeys}/options`, {})).json()
  expect((await guest.call(passkeys, { response: newAuthenticator(site).make(theirs) })).statusCode).toBe(422)
  later(11 * minutes)
  const late = await guest.call(`${passkeys}/options`, {})
  expect([late.statusCode, late.json().code]).toEqual([401, 'confirm-needed'])
})

test('POST passkeys/confirm: the key shows once more who somebody is; another’s key does not', async () => {
  await register()
  later(11 * minutes)
  const other = await customerOf(shop, newPerson())
  const foreign = await other.call(`${passkeys}/confirm`, {
    response: key.answer(await ask(other, 'confirm')),
  })
  expect([foreign.statusCode, foreign.json().code]).toEqual([422, 'passkey-refused'])
  // A login challenge is not valid for a confirmation, nor the other way round.
  const login = await guest.call(`${passkeys}/confirm`, { response: key.answer(await ask(guest)) })
  expect(login.statusCode).toBe(422)
  const response = key.answer(await ask(guest, 'confirm'))
  expect((await guest.call(`${passkeys}/confirm`, { response })).json()).toEqual({ confirmed: true })
  expect((await guest.call(`${passkeys}/options`, {})).statusCode).toBe(200)
})

test('a key is named and taken away by its owner alone, and then opens nothing', async () => {
  const { id } = (await register('Telefon')).json()
  const { account } = shop.services
  const { user_uid: uid } = await guest.userInfo()
  const { user_uid: strange } = await (await customerOf(shop, newPerson())).userInfo()
  expect(await account.renamePasskey(strange, id, 'Moje')).toMatchObject({
    refusal: { code: 'way-not-found' },
  })
  expect(await account.removePasskey(strange, id, 'pl')).toMatchObject({ refusal: { code: 'way-not-found' } })
  expect(await account.renamePasskey(uid, id, 'Klucz w domu')).toMatchObject({ ok: true })
  expect((await account.waysIn(uid)).passkeys).toMatchObject([{ name: 'Klucz w domu' }])
  expect(await account.removePasskey(uid, id, 'pl')).toMatchObject({ ok: true })
  expect(await account.removePasskey(uid, id, 'pl')).toMatchObject({ refusal: { code: 'way-not-found' } })
  const device = shop.guest()
  expect(
    (await device.call(`${passkeys}/login`, { response: key.answer(await ask(device)) })).statusCode,
  ).toBe(422)
})

test('nobody else’s page asks for keys; a shop without accounts at others has no way there; every call is documented', async () => {
  for (const path of ['login/options', 'login', 'options', 'confirm', 'confirm/options'])
    expect((await guest.call(`${passkeys}/${path}`, {}, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(
      403,
    )
  for (const name of ['google', 'facebook', 'google/callback'])
    expect((await guest.send('GET', `/api/www/api/v5/mytui/oauth/${name}`)).statusCode).toBe(404)
  const calls = await documentedCalls(shop.app, 'logins')
  expect([...calls.keys()].filter((name) => name.includes('/passkeys')).sort()).toEqual(
    ['', '/confirm', '/confirm/options', '/login', '/login/options', '/options'].map(
      (path) => `POST ${passkeys}${path}`,
    ),
  )
})
