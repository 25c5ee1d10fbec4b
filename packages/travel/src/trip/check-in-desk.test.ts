import { expect, test } from 'vitest'
import { checkInDesk } from './check-in-desk.ts'

test('the desk opens two hours before the departure and closes one hour before it', () => {
  expect(checkInDesk({ date: '2026-10-03', departureTime: '06:10' })).toEqual({
    opens: { day: '2026-10-03', time: '04:10' },
    closes: { day: '2026-10-03', time: '05:10' },
  })
})

test('who flies after midnight checks in the evening before', () => {
  expect(checkInDesk({ date: '2026-10-01', departureTime: '00:40' })).toEqual({
    opens: { day: '2026-09-30', time: '22:40' },
    closes: { day: '2026-09-30', time: '23:40' },
  })
  expect(checkInDesk({ date: '2026-10-01', departureTime: '01:00' }).closes).toEqual({
    day: '2026-10-01',
    time: '00:00',
  })
})
