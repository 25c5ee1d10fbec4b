import type { PaymentBegun, PaymentRefusal } from '@wojaz/booking/server'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { expect, test } from 'vitest'
import { beginByKey } from './begin-by-key.ts'

const attempt = 'f2f0d1d6-6a0b-4c1f-9f3e-0c1d2e3f4a5b'
const wish = { variant: 'full', method: { kind: 'card' }, customerIp: '127.0.0.1' } as const

type Booking = Parameters<typeof beginByKey>[0]

/** A bank that accepts every payment unless a test sets a refusal, and idempotent answers like those of booking. */
function openBooking() {
  const state = { begun: 0, refusal: null as PaymentRefusal | null, payment: 'waiting' }
  const kept = new Map<string, { body: string; answer: Promise<unknown> }>()
  const booking = {
    byIdempotencyKey(scope: string, key: string, body: unknown, work: () => Promise<unknown>) {
      const name = `${scope} ${key}`
      const known = kept.get(name)
      if (known && known.body !== JSON.stringify(body))
        return Promise.resolve(refused({ code: 'key-used-for-something-else' }))
      const answer = known?.answer ?? work()
      kept.set(name, { body: JSON.stringify(body), answer })
      return answer.then(accepted, (fault: unknown) => {
        kept.delete(name)
        throw fault
      })
    },
    async startPayment(): Promise<Outcome<PaymentBegun, PaymentRefusal>> {
      if (state.refusal) return refused(state.refusal)
      state.begun += 1
      return accepted({ paymentId: `p${state.begun}`, redirectUrl: `https://bank/${state.begun}` })
    },
    order: async () => ({ payments: [{ id: `p${state.begun}`, state: state.payment }] }),
  } as unknown as Booking
  return { state, begin: (given = wish, key = attempt) => beginByKey(booking, 'W402917655', key, given) }
}

test('pressed twice at once or one after the other, it is one attempt and the same page of the bank', async () => {
  const { state, begin } = openBooking()
  const answers = [...(await Promise.all([begin(), begin()])), await begin()]
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(state.begun).toBe(1)
})

test('what was refused can be sent again from the same page', async () => {
  const { state, begin } = openBooking()
  state.refusal = { code: 'bank-unreachable', paymentId: null }
  expect(await Promise.all([begin(), begin()])).toEqual([refused(state.refusal), refused(state.refusal)])
  state.refusal = null
  expect(await begin()).toMatchObject({ ok: true, value: { paymentId: 'p1' } })
})

test('who goes back and chooses another way, or comes back after a refusal, begins anew', async () => {
  const { state, begin } = openBooking()
  await begin()
  expect(await begin({ ...wish, method: { kind: 'bank', value: 'm' } } as never)).toMatchObject({
    value: { paymentId: 'p2' },
  })
  state.payment = 'refused'
  expect(await begin()).toMatchObject({ value: { paymentId: 'p3' } })
})

test('a page without the field pays all the same', async () => {
  const { begin } = openBooking()
  expect(await begin(wish, '')).toMatchObject({ ok: true })
})
