import type { OrderNotice } from '@wojaz/booking'
import { makeOrder } from '@wojaz/booking/testing'
import { expect, test } from 'vitest'
import { orderTimeline } from './order-timeline.ts'

const at = (time: string) => new Date(`2026-07-22T${time}:00Z`)
const nothing = { changes: [], emails: [], log: [], proposals: [] }
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
    placedAt: at('10:00'),
    confirmedAt: at('10:02'),
    notices: [],
    payments: [{ ...payment, state: 'completed', completedAt: at('10:03') } as const],
    refunds: [
      {
        id: 'r',
        paymentId: 'p',
        amount: 5_000,
        reason: 'guest-changed' as const,
        askedAt: at('12:00'),
        finishedAt: null,
      },
    ],
  }
  const log = [
    {
      id: '1',
      at: at('13:00'),
      memberId: 'm',
      memberName: 'Ola',
      orders: [],
      facts: {},
      act: 'order-seen' as const,
    },
  ]
  expect(told(order, { log, changes: [{ at: at('11:00'), kind: 'trip', by: null, facts: {} }] })).toEqual([
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
    id: 'n',
    state: 'lapsed',
    isSignificant: true,
    madeAt: at('10:10'),
    answerBy: at('10:20'),
    endedAt: at('10:20'),
    change: { kind: 'cancellation', reason: 'too-few' },
    substitute: null,
  }
  const order = { placedAt: at('10:00'), confirmedAt: null, payments: [], refunds: [], notices: [notice] }
  expect(told(order).slice(0, 2)).toEqual([
    'machine: brak odpowiedzi na zmianę, pełny zwrot',
    'staff: odwołanie podróży (istotna)',
  ])
})

test('what staff do for the guest is theirs, with what they gave and why', () => {
  const goodwill = { amount: 20_000, kind: 'gesture', text: 'stały klient', second: 'Jan' } as const
  const cancellation = {
    fee: 5_000,
    refund: 15_000,
    percent: 25,
    isFlexible: false,
    at: at('11:00'),
    by: 'Ola',
    goodwill,
  }
  const order = { placedAt: at('10:00'), confirmedAt: null, payments: [], refunds: [], notices: [] }
  const changes = [{ at: at('10:30'), kind: 'transfer', by: 'Ewa', facts: {} }]
  expect(told({ ...order, cancellation }, { changes }).slice(0, 2)).toEqual([
    'staff: odwołanie: opłata 50\u00a0zł, zwrot 150\u00a0zł, bez opłaty 200\u00a0zł (gest handlowy: stały klient; druga osoba: Jan) – Ola',
    'staff: przekazanie podróży innej osobie – Ewa',
  ])
})

test('a proposal is made by one and decided by another, or by nobody in time', () => {
  const proposal = {
    id: 'p',
    orderNumber: 'W402917655',
    by: { id: 'o', name: 'Ola' },
    madeAt: at('10:10'),
    expiresAt: at('10:20'),
    endedAt: at('10:20'),
    endedBy: null,
    act: {
      kind: 'refund',
      goodwill: { amount: 60_000, kind: 'complaint', text: 'brak basenu' },
      figures: { fee: 0, refund: 60_000, total: 1 },
    },
  } as const
  const order = { placedAt: at('10:00'), confirmedAt: null, payments: [], refunds: [], notices: [] }
  expect(told(order, { proposals: [{ ...proposal, state: 'lapsed' }] }).slice(0, 2)).toEqual([
    'machine: propozycja wygasła bez decyzji',
    'staff: propozycja: zwrot części ceny, 600\u00a0zł (reklamacja: brak basenu) – Ola',
  ])
  const refused = { ...proposal, state: 'refused', endedBy: 'Jan' } as const
  expect(told(order, { proposals: [refused] })[0]).toBe('staff: propozycja odrzucona – Jan')
  const own = { ...refused, endedBy: 'Ola' }
  expect(told(order, { proposals: [own] })[0]).toBe('staff: propozycja wycofana – Ola')
})
