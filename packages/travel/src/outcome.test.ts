import { expect, test } from 'vitest'
import { accepted, type Outcome, refused } from './outcome.ts'

type HoldRefusal = { code: 'seat-already-sold'; seat: string }

function holdSeat(seat: string): Outcome<string, HoldRefusal> {
  return seat === '12A' ? refused({ code: 'seat-already-sold', seat }) : accepted(seat)
}

test('an accepted outcome carries its value', () => {
  expect(holdSeat('12B')).toEqual({ ok: true, value: '12B' })
})

test('a refusal carries a code and facts, never prose', () => {
  expect(holdSeat('12A')).toEqual({ ok: false, refusal: { code: 'seat-already-sold', seat: '12A' } })
})
