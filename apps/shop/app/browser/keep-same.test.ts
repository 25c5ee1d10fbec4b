import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepSame } from './keep-same.ts'

const before = { hotel: { name: 'Blue Bay', rooms: ['single', 'double'] }, offer: { total: 10 } }

test('what did not change is the very thing of before', () => {
  const after = keepSame(before, { ...structuredClone(before), offer: { total: 20 } })
  expect(after).toEqual({ ...before, offer: { total: 20 } })
  expect(after.hotel).toBe(before.hotel)
  expect(keepSame(before, structuredClone(before))).toBe(before)
})

test('one room more is another list, with the rooms that were there', () => {
  const rooms = [{ code: 'A' }, { code: 'B' }]
  const after = keepSame(rooms, [...structuredClone(rooms), { code: 'C' }])
  expect(after).toHaveLength(3)
  expect([after[0], after[1]]).toEqual(rooms)
  expect(after[0]).toBe(rooms[0])
})

test('a thing that is left out, or is something else than data, is not brought back', () => {
  expect(keepSame({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 })
  const day = new Date(0)
  expect(keepSame({ day: new Date(0) }, { day }).day).toBe(day)
})

test('whatever comes, it stays what it is', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(keepSame(one, structuredClone(other))).toEqual(other)
    }),
  )
})
