import { expect, test } from 'vitest'
import { hoursOn } from './office.ts'

const weekday = { opens: '10:00', closes: '18:00' }
const short = { opens: '10:00', closes: '13:00' }
const office = {
  openingHours: [weekday, weekday, weekday, weekday, weekday, short, null],
  exceptions: [
    { day: '2026-12-24', hours: short, reason: 'Wigilia' },
    { day: '2026-12-25', hours: null, reason: 'Boże Narodzenie' },
  ],
}

test.each([
  ['on a Monday', '2026-11-16', weekday],
  ['on a Saturday', '2026-11-21', short],
  ['not on a Sunday', '2026-11-22', null],
  ['for a short while on Christmas Eve, a Thursday', '2026-12-24', short],
  ['not on Christmas Day, a Friday', '2026-12-25', null],
])('the office is open %s', (_, day, hours) => {
  expect(hoursOn(office, day)).toEqual(hours)
})
