import { expect, test } from 'vitest'
import { localDay, localIso, momentOf } from './local-time.ts'

test.each([
  ['Europe/Warsaw', '2027-01-15', '09:00', '2027-01-15T08:00:00.000Z'],
  ['Europe/Warsaw', '2027-07-15', '09:00', '2027-07-15T07:00:00.000Z'],
  ['Europe/Athens', '2027-03-28', '08:00', '2027-03-28T05:00:00.000Z'],
  ['Europe/Athens', '2027-10-31', '08:00', '2027-10-31T06:00:00.000Z'],
  ['Africa/Cairo', '2027-04-30', '08:00', '2027-04-30T05:00:00.000Z'],
  ['Asia/Colombo', '2027-07-15', '08:00', '2027-07-15T02:30:00.000Z'],
  ['America/Cancun', '2027-07-15', '21:00', '2027-07-16T02:00:00.000Z'],
])('in %s on %s clocks show %s at %s', (zone, day, time, utc) => {
  const at = momentOf(zone, day, time)
  expect(new Date(at).toISOString()).toBe(utc)
  expect(localIso(zone, at)).toMatch(new RegExp(`^${day}T${time}:00[+-]\\d\\d:\\d\\d$`))
  expect(Date.parse(localIso(zone, at))).toBe(at)
  expect(localDay(zone, at)).toBe(day)
})
