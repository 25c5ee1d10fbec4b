import { expect, test } from 'vitest'
import { makeFlightAlone, makeOffer, makeOrder } from '../../test/make-order.ts'
import type { Order } from '../order.ts'
import { applyChange } from './apply-change.ts'
import { changesOf } from './changes-of.ts'
import { draftNotice } from './draft-notice.ts'
import type { Announcement, HotelOfTrip, LegHours, OrderNotice } from './notice.ts'

const now = new Date('2026-08-01T10:00:00Z')
const { hotelCode } = makeOffer()

/** The flight out leaves at 06:10 and lands at 10:05. */
const out = (departureTime: string, arrivalTime: string, flightId = 71): Announcement => ({
  kind: 'flight-hours',
  flights: [{ flightId, departureTime, arrivalTime }],
})

/** The order after it was told of new times, with a notice in this state. */
function after(order: Order, said: Announcement, state: OrderNotice['state']): Order {
  const draft = draftNotice(order, said, now)
  if (!draft) throw new Error('Nothing changes.')
  const notice = { ...draft, id: said.kind, state, madeAt: now, endedAt: null, substitute: null }
  const counts = state === 'told' || state === 'accepted'
  const offer = counts ? applyChange(order.offer, draft.change) : order.offer
  return { ...order, offer, notices: [...order.notices, notice] }
}

const legsOf = (draft: ReturnType<typeof draftNotice>) =>
  draft?.change.kind === 'flight-hours'
    ? draft.change.legs.map(({ way, before, after }) => [way, before.departureTime, after.departureTime])
    : null

test('a small change is told; a great one is asked, with a deadline', () => {
  const small = draftNotice(makeOrder(), out('07:00', '10:55'), now)
  expect(small).toMatchObject({ isSignificant: false, answerBy: null })
  expect(legsOf(small)).toEqual([['out', '06:10', '07:00']])
  expect(draftNotice(makeOrder(), out('14:00', '17:55'), now)).toMatchObject({
    isSignificant: true,
    answerBy: new Date('2026-08-08T10:00:00Z'),
  })
})

test('who does not fly with it, has begun, called off, or has just these hours, is not told', () => {
  expect(draftNotice(makeOrder(), out('14:00', '17:55', 9), now)).toBeNull()
  expect(draftNotice(makeOrder(), out('14:00', '17:55'), new Date('2026-10-04T10:00:00Z'))).toBeNull()
  expect(draftNotice(makeOrder({ state: 'cancelled' }), out('14:00', '17:55'), now)).toBeNull()
  expect(draftNotice(makeOrder(), out('06:10', '10:05'), now)).toBeNull()
})

test('small steps add up: the third one is asked, for it is far from the contract', () => {
  const once = after(makeOrder(), out('07:30', '11:25'), 'told')
  const twice = after(once, out('08:50', '12:45'), 'told')
  const third = draftNotice(twice, out('09:20', '13:15'), now)
  expect(third).toMatchObject({ isSignificant: true })
  expect(legsOf(third)).toEqual([['out', '08:50', '09:20']])
})

test('what was agreed to is the contract from then on', () => {
  const agreed = after(makeOrder(), out('14:00', '17:55'), 'accepted')
  expect(draftNotice(agreed, out('14:40', '18:35'), now)).toMatchObject({ isSignificant: false })
  expect(changesOf(agreed)).toHaveLength(1)
})

test('a question that still waits becomes part of the new one; taken back, it is only told', () => {
  const asked = after(makeOrder(), out('14:00', '17:55'), 'open')
  const back: Announcement = {
    kind: 'flight-hours',
    flights: [{ flightId: 72, departureTime: '21:50', arrivalTime: '23:45' }],
  }
  const both = draftNotice(asked, back, now)
  expect(both).toMatchObject({ isSignificant: true })
  expect(legsOf(both)).toEqual([
    ['out', '06:10', '14:00'],
    ['back', '22:40', '21:50'],
  ])
  const taken = draftNotice(asked, out('06:10', '10:05'), now)
  expect(taken).toMatchObject({ isSignificant: false, answerBy: null })
  expect(legsOf(taken)).toEqual([['out', '14:00', '06:10']])
})

test('another hotel is asked, of the trips of its days; a flight alone has none', () => {
  const hotel: HotelOfTrip = { ...makeOffer(), hotelCode: 'HER20002', hotelName: 'Laguna Blu', stars: 4 }
  const said = (from: string, until: string): Announcement => ({
    kind: 'hotel',
    hotel,
    trips: { hotelCode, from, until },
  })
  const draft = draftNotice(makeOrder(), said('2026-10-01', '2026-10-03'), now)
  expect(draft).toMatchObject({ isSignificant: true, answerBy: expect.any(Date) })
  expect(draft && applyChange(makeOffer(), draft.change)).toMatchObject({ hotelName: 'Laguna Blu', stars: 4 })
  expect(draftNotice(makeOrder(), said('2026-10-04', '2026-10-31'), now)).toBeNull()
  const alone = makeOrder({ offer: makeFlightAlone() })
  expect(draftNotice(alone, said('2026-10-01', '2026-10-03'), now)).toBeNull()
})

test('a trip that is called off asks nothing', () => {
  const said: Announcement = { kind: 'cancellation', reason: 'too-few', trips: { flightId: 72 } }
  expect(draftNotice(makeOrder(), said, now)).toEqual({
    change: { kind: 'cancellation', reason: 'too-few' },
    isSignificant: true,
    answerBy: null,
  })
})

test('new hours are in the trip; another day moves its day, not its nights', () => {
  const next: LegHours = { date: '2026-10-04', departureTime: '00:30', arrivalTime: '04:25' }
  const said: Announcement = { kind: 'flight-hours', flights: [{ flightId: 71, ...next }] }
  const draft = draftNotice(makeOrder(), said, now)
  expect(draft && applyChange(makeOffer(), draft.change)).toMatchObject({
    departureDate: '2026-10-04',
    departureTime: '00:30',
    duration: 7,
    returnDate: '2026-10-10',
    departureFlight: { ...next, flightNumber: '4711' },
  })
})
