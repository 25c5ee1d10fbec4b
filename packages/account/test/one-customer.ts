import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { LoggedIn } from '../src/account-parts.ts'
import { openTestAccount, type TestAccount } from './open-test-account.ts'

export const day = 86_400_000
export const password = 'lato nad Bałtykiem'
export const home = { client: '198.51.100.7', devices: [] as string[], agent: 'Firefox/140.0 Windows' }
export const abroad = { client: '203.0.113.9', devices: [] as string[], agent: 'Chrome/140.0 Android' }

let people = 0
export let here: TestAccount
export let email: string
/** The browser in which the account was activated. */
export let owner: LoggedIn

/** Each test has a new customer in their home network. */
export function withOneCustomer(): void {
  beforeAll(async () => {
    here = await openTestAccount()
  })
  afterAll(() => here.close())
  beforeEach(async () => {
    people += 1
    email = `osoba${people}@wojaz.example`
    // Emails of another day do not count.
    here.moveClock(day + 1)
    await register()
    owner = taken(await here.account.activate({ token: await here.token('activate'), password, from: home }))
    here.moveClock(1_000)
  })
}

export const register = (given: { password?: string; email?: string } = {}) =>
  here.account.register({
    email,
    password,
    firstName: 'Anna',
    lastName: 'Nowak',
    locale: 'pl',
    from: home,
    ...given,
  })
export const taken = <Value>(
  outcome: { ok: true; value: Value } | { ok: false; refusal: unknown },
): Value => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
  return outcome.value
}
export const logIn = (from = abroad, typed = password) => here.account.logIn({ email, password: typed, from })
export const kinds = async () =>
  (await here.emails()).filter(({ to }) => to === email).map(({ kind }) => kind.replace('account-', ''))
export const change = async (
  given: { current?: string; password?: string; endsOthers?: boolean },
  by: LoggedIn = owner,
) => {
  const customer = await here.account.who(by.tokens.short)
  if (!customer) throw new Error('Nobody is logged in.')
  const wish = { current: password, password: 'całkiem nowe zdanie', endsOthers: false, ...given }
  return here.account.changePassword(customer, wish, home)
}
