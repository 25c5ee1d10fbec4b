import { newAuthenticator } from '@wojaz/account/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestStaff, password } from './open-test-staff.ts'

const minute = 60_000
let office: Awaited<ReturnType<typeof openTestStaff>>
beforeEach(async () => {
  office = await openTestStaff()
})
afterEach(() => office.close())

const newKey = () => newAuthenticator({ origin: office.siteUrl, rpId: 'wojaz.example' })
type Key = ReturnType<typeof newKey>
type Member = Awaited<ReturnType<typeof office.firstMember>>['member']

async function added(member: Member, key: Key, name = 'laptop') {
  const answer = key.make(await office.staff.newPasskeyQuestion(member))
  const outcome = await office.staff.addPasskey(member, { answer, name })
  return outcome.ok ? null : outcome.refusal.code
}

const wish = (member: Member) => ({
  email: member.email,
  password,
  code: '',
  client: '198.51.100.1',
  devices: [],
})
async function logIn(member: Member, passkey: ReturnType<Key['answer']>, more = {}) {
  const outcome = await office.staff.logIn({ ...wish(member), passkey, ...more })
  return outcome.ok ? 'in' : outcome.refusal.code
}

test('password and key open the office, and each answer is taken once', async () => {
  const { member } = await office.firstMember()
  const key = newKey()
  expect(await added(member, key)).toBeNull()
  const answer = key.answer(await office.staff.passkeyQuestion())
  expect(await logIn(member, answer)).toBe('in')
  expect(await logIn(member, answer)).toBe('credentials-wrong')
  expect(await logIn(member, key.answer(await office.staff.passkeyQuestion()))).toBe('in')
  expect(await office.staff.passkeysOf(member)).toMatchObject([{ name: 'laptop', usedAt: expect.any(Date) }])
  const code = office.codeFor(member.email)
  office.moveClock(minute)
  expect(code).not.toBe('')
  const byCode = await office.staff.logIn({ ...wish(member), code: office.codeFor(member.email) })
  expect(byCode.ok).toBe(true)
})

test('a key opens nothing without the password, nor for somebody else, nor after half an hour', async () => {
  const { member: boss } = await office.firstMember()
  const { member: ola } = await office.colleague(boss, 'ola@wojaz.example', ['service'])
  const [hers, other] = [newKey(), newKey()]
  expect([await added(boss, hers), await added(ola, other)]).toEqual([null, null])
  const ask = () => office.staff.passkeyQuestion()
  expect(await logIn(boss, hers.answer(await ask()), { password: 'inne hasło 12345' })).toBe(
    'credentials-wrong',
  )
  expect(await logIn(boss, other.answer(await ask()))).toBe('credentials-wrong')
  expect(await logIn(boss, hers.answer(await ask(), { origin: 'https://evil.example' }))).toBe(
    'credentials-wrong',
  )
  expect(await logIn(boss, hers.answer(await ask(), { isUnverified: true }))).toBe('credentials-wrong')
  const old = await ask()
  office.moveClock(31 * minute)
  expect(await logIn(boss, hers.answer(old))).toBe('credentials-wrong')
  const forNewKey = await office.staff.newPasskeyQuestion(boss)
  expect(await logIn(boss, hers.answer(forNewKey))).toBe('credentials-wrong')
  expect(await logIn(boss, hers.answer(await ask()))).toBe('in')
})

test('keys are added by their owner, named, taken away; the same one is not added twice', async () => {
  const { member: boss } = await office.firstMember()
  const { member: ola } = await office.colleague(boss, 'ola@wojaz.example', ['service'])
  const key = newKey()
  const answer = key.make(await office.staff.newPasskeyQuestion(boss))
  const add = async (by: Member, name = 'laptop') => {
    const outcome = await office.staff.addPasskey(by, { answer, name })
    return outcome.ok ? null : outcome.refusal.code
  }
  expect(await add(boss, ' ')).toBe('name-missing')
  expect(await add(ola)).toBe('passkey-refused')
  expect(await add(boss)).toBeNull()
  expect(await add(boss)).toBe('passkey-refused')
  expect(await added(boss, key)).toBe('passkey-known')
  const [kept] = await office.staff.passkeysOf(boss)
  await office.staff.renamePasskey(ola, kept?.id ?? '', 'obcy')
  await office.staff.removePasskey(ola, kept?.id ?? '')
  await office.staff.renamePasskey(boss, kept?.id ?? '', ' telefon ')
  expect(await office.staff.passkeysOf(boss)).toMatchObject([{ name: 'telefon' }])
  await office.staff.removePasskey(boss, kept?.id ?? '')
  expect(await office.staff.passkeysOf(boss)).toEqual([])
  expect(await logIn(boss, key.answer(await office.staff.passkeyQuestion()))).toBe('credentials-wrong')
  const acts = (await office.staff.log({ member: boss.id })).map(({ act }) => act)
  expect(acts).toEqual(expect.arrayContaining(['passkey-added', 'passkey-removed']))
})

test('whoever is invited anew has no key any more', async () => {
  const { member: boss } = await office.firstMember()
  const { member: ola } = await office.colleague(boss, 'ola@wojaz.example', ['service'])
  expect(await added(ola, newKey())).toBeNull()
  await office.staff.inviteAgain(boss, ola.id)
  expect(await office.staff.passkeysOf(ola)).toEqual([])
})
