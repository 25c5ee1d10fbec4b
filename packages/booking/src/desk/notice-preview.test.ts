import { expect, test } from 'vitest'
import { makeOrder, noon } from '../../test/make-order.ts'
import { draftNotice } from '../notices/draft-notice.ts'
import type { Announcement } from '../notices/notice.ts'
import { noticePreview } from './notice-preview.ts'

const order = makeOrder({ state: 'confirmed', notices: [] })
const flightId = order.offer.departureFlight?.flightId ?? 0

function written(facts: Announcement) {
  const draft = draftNotice(order, facts, noon)
  return draft && noticePreview(order, draft, noon)
}

test('hours that move much: old and new, until when to answer, and what silence means', () => {
  const email = written({
    kind: 'flight-hours',
    flights: [{ flightId, departureTime: '16:10', arrivalTime: '20:05' }],
  })
  expect(email?.subject).toContain(order.number)
  const text = email?.text.join('\n')
  expect(text).toContain('06:10')
  expect(text).toContain('16:10')
  expect(email?.text.length).toBeGreaterThan(3)
})

test('hours that move little are told without a question', () => {
  const email = written({
    kind: 'flight-hours',
    flights: [{ flightId, departureTime: '06:20', arrivalTime: '10:15' }],
  })
  expect(email?.text.join('\n')).toContain('06:20')
})

test('of a trip that is called off the email about its money tells', () => {
  expect(written({ kind: 'cancellation', reason: 'circumstances', trips: { flightId } })).toBeNull()
})
