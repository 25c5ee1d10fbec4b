import type { Order, PaymentMethod } from '@wojaz/booking'
import type { PaymentRefusal, PaymentStart } from '@wojaz/booking/server'
import { makeOrder } from '@wojaz/booking/testing'
import { accepted, refused } from '@wojaz/travel/outcome'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { noTalks } from '../../test/no-talks.ts'
import { loadTripPayment } from '../payment/load-trip-payment.ts'
import {
  customerContext,
  customerIpContext,
  deliveryContext,
  servicesContext,
  visitContext,
} from '../request/context.ts'
import { actReservation } from './act-reservation.ts'
import { loadReservation } from './load-reservation.ts'

const now = new Date('2026-08-01T12:00:00Z')
const anna = { uid: 'anna', email: 'anna@wojaz.example', provenAt: now }
const paymentId = '7d1f6f0e-3c1b-4d9c-9a51-0f6f2a9f6f10'
const total = 4_000_00
const order = makeOrder({
  number: 'W402917652',
  state: 'confirmed',
  confirmedAt: now,
  paid: 1_000_00,
  variant: 'deposit',
  price: { ...makeOrder().price, total },
  schedule: [
    { amount: 1_000_00, dueBy: '2026-07-01' },
    { amount: 1_500_00, dueBy: '2026-09-01' },
    { amount: 1_500_00, dueBy: '2026-10-01' },
  ],
})
const card: PaymentMethod = {
  kind: 'card',
  value: '218',
  name: 'Karta',
  isAvailable: true,
  gateway: 'p24',
  minAmount: null,
  maxAmount: null,
}
const page = `https://shop.example/mytui/rezerwacja/${order.number}/karta/platnosc`

function shop({
  refusal = null as PaymentRefusal | null,
  methods = [card],
  redirectUrl = 'https://bank/pay' as string | null,
  states = ['waiting'],
  isBankAway = false,
  given = order as Order,
} = {}) {
  const wishes: PaymentStart[] = []
  const settled: string[] = []
  const context = new RouterContextProvider()
  const booking = {
    ownOrder: async () => given,
    changesOf: async () => [],
    methods: async () => methods,
    knownMethods: async () => methods,
    startPayment: async (_: string, wish: PaymentStart) => {
      wishes.push(wish)
      return refusal ? refused(refusal) : accepted({ paymentId, redirectUrl })
    },
    payment: async (id: string) =>
      id === paymentId
        ? {
            id,
            state: states.length > 1 ? states.shift() : states[0],
            amount: 500_00,
            orderNumber: order.number,
            method: 'card',
          }
        : null,
    settle: async ({ paymentId: id }: { paymentId: string }) => {
      settled.push(id)
      return isBankAway ? refused({ code: 'bank-unreachable', reason: 'unreachable' }) : accepted(order)
    },
  }
  const env = { leastPayment: 100_00 }
  context.set(servicesContext, { booking, talks: noTalks, clock: () => now, env } as never)
  context.set(visitContext, { locale: 'pl' } as never)
  context.set(customerContext, anna as never)
  context.set(customerIpContext, '203.0.113.7')
  const i18n = { t: (key: string) => key, language: 'pl', texts: {} }
  context.set(deliveryContext, { i18n } as never)
  return {
    wishes,
    settled,
    async part(query = '') {
      const address = { number: order.number, tab: 'platnosc' }
      const { page: loaded } = await loadReservation(context, new Request(page + query), address)
      return loaded.part as { pay: unknown; transfer: unknown }
    },
    async tab(query = '') {
      return (await this.part(query)).pay
    },
    pay: (fields: Record<string, string>) =>
      actReservation(
        context,
        new Request(page, {
          method: 'POST',
          body: new URLSearchParams({ intent: 'pay', method: 'card', ...fields }),
        }),
        order.number,
      ) as Promise<unknown>,
    became: (kind: 'paid' | 'unpaid', id = paymentId) =>
      loadTripPayment(context, id, kind).then(({ view }) => view),
  }
}

const leadsTo = (answer: unknown) => (answer as Response).headers.get('location')

test('the tab shows what is left, the next part, the least, and the amount that was tried before', async () => {
  const next = { amount: 1_500_00, dueBy: '2026-09-01' }
  expect(await shop().tab()).toMatchObject({
    open: { rest: 3_000_00, least: 100_00, next },
    methods: [card],
    before: null,
    waitingId: null,
  })
  expect(await shop().tab('?kwota=250.50')).toMatchObject({ before: '250,50' })
  expect(await shop().tab('?kwota=%3Cscript%3E')).toMatchObject({ before: null })
})

test('while something is due the tab says where an ordinary transfer goes, by the number of the order', async () => {
  expect((await shop().part()).transfer).toEqual({
    recipient: 'Wojaż sp. z o.o.',
    account: 'PL61 1090 1014 0000 0712 1981 2874',
    title: 'W402917652',
  })
  expect((await shop({ given: { ...order, paid: total } }).part()).transfer).toBeNull()
})

test('the amount of before is only an amount of one’s own while less than the rest can be paid', async () => {
  for (const tried of ['3000.00', '9000.00'])
    expect(await shop().tab(`?kwota=${tried}`)).toMatchObject({ before: null })
  const small = { ...order, paid: total - 80_00 }
  expect(await shop({ given: small }).tab('?kwota=80.00')).toMatchObject({
    before: null,
    open: { rest: 80_00, least: 100_00, next: null },
  })
  expect(await shop({ given: small }).tab('?kwota=50.00')).toMatchObject({ before: null })
})

test.each([
  [{ share: 'next' }, 1_500_00],
  [{ share: 'rest' }, 3_000_00],
  [{ share: 'own', amount: '250,50' }, 250_50],
])(
  '%o is paid through the bank of the method, which sends the guest back to the account',
  async (typed, amount) => {
    const trying = shop()
    expect(leadsTo(await trying.pay(typed as Record<string, string>))).toBe('https://bank/pay')
    expect(trying.wishes).toMatchObject([
      {
        amount,
        method: { kind: 'card', value: '218' },
        gateway: 'p24',
        from: 'account',
        customerIp: '203.0.113.7',
      },
    ])
  },
)

test('without a page to leave for the guest waits on the page of the payment', async () => {
  const answer = await shop({ redirectUrl: null }).pay({ share: 'rest' })
  expect(leadsTo(answer)).toBe(`/mytui/payment/success/${paymentId}`)
})

test('a bank that says no leads to the page that says so, where the amount is kept', async () => {
  const answer = await shop({ refusal: { code: 'payment-refused', paymentId } }).pay({ share: 'rest' })
  expect(leadsTo(answer)).toBe(`/mytui/platnosc-negatywna/${paymentId}`)
})

test.each([
  [{ share: 'own', amount: '20' }, {}, 'amount-small'],
  [{ share: 'own', amount: 'x' }, {}, 'amount-missing'],
  [{}, {}, 'share-missing'],
  [{ share: 'rest', method: 'blik' }, {}, 'method-missing'],
  [{ share: 'rest' }, { methods: [] }, 'unreachable'],
  [{ share: 'rest' }, { refusal: { code: 'bank-unreachable', paymentId: null } as const }, 'unreachable'],
])('%o comes back with what was typed and what to mend', async (typed, made, fault) => {
  const answer = await shop(made).pay(typed as Record<string, string>)
  const { share = '', amount = '', method = 'card' } = typed as Record<string, string>
  expect(answer).toMatchObject({ data: { fault, typed: { share, amount, method } }, init: { status: 422 } })
})

test('the page of a payment says what is true, whichever of its two addresses is opened', async () => {
  expect(await shop({ states: ['completed'] }).became('paid')).toEqual({
    number: order.number,
    amount: 500_00,
    method: 'card',
    kind: 'paid',
    isBankSilent: false,
  })
  expect(await shop({ states: ['refunding'] }).became('paid')).toMatchObject({ kind: 'goesBack' })
  expect(await shop({ states: ['refused'] }).became('unpaid')).toMatchObject({ kind: 'unpaid' })
  const toUnpaid = await shop({ states: ['refused'] })
    .became('paid')
    .catch(leadsTo)
  expect(toUnpaid).toBe(`/mytui/platnosc-negatywna/${paymentId}`)
  const toPaid = await shop({ states: ['completed'] })
    .became('unpaid')
    .catch(leadsTo)
  expect(toPaid).toBe(`/mytui/payment/success/${paymentId}`)
})

test('while nobody knows the bank is asked; silent, it is said so', async () => {
  const asking = shop({ states: ['waiting', 'completed'] })
  expect(await asking.became('paid')).toMatchObject({ kind: 'paid' })
  expect(asking.settled).toEqual([paymentId])
  expect(await shop({ isBankAway: true }).became('paid')).toMatchObject({
    kind: 'waiting',
    isBankSilent: true,
  })
})

test('a payment that nobody made is no page', async () => {
  const fault = await shop()
    .became('paid', 'x')
    .catch((thrown: unknown) => thrown)
  expect(fault).toMatchObject({ init: { status: 404 } })
})
