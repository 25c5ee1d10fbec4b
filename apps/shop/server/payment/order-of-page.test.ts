import type { OrderPayment } from '@wojaz/booking'
import { makeOrder, paidOrder } from '@wojaz/booking/testing'
import { expect, test } from 'vitest'
import { afterRefusal, closedPage } from './order-of-page.ts'

const [deposit] = makeOrder().payments as [OrderPayment]
const later = new Date(deposit.startedAt.getTime() + 60_000)
const attempt = (state: OrderPayment['state']): OrderPayment => ({ ...deposit, startedAt: later, state })

test.each([
  ['everything is paid', paidOrder(), 'paid'],
  ['the deposit is paid', makeOrder(), 'paid'],
  ['the bank has not spoken', makeOrder({ payments: [deposit, attempt('waiting')] }), 'waiting'],
  ['nothing was tried yet', makeOrder({ state: 'pending', paid: 0, payments: [] }), 'to-pay'],
  ['the balance was refused', makeOrder({ payments: [deposit, attempt('refused')] }), null],
  [
    'the first try was refused',
    makeOrder({ state: 'pending', paid: 0, payments: [attempt('refused')] }),
    null,
  ],
] as const)('the page of a refused payment, when %s', (_, order, leadsTo) => {
  expect(afterRefusal(order)).toBe(leadsTo)
})

test.each(['cancelled', 'refunded'] as const)(
  'a %s trip says what calling it off cost, not that all comes back',
  (state) => {
    const cancellation = {
      fee: 41_000,
      refund: 159_000,
      percent: 20,
      isFlexible: false,
      at: new Date('2026-07-01T22:30:00Z'),
    }
    expect(closedPage(makeOrder({ state, cancellation }), 'WJ-1')).toEqual({
      kind: 'calledOff',
      number: 'WJ-1',
      fee: 41_000,
      refund: 159_000,
      on: '2026-07-02',
      backBy: '2026-07-16',
    })
  },
)
