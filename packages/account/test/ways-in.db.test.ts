import { refused } from '@wojaz/travel/outcome'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { LoggedIn } from '../src/account-parts.ts'
import { codeMs, mostCodeLetters, mostCodeTries } from '../src/login-codes.ts'
import { graceMs } from '../src/refresh-rule.ts'
import { openTestAccount, type TestAccount } from './open-test-account.ts'

const day = 86_400_000
const password = 'lato nad Bałtykiem'
const home = { client: '198.51.100.7', devices: [] as string[], agent: 'Firefox/140.0 Windows' }
const abroad = { client: '203.0.113.9', devices: [] as string[], agent: 'Chrome/140.0 Android' }

let here: TestAccount
beforeAll(async () => {
  here = await openTestAccount()
})
afterAll(() => here.close())

let people = 0
let email: string
/** The browser in which the account was activated. */
let owner: LoggedIn
beforeEach(async () => {
  people += 1
  email = `osoba${people}@wojaz.example`
  // Letters of another day do not count.
  here.moveClock(day + 1)
  await register()
  owner = taken(await here.account.activate({ token: await here.token('activate'), password, from: home }))
  here.moveClock(1_000)
})

const register = (given: { password?: string; email?: string } = {}) =>
  here.account.register({
    ...{ email, password, firstName: 'Anna', lastName: 'Nowak', locale: 'pl', from: home },
    ...given,
  })
const taken = <Value>(outcome: { ok: true; value: Value } | { ok: false; refusal: unknown }): Value => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
  return outcome.value
}
const logIn = (from = abroad, typed = password) => here.account.logIn({ email, password: typed, from })
async function attemptAbroad(): Promise<string> {
  const outcome = await logIn()
  if (outcome.ok || outcome.refusal.code !== 'code-needed') throw new Error('No code was asked for.')
  return outcome.refusal.attempt
}
const authorize = (attempt: string, code: string) => here.account.authorize({ attempt, code, from: abroad })
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const kinds = async () =>
  (await here.letters()).filter(({ to }) => to === email).map(({ kind }) => kind.replace('account-', ''))

describe('a code by e-mail', () => {
  test('is asked for on an unknown device in an unknown place, and then both are known', async () => {
    const attempt = await attemptAbroad()
    const { device } = taken(await authorize(attempt, await here.code()))
    expect((await logIn({ ...abroad, client: '192.0.2.1', devices: [device] })).ok).toBe(true)
    expect((await logIn({ ...abroad, client: '203.0.7.7' })).ok).toBe(true)
    expect((await logIn(home)).ok).toBe(true)
  })

  test('is not written for a wrong password: whoever guesses learns nothing from it', async () => {
    expect(await logIn(abroad, 'nie to hasło')).toEqual(refused({ code: 'credentials-wrong' }))
    expect(await kinds()).not.toContain('code')
  })

  test('is good once, also for two who type it at the same moment', async () => {
    const attempt = await attemptAbroad()
    const code = await here.code()
    const outcomes = await Promise.all([authorize(attempt, code), authorize(attempt, code)])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await authorize(attempt, code)).toEqual(refused({ code: 'code-over' }))
  })

  test('is good for ten minutes', async () => {
    const attempt = await attemptAbroad()
    here.moveClock(codeMs)
    expect(await authorize(attempt, await here.code())).toEqual(refused({ code: 'code-over' }))
  })

  test('opens the attempt it was written for and no other', async () => {
    const first = await attemptAbroad()
    const firstCode = await here.code()
    here.moveClock(1)
    const second = await attemptAbroad()
    const secondCode = await here.code()
    expect(firstCode === secondCode || !(await authorize(second, firstCode)).ok).toBe(true)
    expect((await authorize(first, firstCode)).ok).toBe(true)
  })

  test('may be mistyped a few times; then not even the right one opens', async () => {
    const attempt = await attemptAbroad()
    const code = await here.code()
    for (let times = 0; times < mostCodeTries; times += 1)
      expect(await authorize(attempt, otherThan(code))).toEqual(refused({ code: 'code-wrong' }))
    expect(await authorize(attempt, code)).toEqual(refused({ code: 'code-over' }))
  })

  test('comes again when asked for, twice at most, and the one before opens nothing', async () => {
    const attempt = await attemptAbroad()
    const first = await here.code()
    for (let letters = 1; letters < mostCodeLetters; letters += 1) {
      here.moveClock(1)
      expect((await here.account.resendCode({ attempt, from: abroad })).ok).toBe(true)
    }
    expect(await here.account.resendCode({ attempt, from: abroad })).toEqual(refused({ code: 'code-over' }))
    const last = await here.code()
    expect(first === last || !(await authorize(attempt, first)).ok).toBe(true)
    expect((await authorize(attempt, last)).ok).toBe(true)
  })

  test('is sent twenty times a day at most; whoever wants more is told so', async () => {
    for (let letters = 0; letters < 20; letters += 1) await attemptAbroad()
    expect(await logIn()).toEqual(refused({ code: 'too-many-codes' }))
  })

  test('is asked for every time where the customer wants it so, known device or not', async () => {
    const known = { ...home, devices: [owner.device] }
    await here.account.saveLoginSettings(owner.customer.id, { alwaysCode: true, loginLetters: true })
    expect(await logIn(known)).toMatchObject(refused({ code: 'code-needed' }))
    await here.account.saveLoginSettings(owner.customer.id, { alwaysCode: false, loginLetters: true })
    expect((await logIn(known)).ok).toBe(true)
  })

  test('that waits is over when the password has been changed meanwhile', async () => {
    const attempt = await attemptAbroad()
    taken(await change({}))
    expect(await authorize(attempt, await here.code())).toEqual(refused({ code: 'code-over' }))
  })

  test.each(['', 'x', 'x'.repeat(43)])('for the attempt „%s” there is none', async (attempt) => {
    expect(await authorize(attempt, '123456')).toEqual(refused({ code: 'code-over' }))
    expect(await here.account.resendCode({ attempt, from: abroad })).toEqual(refused({ code: 'code-over' }))
  })

  test('cannot be read in the database, nor can the places', async () => {
    const attempt = await attemptAbroad()
    const secrets = [attempt, await here.code(), '198.51', '203.0']
    for (const table of ['login_codes', 'known_places']) {
      const { rows } = await here.pool.query<{ text: string }>(
        `select (to_jsonb(t) - 'until' - 'seen_at' - 'customer_id')::text as text from account.${table} t`,
      )
      expect(rows.length).toBeGreaterThan(0)
      for (const secret of secrets.slice(0, table === 'login_codes' ? 2 : 4))
        expect(
          rows
            .map(({ text }) => text)
            .join()
            .includes(`"${secret}`),
        ).toBe(false)
    }
  })
})

test('a login on a new device is told of by e-mail, on a known one it is not', async () => {
  await logIn({ ...home, devices: [owner.device] })
  expect(await kinds()).toEqual(['activate'])
  await logIn(home)
  expect(await kinds()).toEqual(['activate', 'new-device'])
  expect((await here.letters()).at(-1)?.text).toContain('Firefox, Windows')
  await here.account.saveLoginSettings(owner.customer.id, { alwaysCode: false, loginLetters: false })
  await logIn(home)
  expect(await kinds()).toEqual(['activate', 'new-device'])
})

const change = async (
  given: { current?: string; password?: string; endsOthers?: boolean },
  by: LoggedIn = owner,
) => {
  const customer = await here.account.who(by.tokens.short)
  if (!customer) throw new Error('Nobody is logged in.')
  const wish = { current: password, password: 'całkiem nowe zdanie', endsOthers: false, ...given }
  return here.account.changePassword(customer, wish, home)
}

describe('a change of the password', () => {
  test('takes the current one, is told of by e-mail, and leaves other browsers as they are', async () => {
    const other = taken(await logIn({ ...home, devices: [owner.device] }))
    taken(await change({}))
    expect(await kinds()).toEqual(['activate', 'password-changed'])
    expect(await here.account.who(other.tokens.short)).not.toBeNull()
    expect(await logIn(home)).toEqual(refused({ code: 'credentials-wrong' }))
    expect((await logIn(home, 'całkiem nowe zdanie')).ok).toBe(true)
    // Sent twice, it finds the old password gone.
    expect(await change({})).toEqual(refused({ code: 'current-password-wrong' }))
  })

  test('ends the other browsers when asked to, and never this one', async () => {
    const other = taken(await logIn({ ...home, devices: [owner.device] }))
    taken(await change({ endsOthers: true }))
    expect(await here.account.who(other.tokens.short)).toBeNull()
    expect(await here.account.who(owner.tokens.short)).not.toBeNull()
  })

  test.each([
    [{ current: 'nie to hasło' }, { code: 'current-password-wrong' }],
    [{ current: '' }, { code: 'current-password-wrong' }],
    [{ password }, { code: 'password-refused', fault: 'password-same' }],
    [{ password: 'Password2026!' }, { code: 'password-refused', fault: 'password-common' }],
    [{ password: 'wojaż na koniec' }, { code: 'password-refused', fault: 'password-shop-name' }],
    [{ password: 'krótkie' }, { code: 'password-refused', fault: 'password-too-short' }],
  ])('with %o is refused, and nothing changes', async (given, refusal) => {
    expect(await change(given)).toEqual(refused(refusal))
    expect((await logIn(home)).ok).toBe(true)
  })

  test('whoever has no password yet sets one after having just come in, and not later', async () => {
    await here.pool.query('update account.customers set password_hash = null where id = $1', [
      owner.customer.id,
    ])
    here.moveClock(11 * 60_000)
    expect(await change({ current: '' })).toEqual(refused({ code: 'confirm-needed' }))
    here.moveClock(-5 * 60_000)
    taken(await change({ current: '' }))
    expect((await logIn(home, 'całkiem nowe zdanie')).ok).toBe(true)
  })

  test('takes the mark away from a customer who had to', async () => {
    await here.pool.query('update account.customers set must_change_password = true where id = $1', [
      owner.customer.id,
    ])
    expect((await here.account.who(owner.tokens.short))?.mustChangePassword).toBe(true)
    taken(await change({}))
    expect((await here.account.who(owner.tokens.short))?.mustChangePassword).toBe(false)
  })
})

test('nobody registers, or comes back by letter, with a password that everybody tries', async () => {
  const common = refused({ code: 'password-refused', fault: 'password-common' })
  expect(await register({ password: 'Football1985', email: 'nowa@wojaz.example' })).toEqual(common)
  await here.account.remindPassword({ email, locale: 'pl', from: home })
  const token = await here.token('reset')
  const reset = (typed: string) => here.account.resetPassword({ token, password: typed, from: home })
  expect(await reset('Football1985')).toEqual(common)
  expect(await reset(`to jest osoba${people}`)).toEqual(
    refused({ code: 'password-refused', fault: 'password-own-address' }),
  )
  here.moveClock(1)
  expect((await reset('całkiem nowe zdanie')).ok).toBe(true)
  // Letters of one moment have no order.
  expect(await kinds()).toContain('password-changed')
})

describe('an activating link', () => {
  const newcomer = () => `nowa${people}@wojaz.example`
  async function registered() {
    const { browser } = taken(await register({ email: newcomer() }))
    return { browser, token: await here.token('activate') }
  }
  const activate = (token: string, browser: string | null, typed = '') =>
    here.account.activate({ token, password: typed, browser, from: home })

  test('asks the browser in which the account was asked for nothing more', async () => {
    const { browser, token } = await registered()
    expect(await here.account.activation(token, browser)).toEqual({ link: 'good', asksPassword: false })
    expect((await activate(token, browser)).ok).toBe(true)
    expect(await here.account.activation(token, browser)).toMatchObject({ link: 'used' })
  })

  test('asks every other browser for the password', async () => {
    const { token } = await registered()
    for (const browser of [null, 'x'.repeat(43)]) {
      expect(await here.account.activation(token, browser)).toEqual({ link: 'good', asksPassword: true })
      expect(await activate(token, browser)).toEqual(refused({ code: 'password-wrong' }))
    }
    expect((await activate(token, null, password)).ok).toBe(true)
  })

  test('of a stranger’s registration does not open to the browser in which its owner registered before', async () => {
    const own = await registered()
    here.moveClock(1)
    await register({ email: newcomer(), password: 'hasło obcego człowieka' })
    const ofStranger = await here.token('activate')
    expect(await activate(ofStranger, own.browser)).toEqual(refused({ code: 'password-wrong' }))
    here.moveClock(1)
    await here.account.resendActivation({ email: newcomer(), locale: 'pl', from: home })
    expect(await activate(await here.token('activate'), own.browser)).toEqual(
      refused({ code: 'password-wrong' }),
    )
  })

  test('that came too late is followed by another, which knows the browser, too', async () => {
    const { browser, token } = await registered()
    here.moveClock(8 * day)
    expect(await here.account.activation(token, browser)).toMatchObject({ link: 'late' })
    expect(await activate(token, browser)).toEqual(refused({ code: 'link-over' }))
    await here.account.resendByLink({ token, from: home })
    const again = await here.token('activate')
    expect(again).not.toBe(token)
    expect((await activate(again, browser)).ok).toBe(true)
  })

  test('that is good or made up brings no other letter', async () => {
    const { token } = await registered()
    const before = (await here.letters()).length
    for (const given of [token, 'x'.repeat(43), ''])
      await here.account.resendByLink({ token: given, from: home })
    expect(await here.letters()).toHaveLength(before)
  })
})

describe('two nodes', () => {
  test('a logout on one is a logout on the other', async () => {
    const node = here.openNode()
    expect(await node.who(owner.tokens.short)).not.toBeNull()
    await here.account.logOut([owner.tokens.short])
    expect(await node.who(owner.tokens.short)).toBeNull()
    expect((await node.refresh(owner.tokens.refresh)).ok).toBe(false)
  })

  test('a refresh token that comes back to one ends the whole login on the other', async () => {
    const node = here.openNode()
    const { tokens } = taken(await node.refresh(owner.tokens.refresh))
    expect(await here.account.who(tokens.short)).not.toBeNull()
    here.moveClock(graceMs + 1)
    expect(await here.account.refresh(owner.tokens.refresh)).toEqual(refused({ code: 'session-over' }))
    expect(await node.who(tokens.short)).toBeNull()
    expect(await node.refresh(tokens.refresh)).toEqual(refused({ code: 'session-over' }))
  })
})
