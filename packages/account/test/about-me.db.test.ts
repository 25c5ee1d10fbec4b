import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CustomerDetails } from '../src/about-me/details-form.ts'
import { openTestAccount, type TestAccount, testKey } from './open-test-account.ts'

const from = { client: '203.0.113.7', devices: [] }
const password = 'lato nad Bałtykiem'
let test: TestAccount

beforeAll(async () => {
  test = await openTestAccount()
})
afterAll(() => test.close())

async function newCustomer(): Promise<string> {
  const person = { email: `${randomUUID()}@wojaz.example`, firstName: 'Anna', lastName: 'Nowak' }
  await test.account.register({ ...person, password, locale: 'pl', from })
  const token = await test.token('activate')
  const outcome = await test.account.activate({ token, password, from })
  // The next email is newer.
  test.moveClock(1_000)
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  return outcome.value.customer.id
}

const zofia = { title: 'woman', firstName: 'Zofia', lastName: 'Nowak', birthDate: '2015-06-01' } as const
const passport = { type: 'passport', number: 'ZZ1234567', validUntil: '2030-02-01' } as const

it('details are kept as they were saved, and begin with what the registration knows', async () => {
  const id = await newCustomer()
  const before = await test.account.details(id)
  expect(before).toEqual({
    title: null,
    firstName: 'Anna',
    lastName: 'Nowak',
    birthDate: null,
    phone: null,
    street: null,
    postalCode: null,
    city: null,
    language: 'pl',
    airport: null,
  })
  const details: CustomerDetails = {
    title: 'woman',
    firstName: 'Ewa',
    lastName: 'Lis',
    birthDate: '1987-03-24',
    phone: '+48600000000',
    street: 'Lipowa 1',
    postalCode: '00-950',
    city: 'Warszawa',
    language: 'cs',
    airport: 'WAW',
  }
  await test.account.saveDetails(id, details)
  expect(await test.account.details(id)).toEqual(details)
  expect(await test.account.details(randomUUID())).toBeNull()
})

it('a document is sealed in the database and shown by its last three characters', async () => {
  const id = await newCustomer()
  await test.account.saveCompanion(id, null, { ...zofia, document: passport })
  expect(await test.account.companions(id)).toMatchObject([
    { ...zofia, document: { type: 'passport', number: '•••••567', validUntil: '2030-02-01' } },
  ])
  const { rows } = await test.pool.query('select * from account.companions where customer_id = $1', [id])
  expect(JSON.stringify(rows)).not.toMatch(/1234567|passport|2030/)
  expect(Buffer.from(rows[0].document).toString('latin1')).not.toMatch(/1234567|passport|2030/)
})

it('a companion is changed and removed by whose it is, and by nobody else', async () => {
  const [anna, ewa] = [await newCustomer(), await newCustomer()]
  const saved = await test.account.saveCompanion(anna, null, { ...zofia, document: passport })
  const id = saved.ok ? saved.value.id : ''
  const kept = { ...zofia, firstName: 'Zosia', document: { ...passport, number: null } }
  expect(await test.account.saveCompanion(ewa, id, kept)).toEqual({
    ok: false,
    refusal: { code: 'companion-unknown' },
  })
  await test.account.removeCompanion(ewa, id)
  await test.account.saveCompanion(anna, id, kept)
  expect(await test.account.companions(anna)).toMatchObject([
    { id, firstName: 'Zosia', document: { number: '•••••567' } },
  ])
  await test.account.saveCompanion(anna, id, { ...zofia, document: null })
  expect(await test.account.companions(anna)).toMatchObject([{ id, firstName: 'Zofia', document: null }])
  await test.account.removeCompanion(anna, id)
  expect(await test.account.companions(anna)).toEqual([])
})

it('there are twenty companions at most, also when two browsers add at the same time', async () => {
  const id = await newCustomer()
  const add = () => test.account.saveCompanion(id, null, { ...zofia, document: null })
  for (let count = 0; count < 19; count++) await add()
  const outcomes = await Promise.all([add(), add(), add()])
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(outcomes).toContainEqual({ ok: false, refusal: { code: 'too-many-companions' } })
  expect(await test.account.companions(id)).toHaveLength(20)
})

it('after a new key documents are sealed anew, and the old key can go', async () => {
  const id = await newCustomer()
  await test.account.saveCompanion(id, null, { ...zofia, document: passport })
  const newKey = { id: 'new', key: Buffer.alloc(32, 9) }
  const rotated = test.openNode(undefined, [newKey, testKey])
  expect(await rotated.companions(id)).toMatchObject([{ document: { number: '•••••567' } }])
  await rotated.tidy()
  const onlyNew = test.openNode(undefined, [newKey])
  expect(await onlyNew.companions(id)).toMatchObject([{ document: { number: '•••••567' } }])
  expect(await test.account.companions(id)).toMatchObject([{ document: null }])
})

it('every yes and no is added with its words, the same answer once, and nothing can be changed', async () => {
  const id = await newCustomer()
  const { agree, agreementHistory } = test.account
  await agree(id, { channel: 'sms', isGiven: false, wording: 'SMS' })
  expect(await agreementHistory(id)).toEqual([])
  await agree(id, { channel: 'sms', isGiven: true, wording: 'SMS' })
  await agree(id, { channel: 'sms', isGiven: true, wording: 'SMS' })
  await agree(id, { channel: 'phone', isGiven: true, wording: 'Telefon' })
  await agree(id, { channel: 'sms', isGiven: false, wording: 'SMS' })
  expect(await agreementHistory(id)).toMatchObject([
    { channel: 'sms', isGiven: false, wording: 'SMS' },
    { channel: 'phone', isGiven: true, wording: 'Telefon' },
    { channel: 'sms', isGiven: true, wording: 'SMS', at: expect.any(Date) },
  ])
  await expect(test.pool.query(`update account.agreements set wording = ''`)).rejects.toThrow(/proof/)
})
