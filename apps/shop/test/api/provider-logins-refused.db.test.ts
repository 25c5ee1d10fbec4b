import { newSigningKey } from '@wojaz/account/testing'
import { afterEach, expect } from 'vitest'
import { type AccountGuest, oauth } from '../account-shop.ts'
import { documentedCalls } from '../documented-calls.ts'
import { isIn, type LoginShop, newAddress, pathIn, loginTest as test } from '../login-shop.ts'
import { noon } from '../shop-content.ts'

let shop: LoginShop
test.beforeAll(({ shop: opened }) => {
  shop = opened
})
afterEach(() => {
  shop.google.forge(null)
  shop.setClock(noon)
})

const trouble = (code: string) => `/mytui/logowanie?klopot=${code}`

const tampered: [string, (guest: AccountGuest, email: string) => Promise<URL>][] = [
  [
    'another state',
    async (guest, email) => {
      const back = await shop.google.walk(await shop.leave(guest), { email })
      back.searchParams.set('state', 'x'.repeat(43))
      return back
    },
  ],
  [
    'another nonce',
    async (guest, email) => {
      const left = new URL(await shop.leave(guest))
      left.searchParams.set('nonce', 'somebody-elses-nonce')
      return shop.google.walk(left.href, { email })
    },
  ],
  [
    'another challenge of PKCE',
    async (guest, email) => {
      const left = new URL(await shop.leave(guest))
      left.searchParams.set('code_challenge', 'x'.repeat(43))
      return shop.google.walk(left.href, { email })
    },
  ],
  ['another issuer in its address', (guest, email) => withIssuer(guest, email)],
  ['another issuer in its token', (guest, email) => forged(guest, email, { iss: 'https://evil.example' })],
  ['another audience', (guest, email) => forged(guest, email, { aud: 'another-shop' })],
  ['an age that is over', (guest, email) => forged(guest, email, { exp: 1_000_000_000 })],
  [
    'a signature of somebody else',
    async (guest, email) => {
      const stranger = newSigningKey()
      shop.google.forge((claims) => stranger.sign(claims))
      return shop.google.walk(await shop.leave(guest), { email })
    },
  ],
  [
    'the code of another login',
    async (guest, email) => {
      const other = await shop.google.walk(await shop.leave(shop.guest()), { email })
      const back = await shop.google.walk(await shop.leave(guest), { email })
      back.searchParams.set('code', other.searchParams.get('code') ?? '')
      return back
    },
  ],
]

async function withIssuer(guest: AccountGuest, email: string): Promise<URL> {
  const back = await shop.google.walk(await shop.leave(guest), { email })
  expect(back.searchParams.get('iss')).toBe(shop.google.issuer)
  back.searchParams.set('iss', 'https://evil.example')
  return back
}

async function forged(guest: AccountGuest, email: string, change: object): Promise<URL> {
  shop.google.forge((claims) => shop.google.key.sign({ ...claims, ...change }))
  return shop.google.walk(await shop.leave(guest), { email })
}

test.each(tampered)('GET oauth/google/callback with %s lets nobody in', async (_, walk) => {
  const [guest, email] = [shop.guest(), newAddress()]
  const answer = await guest.send('GET', pathIn(await walk(guest, email)))
  expect(answer.statusCode).toBe(303)
  expect(answer.headers.location).toMatch(/^\/mytui\/logowanie\?klopot=(provider-failed|login-step-over)$/)
  expect(await isIn(guest)).toBe(false)
  shop.google.forge(null)
  await shop.throughGoogle(guest, email)
  expect(await isIn(guest)).toBe(true)
})

test('GET oauth/google/callback a second time, in another browser or late lets nobody in', async () => {
  const [guest, thief, email] = [shop.guest(), shop.guest(), newAddress()]
  const back = await shop.google.walk(await shop.leave(guest), { email })
  const stolen = await thief.send('GET', pathIn(back))
  expect(stolen.headers.location).toBe(trouble('login-step-over'))
  await guest.send('GET', pathIn(back))
  expect(await isIn(guest)).toBe(true)
  const again = await guest.send('GET', pathIn(back))
  expect(again.headers.location).toBe(trouble('login-step-over'))
  // The provider has consumed the code: a new state does not help.
  const replayed = new URL(pathIn(back), 'http://localhost:3000')
  replayed.searchParams.set('state', new URL(await shop.leave(thief)).searchParams.get('state') ?? '')
  expect((await thief.send('GET', pathIn(replayed))).headers.location).toBe(trouble('provider-failed'))
  const slow = shop.guest()
  const late = await shop.google.walk(await shop.leave(slow), { email })
  shop.setClock(new Date(new Date(noon).getTime() + 11 * 60_000).toISOString())
  expect((await slow.send('GET', pathIn(late))).headers.location).toBe(trouble('login-step-over'))
})

test('whoever changes their mind at the provider is back at the login, with where they wanted to go', async () => {
  const guest = shop.guest()
  const left = await shop.leave(guest, '?powrot=/ulubione&locale=hu')
  const answer = await guest.send('GET', pathIn(await shop.google.walk(left, { cancel: '1' })))
  expect(answer.headers.location).toBe('/hu/mytui/logowanie?powrot=%2Fulubione&klopot=provider-cancelled')
  shop.facebook.isNow(null)
  expect((await shop.throughFacebook(guest)).headers.location).toBe(trouble('provider-cancelled'))
})

test.each(['https://evil.example', '//evil.example', '/mytui/logowanie', 'javascript:alert(1)'])(
  'GET oauth/google?powrot=%s leads to the account, not there',
  async (powrot) => {
    const guest = shop.guest()
    const answer = await shop.throughGoogle(guest, newAddress(), `?${new URLSearchParams({ powrot })}`)
    expect(answer.headers.location).toBe('/mytui')
  },
)

test.each([
  `${oauth}/google/callback`,
  `${oauth}/google/callback?code=x&state=${'x'.repeat(43)}`,
  `${oauth}/google/callback?state=a&state=b`,
  `${oauth}/facebook/callback?error=access_denied`,
])('GET %s is a way to the login, not an error', async (path) => {
  const answer = await shop.guest().send('GET', path)
  expect([303, 400]).toContain(answer.statusCode)
})

test('nobody else’s page begins a login; every way is documented', async () => {
  const guest = shop.guest()
  const foreign = await guest.send('GET', `${oauth}/google`, undefined, { 'sec-fetch-site': 'cross-site' })
  expect(foreign.statusCode).toBe(403)
  const calls = await documentedCalls(shop.app, 'logins')
  for (const name of ['google', 'facebook'])
    expect([...calls.keys()]).toEqual(
      expect.arrayContaining([`GET ${oauth}/${name}`, `GET ${oauth}/${name}/callback`]),
    )
})
