import { accepted, refused } from '@wojaz/travel/outcome'
import { expect, test } from 'vitest'
import type { GatewayMethod } from '../gateway/payment-gateway.ts'
import { payMethods } from './pay-methods.ts'

const method: GatewayMethod = {
  kind: 'blik',
  value: 'blik',
  name: 'BLIK',
  isAvailable: true,
  minAmount: 1,
  maxAmount: null,
}
const blik = { ...method, gateway: 'payu' }

function open() {
  const state = { isAway: false, hasOther: false, asked: 0, now: new Date('2026-11-15T12:00:00Z') }
  /** A second gateway that also has BLIK. */
  const other = {
    name: 'p24',
    methods: async () =>
      accepted(state.hasOther ? [method, { ...method, kind: 'payLater', value: '227' }] : []),
  }
  const gateway = {
    name: 'payu',
    methods: async () => {
      state.asked += 1
      return state.isAway ? refused({ code: 'unreachable', detail: '' } as const) : accepted([method])
    },
  }
  return { state, ...payMethods({ all: [gateway as never, other as never] }, () => state.now) }
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

test('a bank that kept a guest waiting stands back for the other until it gives its list again', async () => {
  const { state, methods, wasSilent } = open()
  state.hasOther = true
  const through = async () => (await methods('pl')).map(({ kind, gateway }) => `${kind} ${gateway}`)
  expect(await through()).toEqual(['blik payu', 'payLater p24'])
  state.isAway = true
  wasSilent('payu')
  expect(await through()).toEqual(['blik p24', 'payLater p24'])
  state.isAway = false
  await through()
  await expect.poll(through).toEqual(['blik payu', 'payLater p24'])
})

test('what a page has offered while a bank stood back is taken after that bank is there again', async () => {
  const { state, methods, knownMethods, wasSilent } = open()
  state.hasOther = true
  await methods('pl')
  wasSilent('payu')
  expect((await methods('pl'))[0]).toMatchObject({ kind: 'blik', gateway: 'p24' })
  expect((await methods('pl'))[0]).toMatchObject({ kind: 'blik', gateway: 'payu' })
  expect(await knownMethods('pl')).toContainEqual({ ...method, gateway: 'p24' })
})
