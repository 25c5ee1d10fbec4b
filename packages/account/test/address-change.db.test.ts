import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestAccount, type TestAccount } from './open-test-account.ts'

const from = { client: '203.0.113.7', devices: [] }
const password = 'lato nad Bałtykiem'
let test: TestAccount

beforeAll(async () => {
  test = await openTestAccount()
})
afterAll(() => test.close())

async function newCustomer(email: string) {
  await test.account.register({ email, firstName: 'Anna', lastName: 'Nowak', password, locale: 'pl', from })
  const outcome = await test.account.activate({ token: await test.token('activate'), password, from })
  const short = outcome.ok ? outcome.value.tokens.short : ''
  const customer = await test.account.who(short)
  if (!customer) throw new Error('Nobody is logged in.')
  // The next emails are newer.
  test.moveClock(1_000)
  return { ...customer, short }
}

async function ask(customer: Awaited<ReturnType<typeof newCustomer>>, newEmail: string) {
  const outcome = await test.account.askNewAddress(customer, { newEmail, locale: 'pl', from })
  return { outcome, old: await test.token('address-old'), new: await test.token('address-new') }
}

it('the address changes when both mailboxes have said yes, in whatever order, and other logins end', async () => {
  const anna = await newCustomer('anna@wojaz.example')
  const elsewhere = await test.account.logIn({ email: anna.email, password, from })
  const tokens = await ask(anna, 'Anna.Nowa@wojaz.example')
  expect(await test.account.agreeToAddress(tokens.new)).toEqual({
    ok: true,
    value: { isDone: false, waitsFor: 'old' },
  })
  expect(await test.account.addressChange(anna.id)).toMatchObject({ hasNewAgreed: true, hasOldAgreed: false })
  expect(await test.account.who(anna.short)).toMatchObject({ email: 'anna@wojaz.example' })
  // Pressing twice agrees only once.
  expect(await test.account.agreeToAddress(tokens.new)).toMatchObject({ value: { waitsFor: 'old' } })
  expect(await test.account.agreeToAddress(tokens.old)).toMatchObject({
    value: { isDone: true, before: 'anna@wojaz.example', now: 'anna.nowa@wojaz.example' },
  })
  expect(await test.account.who(anna.short)).toMatchObject({ email: 'anna.nowa@wojaz.example' })
  expect(await test.account.who(elsewhere.ok ? elsewhere.value.tokens.short : '')).toBeNull()
  expect(await test.account.agreeToAddress(tokens.old)).toMatchObject({ refusal: { code: 'link-over' } })
  expect(await test.emails()).toContainEqual(
    expect.objectContaining({ kind: 'account-address-changed', to: 'anna@wojaz.example' }),
  )
  expect(await test.account.logIn({ email: 'anna.nowa@wojaz.example', password, from })).toMatchObject({
    ok: true,
  })
})

it('a link of the old mailbox stops the change, and so does the customer', async () => {
  const ewa = await newCustomer('ewa@wojaz.example')
  const first = await ask(ewa, 'ewa.nowa@wojaz.example')
  expect(await test.account.addressLink(first.old)).toMatchObject({ side: 'old' })
  await test.account.stopAddressByLink(first.old)
  expect(await test.account.addressLink(first.new)).toBeNull()
  expect(await test.account.agreeToAddress(first.new)).toMatchObject({ refusal: { code: 'link-over' } })
  test.moveClock(1_000)
  const second = await ask(ewa, 'ewa.nowa@wojaz.example')
  await test.account.stopAddressChange(ewa.id)
  expect(await test.account.addressChange(ewa.id)).toBeNull()
  expect(await test.account.addressLink(second.old)).toBeNull()
})

it('whether the new address has an account only its mailbox learns', async () => {
  const jan = await newCustomer('jan@wojaz.example')
  await newCustomer('piotr@wojaz.example')
  const { outcome, old } = await ask(jan, 'Piotr@wojaz.example')
  expect(outcome).toEqual({ ok: true, value: null })
  expect((await test.emails()).slice(-2).map(({ kind, to }) => [kind, to])).toEqual(
    expect.arrayContaining([
      ['account-address-old', 'jan@wojaz.example'],
      ['account-address-taken', 'piotr@wojaz.example'],
    ]),
  )
  expect(await test.account.agreeToAddress(old)).toMatchObject({ value: { isDone: false, waitsFor: 'new' } })
  expect(await test.account.who(jan.short)).toMatchObject({ email: 'jan@wojaz.example' })
})

it('an address somebody has made theirs meanwhile stays theirs', async () => {
  const ola = await newCustomer('ola@wojaz.example')
  const tokens = await ask(ola, 'wolny@wojaz.example')
  await newCustomer('wolny@wojaz.example')
  await test.account.agreeToAddress(tokens.new)
  expect(await test.account.agreeToAddress(tokens.old)).toMatchObject({ refusal: { code: 'address-taken' } })
  expect(await test.account.who(ola.short)).toMatchObject({ email: 'ola@wojaz.example' })
})

it('after three days, to the same address, or by a token of nobody nothing changes', async () => {
  const iga = await newCustomer('iga@wojaz.example')
  expect((await ask(iga, 'IGA@wojaz.example')).outcome).toMatchObject({ refusal: { code: 'address-same' } })
  const tokens = await ask(iga, 'iga.nowa@wojaz.example')
  expect(await test.account.addressLink('x')).toBeNull()
  test.moveClock(3 * 86_400_000 + 1)
  expect(await test.account.agreeToAddress(tokens.old)).toMatchObject({ refusal: { code: 'link-over' } })
  expect(await test.account.addressChange(iga.id)).toBeNull()
  await test.account.tidy()
  const { rows } = await test.pool.query('select from account.address_changes where customer_id = $1', [
    iga.id,
  ])
  expect(rows).toEqual([])
})
