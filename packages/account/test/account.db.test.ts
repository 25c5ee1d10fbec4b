import { refused } from '@wojaz/travel/outcome'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { LoggedIn } from '../src/account-parts.ts'
import { graceMs, longestSessionMs, refreshTokenMs, shortTokenMs } from '../src/refresh-rule.ts'
import { openTestAccount, type TestAccount } from './open-test-account.ts'

const day = 86_400_000
const from = { client: '198.51.100.7', devices: [] as string[] }
const anna = {
  email: 'anna@wojaz.example',
  firstName: 'Anna',
  lastName: 'Nowak',
  password: 'dziesięć10',
  locale: 'pl' as const,
  from,
}
let here: TestAccount
beforeEach(async () => {
  here = await openTestAccount()
})
afterEach(() => here.close())

const logIn = (password = anna.password, email = anna.email, client = from.client) =>
  here.account.logIn({ email, password, from: { ...from, client } })
const activate = async (password = anna.password) =>
  here.account.activate({ token: await here.token('activate'), password, from })

/** An active customer who has just logged in. */
async function customer(): Promise<LoggedIn> {
  await here.account.register(anna)
  const outcome = await activate()
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  here.moveClock(1)
  return outcome.value
}
const taken = <Value>(outcome: { ok: true; value: Value } | { ok: false; refusal: unknown }): Value => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
  return outcome.value
}

test('an account works once its owner has read the email and typed the password, and not before', async () => {
  await here.account.register(anna)
  expect(await logIn()).toEqual(refused({ code: 'account-not-active' }))
  const [sent] = await here.emails()
  expect(sent).toMatchObject({
    kind: 'account-activate',
    to: anna.email,
    subject: 'Aktywuj konto w Wojażu',
  })
  expect(sent?.text).toContain('https://wojaz.example/mytui/aktywacja?token=')
  expect(sent?.text).not.toContain('Anna,')
  expect(await activate('nie to hasło')).toEqual(refused({ code: 'password-wrong' }))
  const { tokens } = taken(await activate())
  expect(await here.account.who(tokens.short)).toMatchObject({ email: anna.email, firstName: 'Anna' })
  expect((await logIn(anna.password, 'ANNA@wojaz.EXAMPLE')).ok).toBe(true)
  expect((await logIn('nie to hasło')).ok).toBe(false)
})

test('an email is good once, for a week', async () => {
  await here.account.register(anna)
  const token = await here.token('activate')
  expect(await here.account.linkState('activation', token)).toBe('good')
  expect(await here.account.linkState('reset', token)).toBe('unknown')
  const presses = [1, 2, 3].map(() => here.account.activate({ token, password: anna.password, from }))
  expect((await Promise.all(presses)).filter(({ ok }) => ok)).toHaveLength(1)
  expect(await here.account.linkState('activation', token)).toBe('used')
  await here.account.register({ ...anna, email: 'ewa@wojaz.example' })
  here.moveClock(7 * day)
  expect(await activate()).toEqual(refused({ code: 'link-over' }))
})

test('a stranger who registers somebody else’s address never gets in, whoever comes first', async () => {
  const stranger = { ...anna, password: 'hasło obcego', firstName: 'Obcy' }
  await here.account.register(anna)
  const own = await here.token('activate')
  here.moveClock(1)
  await here.account.register(stranger)
  // The owner uses the link that the stranger caused: their own password does not match it.
  expect(await activate()).toEqual(refused({ code: 'password-wrong' }))
  const { customer: known } = taken(
    await here.account.activate({ token: own, password: anna.password, from }),
  )
  expect(known.firstName).toBe('Anna')
  expect(await logIn(stranger.password)).toEqual(refused({ code: 'credentials-wrong' }))
  here.moveClock(1)
  await here.account.register(stranger)
  expect((await here.emails()).at(-1)).toMatchObject({ kind: 'account-exists' })
  expect(await logIn(stranger.password)).toEqual(refused({ code: 'credentials-wrong' }))
})

test('people who press twice at the same moment are one customer', async () => {
  await Promise.all([
    here.account.register(anna),
    here.account.register({ ...anna, email: 'anna@wojaz.EXAMPLE' }),
  ])
  expect((await here.pool.query('select from account.customers')).rowCount).toBe(1)
})

test('a mailbox gets three emails a day, whoever asks for them; a stranger’s address gets none', async () => {
  await here.account.register(anna)
  for (let times = 0; times < 3; times += 1) await here.account.resendActivation(anna)
  await here.account.remindPassword(anna)
  expect(await here.emails()).toHaveLength(3)
  here.moveClock(day + 1)
  await here.account.remindPassword(anna)
  expect(await here.emails()).toHaveLength(4)
  await here.account.remindPassword({ email: 'nikt@wojaz.example', locale: 'pl', from })
  await here.account.resendActivation({ email: 'nikt@wojaz.example', locale: 'pl', from })
  expect(await here.emails()).toHaveLength(4)
})

test('a login lasts: the short token runs out, the refresh token is exchanged', async () => {
  const { tokens } = await customer()
  here.moveClock(shortTokenMs)
  expect(await here.account.who(tokens.short)).toBeNull()
  const renewed = taken(await here.account.refresh(tokens.refresh))
  expect(await here.account.who(renewed.tokens.short)).toMatchObject({ email: anna.email })
  expect(await here.account.who(renewed.tokens.refresh)).toBeNull()
  here.moveClock(refreshTokenMs)
  expect(await here.account.refresh(renewed.tokens.refresh)).toEqual(refused({ code: 'session-over' }))
})

test('a login ends half a year after it began, however often its customer comes', async () => {
  let { tokens } = await customer()
  for (let weeks = 0; weeks < 25; weeks++) {
    here.moveClock(7 * day)
    tokens = taken(await here.account.refresh(tokens.refresh)).tokens
  }
  here.moveClock(longestSessionMs - 25 * 7 * day)
  expect(await here.account.refresh(tokens.refresh)).toEqual(refused({ code: 'session-over' }))
})

test('tabs that renew at the same moment all stay logged in', async () => {
  const { tokens } = await customer()
  const renewed = await Promise.all([1, 2, 3, 4].map(() => here.account.refresh(tokens.refresh)))
  here.moveClock(graceMs + 1)
  for (const outcome of renewed)
    expect((await here.account.refresh(taken(outcome).tokens.refresh)).ok).toBe(true)
})

test('a refresh token that comes back later ends all that came of its login, and nothing else', async () => {
  const { tokens } = await customer()
  const other = taken(await logIn())
  const renewed = taken(await here.account.refresh(tokens.refresh))
  here.moveClock(graceMs + 1)
  expect(await here.account.refresh(tokens.refresh)).toEqual(refused({ code: 'session-over' }))
  expect(await here.account.who(renewed.tokens.short)).toBeNull()
  expect(await here.account.refresh(renewed.tokens.refresh)).toEqual(refused({ code: 'session-over' }))
  expect(await here.account.who(other.tokens.short)).not.toBeNull()
})

test('who logs out is logged out in this browser, with whichever token it still has', async () => {
  const first = await customer()
  const second = taken(await logIn())
  await here.account.logOut([first.tokens.refresh])
  expect(await here.account.who(first.tokens.short)).toBeNull()
  expect(await here.account.who(second.tokens.short)).not.toBeNull()
})

test('a new password comes by sent, once and within two hours, and ends every login of the old one', async () => {
  const { tokens } = await customer()
  await here.account.remindPassword({ email: anna.email, locale: 'cs', from })
  expect((await here.emails()).at(-1)?.subject).toBe('Nastavte si nové heslo k účtu u Wojaż')
  const token = await here.token('reset')
  const { tokens: fresh } = taken(await here.account.resetPassword({ token, password: 'całkiem nowe', from }))
  expect(await here.account.resetPassword({ token, password: 'jeszcze nowsze', from })).toEqual(
    refused({ code: 'link-over' }),
  )
  expect(await here.account.who(tokens.short)).toBeNull()
  expect(await here.account.who(fresh.short)).not.toBeNull()
  expect(await logIn()).toEqual(refused({ code: 'credentials-wrong' }))
  expect((await logIn('całkiem nowe')).ok).toBe(true)
  here.moveClock(1)
  await here.account.remindPassword(anna)
  here.moveClock(2 * 3_600_000)
  expect(
    await here.account.resetPassword({ token: await here.token('reset'), password: 'za późno już', from }),
  ).toEqual(refused({ code: 'link-over' }))
})

test('a new password proves the address, too', async () => {
  await here.account.register(anna)
  await here.account.remindPassword(anna)
  taken(
    await here.account.resetPassword({ token: await here.token('reset'), password: 'całkiem nowe', from }),
  )
  expect((await logIn('całkiem nowe')).ok).toBe(true)
  expect(await activate()).toEqual(refused({ code: 'link-over' }))
})

test('nothing that opens something can be read in the database', async () => {
  const { tokens } = await customer()
  await here.account.remindPassword(anna)
  const secrets = [anna.password, tokens.short, tokens.refresh, await here.token('reset')]
  for (const table of ['customers', 'sessions', 'session_tokens', 'one_time_tokens', 'attempts']) {
    const { rows } = await here.pool.query<{ text: string }>(
      `select to_jsonb(t)::text as text from account.${table} t`,
    )
    for (const secret of secrets) expect(rows.map(({ text }) => text).join()).not.toContain(secret)
  }
})

test('what has run out is taken away, and an address nobody has shown to own is forgotten', async () => {
  await customer()
  await logIn('zgaduję')
  await here.account.register({ ...anna, email: 'ewa@wojaz.example' })
  here.moveClock(30 * day + 1)
  await here.account.tidy()
  const { rows } = await here.pool.query(
    `select (select count(*) from account.customers)::int as customers, (select count(*) from account.sessions)::int as sessions,
       (select count(*) from account.one_time_tokens)::int as tokens, (select count(*) from account.attempts)::int as attempts`,
  )
  expect(rows).toEqual([{ customers: 1, sessions: 0, tokens: 0, attempts: 0 }])
})
