import type { OrderNotice } from '@wojaz/booking'
import { makeOrder } from '@wojaz/booking/testing'
import { expect, test } from 'vitest'
import { orderTimeline } from './order-timeline.ts'

const at = (time: string) => new Date(`2026-07-22T${time}:00Z`)
const nothing = { changes: [], letters: [], log: [] }
const payment = {
  id: 'p',
  method: 'blik',
  amount: 10_000,
  startedAt: at('10:01'),
  completedAt: null,
} as const

const told = (
  order: Parameters<typeof makeOrder>[0],
  rest: Partial<Parameters<typeof orderTimeline>[0]> = {},
) => orderTimeline({ order: makeOrder(order), ...nothing, ...rest }).map(({ by, what }) => `${by}: ${what}`)

test('an order begins with the guest', () => {
  expect(told({ placedAt: at('10:00'), confirmedAt: null, payments: [], refunds: [], notices: [] })).toEqual([
    'guest: złożenie zamówienia',
  ])
})

test('guest, bank, machine and staff stand in one line of time, the newest first', () => {
  const order = {
    ...{ placedAt: at('10:00'), confirmedAt: at('10:02'), notices: [] },
    payments: [{ ...payment, state: 'completed', completedAt: at('10:03') } as const],
    refunds: [
      {
        ...{ id: 'r', paymentId: 'p', amount: 5_000, reason: 'guest-changed' as const },
        ...{ askedAt: at('12:00'), finishedAt: null },
      },
    ],
  }
  const log = [
    {
      ...{ id: '1', at: at('13:00'), memberId: 'm', memberName: 'Ola', orders: [], facts: {} },
      act: 'order-seen' as const,
    },
  ]
  expect(told(order, { log, changes: [{ at: at('11:00'), kind: 'trip' }] })).toEqual([
    'staff: podgląd zamówienia – Ola',
    'machine: zwrot zlecony: 50\u00a0zł, zmiana podróży',
    'guest: zmiana podróży',
    'bank: wpłata 100\u00a0zł',
    'machine: potwierdzenie umowy',
    'guest: płatność rozpoczęta: 100\u00a0zł, BLIK',
    'guest: złożenie zamówienia',
  ])
})

test('silence after a change is the deadline’s answer, not the guest’s', () => {
  const notice: OrderNotice = {
    ...{ id: 'n', state: 'lapsed', isSignificant: true, madeAt: at('10:10'), answerBy: at('10:20') },
    ...{ endedAt: at('10:20'), change: { kind: 'cancellation', reason: 'too-few' }, substitute: null },
  }
  const order = { placedAt: at('10:00'), confirmedAt: null, payments: [], refunds: [], notices: [notice] }
  expect(told(order).slice(0, 2)).toEqual([
    'machine: brak odpowiedzi na zmianę, pełny zwrot',
    'staff: odwołanie podróży (istotna)',
  ])
})
