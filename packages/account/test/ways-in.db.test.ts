import { refused } from '@wojaz/travel/outcome'
import { describe, expect, test } from 'vitest'
import { codeMs, mostCodeEmails, mostCodeTries } from '../src/login-codes.ts'
import { graceMs } from '../src/refresh-rule.ts'
import { abroad, change, here, home, kinds, logIn, owner, taken, withOneCustomer } from './one-customer.ts'

withOneCustomer()

async function attemptAbroad(): Promise<string> {
  const outcome = await logIn()
  if (outcome.ok || outcome.refusal.code !== 'code-needed') throw new Error('No code was asked for.')
  return outcome.refusal.attempt
}
const authorize = (attempt: string, code: string) => here.account.authorize({ attempt, code, from: abroad })
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

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
    for (let emails = 1; emails < mostCodeEmails; emails += 1) {
      here.moveClock(1)
      expect((await here.account.resendCode({ attempt, from: abroad })).ok).toBe(true)
    }
    expect(await here.account.resendCode({ attempt, from: abroad })).toEqual(refused({ code: 'code-over' }))
    const last = await here.code()
    expect(first === last || !(await authorize(attempt, first)).ok).toBe(true)
    expect((await authorize(attempt, last)).ok).toBe(true)
  })

  test('is sent twenty times a day at most; whoever wants more is told so', async () => {
    for (let emails = 0; emails < 20; emails += 1) await attemptAbroad()
    expect(await logIn()).toEqual(refused({ code: 'too-many-codes' }))
  })

  test('is asked for every time where the customer wants it so, known device or not', async () => {
    const known = { ...home, devices: [owner.device] }
    await here.account.saveLoginSettings(owner.customer.id, { alwaysCode: true, loginEmails: true })
    expect(await logIn(known)).toMatchObject(refused({ code: 'code-needed' }))
    await here.account.saveLoginSettings(owner.customer.id, { alwaysCode: false, loginEmails: true })
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
  expect((await here.emails()).at(-1)?.text).toContain('Firefox, Windows')
  await here.account.saveLoginSettings(owner.customer.id, { alwaysCode: false, loginEmails: false })
  await logIn(home)
  expect(await kinds()).toEqual(['activate', 'new-device'])
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
