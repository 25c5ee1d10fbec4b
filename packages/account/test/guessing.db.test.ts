import { refused } from '@wojaz/travel/outcome'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mostTries, windowMs } from '../src/passwords/attempts.ts'
import { openTestAccount, type TestAccount } from './open-test-account.ts'

const email = 'anna@wojaz.example'
const password = 'dziesięć10'
const home = '198.51.100.7'
const wrong = refused({ code: 'credentials-wrong' })
const tooMany = refused({ code: 'too-many-attempts' })

let here: TestAccount
/** The token of the browser in which the customer activated the account. */
let device: string
beforeEach(async () => {
  here = await openTestAccount()
  const from = { client: home, devices: [] }
  const anna = { email, password, firstName: 'Anna', lastName: 'Nowak', locale: 'pl' as const }
  await here.account.register({ ...anna, from })
  const outcome = await here.account.activate({ token: await here.token('activate'), password, from })
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  device = outcome.value.device
})
afterEach(() => here.close())

interface Given {
  email?: string
  client?: string
  devices?: string[]
  account?: TestAccount['account']
}
const logIn = (typed: string, { client = home, devices = [], account = here.account, ...who }: Given = {}) =>
  account.logIn({ email, ...who, password: typed, from: { client, devices } })

/** From as many networks. */
async function guesses(count: number, given: Given = {}) {
  const outcomes = []
  for (let times = 0; times < count; times += 1)
    outcomes.push(await logIn('zgaduję', { client: `203.0.113.${times}`, ...given }))
  return outcomes
}

test.each([email, 'nikt@wojaz.example'])(
  'after ten wrong passwords for %s nobody new is let in for a quarter of an hour',
  async (address) => {
    expect(await guesses(mostTries.account, { email: address })).toEqual(Array(mostTries.account).fill(wrong))
    expect(await logIn(password, { email: address })).toEqual(tooMany)
    here.moveClock(windowMs)
    expect((await logIn(password)).ok).toBe(true)
  },
)

test('of sixty wrong passwords at the same moment, to two nodes, ten are looked at', async () => {
  const nodes = [here.account, here.openNode()]
  const outcomes = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      logIn('zgaduję', { client: `203.0.113.${index}`, account: nodes[index % 2] }),
    ),
  )
  const codes = outcomes.map((outcome) => (outcome.ok ? 'in' : outcome.refusal.code))
  expect(codes.filter((code) => code === 'credentials-wrong').length).toBeLessThanOrEqual(mostTries.account)
  expect(new Set(codes)).toEqual(new Set(['credentials-wrong', 'too-many-attempts', 'too-busy']))
})

test('a right password is no try: an owner comes in as often as they like', async () => {
  for (let times = 0; times < 2 * mostTries.account; times += 1) expect((await logIn(password)).ok).toBe(true)
  expect(await guesses(mostTries.account)).toEqual(Array(mostTries.account).fill(wrong))
})

test('who tries many addresses from one place is stopped as well, and nobody elsewhere', async () => {
  const client = '203.0.113.1'
  for (let times = 0; times < mostTries.place; times += 1)
    expect(await logIn('zgaduję', { client, email: `gosc${times}@wojaz.example` })).toEqual(wrong)
  expect(await logIn('zgaduję', { client, email: 'gosc@wojaz.example' })).toEqual(tooMany)
  expect(await logIn(password, { client })).toEqual(tooMany)
  expect((await logIn(password)).ok).toBe(true)
})

test('strangers lock nobody out of a browser that was logged in before, not even from the same household', async () => {
  await guesses(mostTries.place + 1, { client: home })
  expect(await logIn(password)).toEqual(tooMany)
  const known = await logIn(password, { devices: [device] })
  expect(known).toMatchObject({ ok: true, value: { device } })
})

test('a browser that was logged in before may be wrong ten times, and is known to no other account', async () => {
  const devices = [device]
  expect(await guesses(mostTries.device, { devices })).toEqual(Array(mostTries.device).fill(wrong))
  expect(await logIn(password, { devices })).toEqual(tooMany)
  await guesses(mostTries.account, { email: 'ewa@wojaz.example' })
  expect(await logIn('zgaduję', { email: 'ewa@wojaz.example', devices })).toEqual(tooMany)
})

test('whoever has the link of an email passes where strangers are refused, and ends their siege', async () => {
  await guesses(mostTries.account + 1)
  const from = { client: '203.0.113.200', devices: [] }
  await here.account.remindPassword({ email, locale: 'pl', from })
  const token = await here.token('reset')
  const outcome = await here.account.resetPassword({ token, password: 'całkiem nowe', from })
  expect(outcome.ok).toBe(true)
  expect((await logIn('całkiem nowe')).ok).toBe(true)
})

test('with one link ten passwords can be tried', async () => {
  const ewa = { email: 'ewa@wojaz.example', firstName: 'Ewa', lastName: 'Nowak', locale: 'pl' as const }
  const from = { client: home, devices: [] }
  here.moveClock(1)
  await here.account.register({ ...ewa, password, from })
  const token = await here.token('activate')
  const press = (typed: string) => here.account.activate({ token, password: typed, from })
  for (let times = 0; times < mostTries.link; times += 1)
    expect(await press('zgaduję')).toEqual(refused({ code: 'password-wrong' }))
  expect(await press(password)).toEqual(tooMany)
})

test('a link that is over costs no hashing', async () => {
  const from = { client: home, devices: [] }
  const over = refused({ code: 'link-over' })
  const token = 'x'.repeat(43)
  for (let times = 0; times < 2 * mostTries.link; times += 1) {
    expect(await here.account.resetPassword({ token, password, from })).toEqual(over)
    expect(await here.account.activate({ token, password, from })).toEqual(over)
  }
  const { rowCount } = await here.pool.query('select from account.attempts where times > 0')
  expect(rowCount).toBe(1)
})

test('while a password is hashed no connection to the database is held', async () => {
  const ewa = { email: 'ewa@wojaz.example', firstName: 'Ewa', lastName: 'Nowak', locale: 'pl' as const }
  const from = { client: home, devices: [] }
  here.moveClock(1)
  await here.account.register({ ...ewa, password, from })
  const token = await here.token('activate')
  const busy: number[] = []
  const account = here.openNode((passwords) => ({
    ...passwords,
    isRightWithLink(...given) {
      busy.push(here.pool.totalCount - here.pool.idleCount)
      return passwords.isRightWithLink(...given)
    },
  }))
  expect((await account.activate({ token, password, from })).ok).toBe(true)
  expect(busy).toEqual([0])
})
