import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
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

describe('in a narrower list', () => {
  const offer = (code: string, perPerson: number) => ({ code, perPerson, reduction: { percent: 10 } })
  const wider = [offer('KTW1', 100), offer('KTW2', 200), offer('KTW3', 300)]

  test('an offer that is still there is the very thing of before, wherever it stands now', () => {
    const after = keepSame(wider, [offer('KTW3', 300), offer('KTW2', 200)])
    expect(after).toEqual([wider[2], wider[1]])
    expect(after[0]).toBe(wider[2])
    expect(after[1]).toBe(wider[1])
  })

  test('an offer that costs something else is another thing, with its own price', () => {
    const [after] = keepSame(wider, [offer('KTW3', 310)])
    expect(after).not.toBe(wider[2])
    expect(after).toEqual(offer('KTW3', 310))
    expect(after?.reduction).toBe(wider[2]?.reduction)
  })
})

test('a thing that is left out, or is something else than data, is not brought back', () => {
  expect(keepSame({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 })
  const day = new Date(0)
  expect(keepSame({ day: new Date(0) }, { day }).day).toBe(day)
})

const coded = fc.array(fc.record({ code: fc.constantFrom('A', 'B', 'C'), value: fc.jsonValue() }))

test.each([
  ['whatever comes', fc.jsonValue()],
  ['a list of things with codes, some of them twice', coded],
] as const)('%s: it stays what it is', (_, anything) => {
  fc.assert(
    fc.property<[unknown, unknown]>(anything, anything, (one, other) => {
      expect(keepSame(one, structuredClone(other))).toEqual(other)
    }),
  )
})
