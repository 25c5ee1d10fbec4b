import type { Supplier } from '@wojaz/attractions/server'
import { accepted, refused } from '@wojaz/travel/outcome'
import { expect, test } from 'vitest'
import { askSupplier } from './ask-supplier.ts'

const wish = { productId: 'p', optionId: 'o', from: '2026-07-01', to: '2026-07-31', tickets: {} }

function supplierThat(answers: () => boolean) {
  let asked = 0
  let now = 0
  const supplier = {
    name: 'demo',
    async calendar() {
      asked += 1
      return answers()
        ? accepted([])
        : refused({ code: 'unreachable' as const, error: null, detail: 'TimeoutError' })
    },
  } as unknown as Supplier
  const ask = askSupplier({ supplier: (name) => (name === 'demo' ? supplier : null) }, () => new Date(now))
  return { ask, asked: () => asked, pass: (ms: number) => (now += ms) }
}

test('a month that many look at is asked for once a minute', async () => {
  const { ask, asked, pass } = supplierThat(() => true)
  await Promise.all([ask.calendar('demo', wish), ask.calendar('demo', wish)])
  pass(59_999)
  await ask.calendar('demo', wish)
  expect(asked()).toBe(1)
  pass(1)
  await ask.calendar('demo', wish)
  await ask.calendar('demo', { ...wish, to: '2026-07-30' })
  expect(asked()).toBe(3)
})

test('what was not answered is asked for again', async () => {
  let isUp = false
  const { ask, asked } = supplierThat(() => isUp)
  expect((await ask.calendar('demo', wish)).ok).toBe(false)
  isUp = true
  expect((await ask.calendar('demo', wish)).ok).toBe(true)
  expect(asked()).toBe(2)
})

test('a supplier that is in the settings no more is not asked', async () => {
  const { ask, asked } = supplierThat(() => true)
  expect(await ask.times('other', wish)).toMatchObject({ ok: false, refusal: { code: 'unknown' } })
  expect(asked()).toBe(0)
})
