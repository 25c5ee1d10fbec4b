import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerBy, areHoursSignificant, mayCallOff, noticeRules, reminderTimes } from './notice-rules.ts'

const sold = { date: '2026-10-03', departureTime: '09:10', arrivalTime: '13:05' }

test.each([
  ['an hour later', { departureTime: '10:10', arrivalTime: '14:05' }, false],
  ['two hours and 59 minutes later', { departureTime: '12:09', arrivalTime: '16:04' }, false],
  ['three hours later', { departureTime: '12:10', arrivalTime: '16:05' }, true],
  ['three hours earlier', { departureTime: '06:10', arrivalTime: '10:05' }, true],
  ['only the landing, by three hours', { departureTime: '09:10', arrivalTime: '16:05' }, true],
  ['the same hours on another day', { date: '2026-10-04' }, true],
  ['into the night', { departureTime: '05:50', arrivalTime: '09:45' }, true],
])('a flight that leaves %s: significant %s', (_, after, isSignificant) => {
  expect(areHoursSignificant(sold, { ...sold, ...after })).toBe(isSignificant)
})

test('a night flight that stays one may move a little, also over midnight', () => {
  const night = { date: '2026-10-03', departureTime: '23:40', arrivalTime: '02:35' }
  expect(areHoursSignificant(night, { ...night, departureTime: '23:10', arrivalTime: '02:05' })).toBe(false)
  expect(areHoursSignificant(night, { ...night, departureTime: '00:20', arrivalTime: '03:15' })).toBe(false)
})

test('a slip into the night by a few minutes is no reason to leave', () => {
  const late = { date: '2026-10-03', departureTime: '19:00', arrivalTime: '22:40' }
  expect(areHoursSignificant(late, { ...late, departureTime: '19:30', arrivalTime: '23:10' })).toBe(false)
})

const now = new Date('2026-08-01T10:20:00Z')

test('there is a week to answer, or half of the time that is left', () => {
  expect(answerBy(now, new Date('2026-10-03T04:10:00Z'))).toEqual(new Date('2026-08-08T10:00:00Z'))
  expect(answerBy(now, new Date('2026-08-05T10:20:00Z'))).toEqual(new Date('2026-08-03T10:00:00Z'))
})

test('a deadline is always ahead, and before the trip', () => {
  const hours = fc.integer({ min: 1, max: 5000 })
  fc.assert(
    fc.property(hours, (left) => {
      const departs = new Date(now.getTime() + left * 3_600_000)
      const until = answerBy(now, departs)
      expect(until.getTime()).toBeGreaterThan(now.getTime())
      expect(until.getTime()).toBeLessThan(departs.getTime())
      for (const moment of reminderTimes(now, until)) expect(now < moment && moment < until).toBe(true)
    }),
  )
})

test('a week has two reminders, two days have one, a few hours none', () => {
  const reminders = (hours: number) => reminderTimes(now, new Date(now.getTime() + hours * 3_600_000)).length
  expect([168, 48, 20].map(reminders)).toEqual([noticeRules.remindBefore.length, 1, 0])
})

test.each([
  ['over six days', 6, '2026-09-13', true],
  ['over six days', 6, '2026-09-14', false],
  ['six days', 5, '2026-09-26', true],
  ['six days', 5, '2026-09-27', false],
  ['two days', 1, '2026-09-26', true],
  ['two days', 1, '2026-09-27', false],
  ['one day', 0, '2026-10-01', true],
  ['one day', 0, '2026-10-02', false],
])(
  'too few people for %s (%i nights) from 3 October, on %s: may be called off %s',
  (_, duration, today, may) => {
    expect(mayCallOff('too-few', { departureDate: '2026-10-03', duration }, today)).toBe(may)
  },
)

test('extraordinary circumstances are a reason until the trip begins', () => {
  const trip = { departureDate: '2026-10-03', duration: 7 }
  expect(mayCallOff('circumstances', trip, '2026-10-03')).toBe(true)
  expect(mayCallOff('circumstances', trip, '2026-10-04')).toBe(false)
})
