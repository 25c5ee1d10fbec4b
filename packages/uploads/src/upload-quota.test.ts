import { expect, test } from 'vitest'
import { isDiskFull } from './disk-room.ts'
import {
  mostBytesADay,
  mostBytesKept,
  mostBytesOfOrder,
  mostStaffBytesADay,
  mostUnclaimed,
} from './upload-limits.ts'
import { isOrderFull, quotaRefusal } from './upload-quota.ts'

const nothing = { dayBytes: 0, keptBytes: 0, unclaimed: 0 }
const [anna, office] = ['customer:anna', 'staff:ewa']
const [mebibyte, gibibyte] = [1024 ** 2, 1024 ** 3]

test.for([
  ['a first file', anna, nothing, null],
  ['up to the limit of a day', anna, { ...nothing, dayBytes: mostBytesADay - mebibyte }, null],
  [
    'a byte above the limit of a day',
    anna,
    { ...nothing, dayBytes: mostBytesADay - mebibyte + 1 },
    'day-full',
  ],
  [
    'a byte above all that is stored',
    anna,
    { ...nothing, keptBytes: mostBytesKept - mebibyte + 1 },
    'kept-full',
  ],
  ['one more file that is part of nothing', anna, { ...nothing, unclaimed: mostUnclaimed }, 'too-many-files'],
  [
    'much of a member of staff',
    office,
    { ...nothing, dayBytes: mostBytesADay, keptBytes: mostBytesKept },
    null,
  ],
  ['too much of a member of staff', office, { ...nothing, dayBytes: mostStaffBytesADay }, 'day-full'],
] as const)('%s: a mebibyte more', ([, sentBy, sent, code]) => {
  expect(quotaRefusal(sent, mebibyte, sentBy)).toBe(code)
})

test('a guest cannot fill an order beyond its limit; the office can still answer with a file', () => {
  expect([mostBytesOfOrder, mostBytesOfOrder + 1].map((bytes) => isOrderFull(bytes, anna))).toEqual([
    false,
    true,
  ])
  expect(isOrderFull(mostBytesOfOrder + 1, office)).toBe(false)
})

test.for([
  ['a large disk with two gibibytes left', 250 * gibibyte, 2 * gibibyte, false],
  ['a large disk with less', 250 * gibibyte, 2 * gibibyte - 1, true],
  ['a small disk with a tenth left', gibibyte, 110 * mebibyte, false],
  ['a small disk with less than a tenth left', gibibyte, 100 * mebibyte, true],
] as const)('%s', ([, total, free, isFull]) => {
  expect(isDiskFull({ total, free })).toBe(isFull)
})
