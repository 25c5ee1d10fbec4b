import { expect, test } from 'vitest'
import type { PaymentMethod } from '../gateway/payment-gateway.ts'
import type { Order } from '../order.ts'
import { openAmount, readTripPayment } from './trip-payment.ts'

const due = (amount: number, dueBy: string) => ({ amount, dueBy })
const order = {
  state: 'confirmed' as const,
  price: { total: 4_000_00 } as never,
  paid: 1_000_00,
  notices: [] as Order['notices'],
  schedule: [due(1_000_00, '2026-11-15'), due(1_500_00, '2026-12-15'), due(1_500_00, '2027-01-15')],
}
const open = { rest: 3_000_00, least: 100_00, next: due(1_500_00, '2026-12-15') }
const card: PaymentMethod = {
  kind: 'card',
  value: 'c',
  name: 'Karta',
  isAvailable: true,
  gateway: 'payu',
  minAmount: null,
  maxAmount: 2_000_00,
}
const read = (typed: Record<string, string>) => readTripPayment({ method: 'card', ...typed }, open, [card])

test('nothing is taken for a trip that the organiser has called off, while another one is offered', () => {
  const off = { state: 'open', change: { kind: 'cancellation' } } as Order['notices'][number]
  expect(openAmount({ ...order, notices: [off] }, 100_00)).toBeNull()
})

test('the next part, the rest or any amount can be paid, once a trip is paid in part', () => {
  expect(openAmount(order, 100_00)).toEqual(open)
  expect(openAmount({ ...order, paid: 2_500_00 }, 100_00)?.next).toBeNull()
  expect(openAmount({ ...order, paid: 4_000_00 }, 100_00)).toBeNull()
  expect(openAmount({ ...order, state: 'cancelled' }, 100_00)).toBeNull()
})

test('what was chosen is read, with the bank through which it goes', () => {
  const chosen = { method: { kind: 'card', value: 'c' }, gateway: 'payu' }
  expect(read({ share: 'next' })).toEqual({ ok: true, value: { amount: 1_500_00, ...chosen } })
  expect(read({ share: 'own', amount: '250,50 zł' })).toEqual({
    ok: true,
    value: { amount: 250_50, ...chosen },
  })
})

test.each([
  [{}, 'share-missing'],
  [{ share: 'own' }, 'amount-missing'],
  [{ share: 'own', amount: 'dużo' }, 'amount-missing'],
  [{ share: 'own', amount: '20' }, 'amount-small'],
  [{ share: 'own', amount: '3000,01' }, 'amount-large'],
  [{ share: 'own', amount: '2950' }, 'amount-leaves-little'],
  [{ share: 'rest' }, 'method-limit'],
  [{ share: 'next', method: 'blik' }, 'method-missing'],
])('%o: %s', (typed, fault) => {
  expect(read(typed as Record<string, string>)).toEqual({ ok: false, refusal: fault })
})
