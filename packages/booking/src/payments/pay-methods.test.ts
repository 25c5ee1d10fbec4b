import { accepted, refused } from '@wojaz/travel/outcome'
import { expect, test } from 'vitest'
import type { PaymentMethod } from '../gateway/payment-gateway.ts'
import { payMethods } from './pay-methods.ts'

const blik: PaymentMethod = {
  kind: 'blik',
  value: 'blik',
  name: 'BLIK',
  isAvailable: true,
  minAmount: 1,
  maxAmount: null,
}

function open() {
  const state = { isAway: false, asked: 0, now: new Date('2026-11-15T12:00:00Z') }
  const gateway = {
    methods: async () => {
      state.asked += 1
      return state.isAway ? refused({ code: 'unreachable', detail: '' } as const) : accepted([blik])
    },
  }
  return { state, methods: payMethods(gateway, () => state.now) }
}

test('the bank is asked once a minute, whoever opens the page', async () => {
  const { state, methods } = open()
  await Promise.all([methods('pl'), methods('pl')])
  expect(await methods('pl')).toEqual([blik])
  expect(state.asked).toBe(1)
  state.now = new Date('2026-11-15T12:02:00Z')
  await methods('pl')
  expect(state.asked).toBe(2)
})

test('while the bank is away the last list holds; without one there is none', async () => {
  const { state, methods } = open()
  await methods('pl')
  state.isAway = true
  state.now = new Date('2026-11-15T13:00:00Z')
  expect(await methods('pl')).toEqual([blik])
  expect(await methods('cs')).toEqual([])
  state.isAway = false
  expect(await methods('cs')).toEqual([blik])
})
