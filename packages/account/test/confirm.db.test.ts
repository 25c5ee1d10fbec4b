import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestAccount, type TestAccount } from './open-test-account.ts'

const anna = { email: 'anna@wojaz.example', password: 'lato nad Bałtykiem' }
const from = { client: '203.0.113.7', devices: [], agent: 'Firefox' }
let test: TestAccount

beforeAll(async () => {
  test = await openTestAccount()
  await test.account.register({ ...anna, firstName: 'Anna', lastName: 'Nowak', locale: 'pl', from })
  await test.account.activate({ token: await test.token('activate'), password: anna.password, from })
})
afterAll(() => test.close())

it('the right password once more is remembered of this session, a wrong one is not', async () => {
  const { account } = test
  const loggedIn = await account.logIn({ ...anna, from })
  const short = loggedIn.ok ? loggedIn.value.tokens.short : ''
  const before = await account.who(short)
  if (!before) throw new Error('Nobody is logged in.')
  test.moveClock(60_000)
  expect(await account.confirm(before, 'cudze hasło', from)).toMatchObject({
    ok: false,
    refusal: { code: 'password-wrong' },
  })
  expect(await account.who(short)).toEqual(before)
  expect(await account.confirm(before, anna.password, from)).toMatchObject({ ok: true })
  const after = await account.who(short)
  expect(after?.provenAt.getTime()).toBe(before.provenAt.getTime() + 60_000)
})
