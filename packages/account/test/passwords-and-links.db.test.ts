import { refused } from '@wojaz/travel/outcome'
import { describe, expect, test } from 'vitest'
import {
  change,
  day,
  email,
  here,
  home,
  kinds,
  logIn,
  owner,
  password,
  register,
  taken,
  withOneCustomer,
} from './one-customer.ts'

withOneCustomer()

describe('a change of the password', () => {
  test('takes the current one, is told of by e-mail, and leaves other browsers as they are', async () => {
    const other = taken(await logIn({ ...home, devices: [owner.device] }))
    taken(await change({}))
    expect(await kinds()).toEqual(['activate', 'password-changed'])
    expect(await here.account.who(other.tokens.short)).not.toBeNull()
    expect(await logIn(home)).toEqual(refused({ code: 'credentials-wrong' }))
    expect((await logIn(home, 'całkiem nowe zdanie')).ok).toBe(true)
    // Sent twice: the old password is already replaced.
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

test('nobody registers, or comes back by email, with a password that everybody tries', async () => {
  const common = refused({ code: 'password-refused', fault: 'password-common' })
  expect(await register({ password: 'Football1985', email: 'nowa@wojaz.example' })).toEqual(common)
  await here.account.remindPassword({ email, locale: 'pl', from: home })
  const token = await here.token('reset')
  const reset = (typed: string) => here.account.resetPassword({ token, password: typed, from: home })
  expect(await reset('Football1985')).toEqual(common)
  expect(await reset(`to jest ${email.split('@')[0]}`)).toEqual(
    refused({ code: 'password-refused', fault: 'password-own-address' }),
  )
  here.moveClock(1)
  expect((await reset('całkiem nowe zdanie')).ok).toBe(true)
  // Emails of the same moment have no order.
  expect(await kinds()).toContain('password-changed')
})

describe('an activating link', () => {
  const newcomer = () => `nowa-${email}`
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

  test('that is good or made up brings no other email', async () => {
    const { token } = await registered()
    const before = (await here.emails()).length
    for (const given of [token, 'x'.repeat(43), ''])
      await here.account.resendByLink({ token: given, from: home })
    expect(await here.emails()).toHaveLength(before)
  })
})
