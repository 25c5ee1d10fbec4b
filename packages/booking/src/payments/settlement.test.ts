import { expect, test } from 'vitest'
import { orderStates, type PaymentState, paymentStates } from '../states/booking-states.ts'
import { settlement } from './settlement.ts'

const price = { total: 400_00 }
const pending = { state: 'pending', paid: 0, price } as const
const waiting = { state: 'waiting', paidBefore: 0, amount: 100_00 } as const
const keys = <State extends string>(table: Record<State, unknown>) => Object.keys(table) as State[]

test('paid in time counts; paid after the deadline counts if there are places', () => {
  expect(settlement(pending, waiting, 'completed')).toEqual({ kind: 'counts' })
  expect(settlement({ ...pending, state: 'expired' }, waiting, 'completed')).toEqual({
    kind: 'counts-if-seated',
  })
})

test('what another attempt has paid already goes back', () => {
  expect(settlement({ state: 'confirmed', paid: 100_00, price }, waiting, 'completed')).toEqual({
    kind: 'goes-back',
    reason: 'paid-twice',
  })
})

test('what is more than the trip costs since it was changed goes back', () => {
  const rest = { state: 'waiting', paidBefore: 100_00, amount: 300_01 } as const
  expect(settlement({ state: 'confirmed', paid: 100_00, price }, rest, 'completed')).toEqual({
    kind: 'goes-back',
    reason: 'paid-twice',
  })
})

test('the balance of a confirmed order counts', () => {
  const balance = { state: 'waiting', paidBefore: 100_00, amount: 300_00 } as const
  expect(settlement({ state: 'confirmed', paid: 100_00, price }, balance, 'completed')).toEqual({
    kind: 'counts',
  })
})

test('what was refused here may still be paid there', () => {
  expect(settlement(pending, { ...waiting, state: 'refused' }, 'completed')).toEqual({ kind: 'counts' })
})

test('the second word of the same kind, and any word after the last one, changes nothing', () => {
  const done: PaymentState[] = ['completed', 'refunding', 'refunded']
  for (const state of done)
    for (const status of ['new', 'pending', 'completed', 'cancelled'] as const)
      expect(
        settlement({ ...pending, state: 'confirmed', paid: 1 }, { ...waiting, state }, status).kind,
      ).toBe('nothing')
  expect(settlement(pending, waiting, 'pending').kind).toBe('nothing')
  expect(settlement(pending, { ...waiting, state: 'refused' }, 'cancelled').kind).toBe('nothing')
})

test('money that came is always counted or sent back, in every state of an order', () => {
  for (const state of keys(orderStates))
    for (const payment of keys(paymentStates).filter((one) =>
      paymentStates[one].includes('completed' as never),
    ))
      expect(settlement({ ...pending, state }, { ...waiting, state: payment }, 'completed').kind).toMatch(
        /^(counts|counts-if-seated|goes-back)$/,
      )
})
