import { afterEach, beforeEach, expect, test } from 'vitest'
import { mostSaved } from '../src/saved-questions.ts'
import { openTestStaff } from './open-test-staff.ts'

let office: Awaited<ReturnType<typeof openTestStaff>>
beforeEach(async () => {
  office = await openTestStaff()
})
afterEach(() => office.close())

const question = { room: 'orders', name: 'Moje', asked: 'state=pending', isShared: false } as const
type Wish = Parameters<typeof office.staff.saveQuestion>[1]

async function people() {
  const { member: boss } = await office.firstMember()
  const { member: ola } = await office.colleague(boss, 'ola@wojaz.example', ['service'])
  return { boss, ola }
}

test('a question is kept under its name, for oneself or for all; only its owner takes it away', async () => {
  const { boss, ola } = await people()
  const save = (by: typeof boss, wish: Partial<Wish>) =>
    office.staff.saveQuestion(by, { ...question, ...wish })
  await save(boss, {})
  await save(boss, { name: 'Wspólne', asked: 'due=1', isShared: true })
  await save(boss, { name: 'moje', asked: 'state=expired' })
  const names = async (of: typeof boss) =>
    (await office.staff.savedQuestions(of, 'orders')).map(({ name, asked, isOwn }) => [name, asked, isOwn])
  expect(await names(boss)).toEqual([
    ['moje', 'state=expired', true],
    ['Wspólne', 'due=1', true],
  ])
  expect(await names(ola)).toEqual([['Wspólne', 'due=1', false]])
  expect(await office.staff.savedQuestions(boss, 'talks')).toEqual([])
  const [shared] = await office.staff.savedQuestions(ola, 'orders')
  await office.staff.removeQuestion(ola, shared?.id ?? '')
  expect(await names(ola)).toHaveLength(1)
  await office.staff.removeQuestion(boss, shared?.id ?? '')
  expect(await names(ola)).toEqual([])
})

test('what was looked for stands sealed in the database', async () => {
  const { boss } = await people()
  await office.staff.saveQuestion(boss, { ...question, asked: 'slowo=Kowalska' })
  const { rows } = await office.pool.query('select asked from staff.saved_questions')
  expect(rows[0]?.asked).not.toContain('Kowalska')
  expect(Buffer.from(rows[0]?.asked ?? '', 'base64url').toString('latin1')).not.toContain('Kowalska')
})

test('a name is needed, and not too many of them', async () => {
  const { boss } = await people()
  const code = async (wish: Partial<Wish>) => {
    const saved = await office.staff.saveQuestion(boss, { ...question, ...wish })
    return saved.ok ? null : saved.refusal.code
  }
  expect(await code({ name: ' \n ' })).toBe('name-missing')
  expect(await code({ name: 'x'.repeat(61) })).toBe('name-too-long')
  for (let nth = 0; nth < mostSaved; nth++) expect(await code({ name: `Widok ${nth}` })).toBeNull()
  expect(await code({ name: 'jeszcze jeden' })).toBe('too-many')
  expect(await code({ name: 'Widok 3', asked: 'due=1' })).toBeNull()
})
