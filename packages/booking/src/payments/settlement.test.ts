import { expect, test } from 'vitest'
import { orderStates, type PaymentState, paymentStates } from '../states/booking-states.ts'
import { settlement } from './settlement.ts'

const pending = { state: 'pending', paid: 0 } as const
const waiting = { state: 'waiting', paidBefore: 0 } as const
const keys = <State extends string>(table: Record<State, unknown>) => Object.keys(table) as State[]

test('paid in time counts; paid after the deadline counts if there are places', () => {
  expect(settlement(pending, waiting, 'completed')).toEqual({ kind: 'counts' })
  expect(settlement({ state: 'expired', paid: 0 }, waiting, 'completed')).toEqual({
    kind: 'counts-if-seated',
  })
})

test('what another attempt has paid already goes back', () => {
  expect(settlement({ state: 'confirmed', paid: 100_00 }, waiting, 'completed')).toEqual({
    kind: 'goes-back',
    reason: 'paid-twice',
  })
})

test('the balance of a confirmed order counts', () => {
  const balance = { state: 'waiting', paidBefore: 100_00 } as const
  expect(settlement({ state: 'confirmed', paid: 100_00 }, balance, 'completed')).toEqual({ kind: 'counts' })
})

test('what was refused here may still be paid there', () => {
  expect(settlement(pending, { ...waiting, state: 'refused' }, 'completed')).toEqual({ kind: 'counts' })
})

test('the second word of the same kind, and any word after the last one, changes nothing', () => {
  const done: PaymentState[] = ['completed', 'refunding', 'refunded']
  for (const state of done)
    for (const status of ['new', 'pending', 'completed', 'cancelled'] as const)
      expect(settlement({ state: 'confirmed', paid: 1 }, { state, paidBefore: 0 }, status).kind).toBe(
        'nothing',
      )
  expect(settlement(pending, waiting, 'pending').kind).toBe('nothing')
  expect(settlement(pending, { ...waiting, state: 'refused' }, 'cancelled').kind).toBe('nothing')
})

test('money that came is always counted or sent back, in every state of an order', () => {
  for (const state of keys(orderStates))
    for (const payment of keys(paymentStates).filter((one) =>
      paymentStates[one].includes('completed' as never),
    ))
      expect(settlement({ state, paid: 0 }, { state: payment, paidBefore: 0 }, 'completed').kind).toMatch(
        /^(counts|counts-if-seated|goes-back)$/,
      )
})
