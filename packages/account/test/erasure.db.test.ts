import { refused } from '@wojaz/travel/outcome'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestAccount, type TestAccount } from './open-test-account.ts'

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
  await here.account.register(anna)
  const token = await here.token('activate')
  await here.account.activate({ token, password: anna.password, from })
})
afterEach(() => here.close())

/** Runs `work` while another transaction erases the customer, who is gone before it ends. */
async function whileForgotten<Value>(work: () => Promise<Value>): Promise<Value> {
  const client = await here.pool.connect()
  try {
    await client.query('begin')
    await client.query('delete from account.customers')
    const doing = work()
    const waiting = async () => {
      const { rows } = await here.pool.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows[0]?.count
    }
    await expect.poll(waiting).toBeGreaterThan(0)
    await client.query('commit')
    return await doing
  } finally {
    client.release()
  }
}

test('who logs in at the moment of being forgotten is nobody, as if they had never been', async () => {
  const { email, password } = anna
  const come = await whileForgotten(() => here.account.logIn({ email, password, from }))
  expect(come).toEqual(refused({ code: 'credentials-wrong' }))
})

test('a login that waits for a code is nobody’s, either', async () => {
  const elsewhere = { ...from, client: '203.0.113.9' }
  const asked = await whileForgotten(() =>
    here.account.logIn({ email: anna.email, password: anna.password, from: elsewhere }),
  )
  expect(asked).toEqual(refused({ code: 'credentials-wrong' }))
})

test('a code typed at that moment opens nothing', async () => {
  const elsewhere = { ...from, client: '203.0.113.9' }
  const asked = await here.account.logIn({
    email: anna.email,
    password: anna.password,
    from: elsewhere,
  })
  if (asked.ok || asked.refusal.code !== 'code-needed') throw new Error('A code was expected.')
  const { attempt } = asked.refusal
  const code = await here.code()
  const typed = await whileForgotten(() => here.account.authorize({ attempt, code, from: elsewhere }))
  expect(typed).toMatchObject({ ok: false })
})

test('the office marks whose password is to be changed, however the address is written; a stranger is nobody', async () => {
  expect(await here.account.requirePasswordChange(' Anna@Wojaz.Example ')).toBe(true)
  expect(await here.account.requirePasswordChange('nikt@wojaz.example')).toBe(false)
  const inside = await here.account.logIn({ email: anna.email, password: anna.password, from })
  if (!inside.ok) throw new Error(inside.refusal.code)
  expect(await here.account.who(inside.value.tokens.short)).toMatchObject({ mustChangePassword: true })
})
