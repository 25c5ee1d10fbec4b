import { expect, test } from 'vitest'
import { fitsInRoom, otherDivisions, roomChoice, roomChoiceOf } from './room-choice.ts'

const room = (roomCode: string, adultsCount = 2, childrenBirthDates: string[] = []) => ({
  roomCode,
  boardCode: 'AI',
  adultsCount,
  childrenBirthDates,
})
const two = [room('DBL', 2, ['2019-05-01']), room('FAM', 2)]

test('the address opens one room; what it cannot mean opens the first', () => {
  expect(roomChoiceOf(two, '2').editing).toBe(1)
  for (const asked of [null, '', '0', '3', '-1', '1.5', 'drugi'])
    expect(roomChoiceOf(two, asked).editing).toBe(0)
})

test('opening another room closes the one before; a room that is not there changes nothing', () => {
  const second = roomChoice({ rooms: two, editing: 0 }, { type: 'roomOpened', room: 1 })
  expect(second.editing).toBe(1)
  expect(roomChoice(second, { type: 'roomOpened', room: 2 })).toBe(second)
})

test('a room and its board are taken for the people in editing mode alone', () => {
  const taken = roomChoice(
    { rooms: two, editing: 1 },
    { type: 'roomTaken', roomCode: 'SUI', boardCode: 'HB' },
  )
  expect(taken.rooms[0]).toBe(two[0])
  expect(taken.rooms[1]).toEqual({ ...two[1], roomCode: 'SUI', boardCode: 'HB' })
  expect(taken.editing).toBe(1)
})

test.each([
  [2, 1, true],
  [3, 0, false],
  [1, 3, false],
  [2, 2, true],
  [2, 3, false],
])(
  '%i adults and %i children in a room for two adults, two children, four persons: %s',
  (adults, children, fits) => {
    const party = { adultsCount: adults, childrenBirthDates: Array(children).fill('2020-01-01') }
    expect(fitsInRoom(party, { maxPersons: 4, maxAdults: 2, maxChildren: 2 })).toBe(fits)
  },
)

test('a family in one room may divide: children beside one parent, or a child with each', () => {
  const family = [room('FAM', 2, ['2015-01-01', '2019-05-01'])]
  expect(otherDivisions(family)).toEqual([
    [
      { adultsCount: 1, childrenBirthDates: ['2015-01-01', '2019-05-01'] },
      { adultsCount: 1, childrenBirthDates: [] },
    ],
    [
      { adultsCount: 1, childrenBirthDates: ['2015-01-01'] },
      { adultsCount: 1, childrenBirthDates: ['2019-05-01'] },
    ],
  ])
})

test('two rooms may become one; the division at hand is not offered again, in whatever order its rooms are', () => {
  const divisions = otherDivisions([room('A', 1), room('B', 2, ['2019-05-01'])])
  expect(divisions[0]).toEqual([{ adultsCount: 3, childrenBirthDates: ['2019-05-01'] }])
  expect(divisions).not.toContainEqual([
    { adultsCount: 2, childrenBirthDates: ['2019-05-01'] },
    { adultsCount: 1, childrenBirthDates: [] },
  ])
})

test('a couple is not told to sleep apart, but two single rooms may become one', () => {
  expect(otherDivisions([room('DBL')])).toEqual([])
  expect(otherDivisions([room('A', 1), room('B', 1)])).toEqual([[{ adultsCount: 2, childrenBirthDates: [] }]])
})

test('every room has an adult and nobody is left behind', () => {
  for (const division of otherDivisions([room('A', 3, ['2015-01-01', '2017-01-01', '2019-01-01'])])) {
    expect(division.every(({ adultsCount }) => adultsCount > 0)).toBe(true)
    expect(division.reduce((sum, { adultsCount }) => sum + adultsCount, 0)).toBe(3)
    expect(division.flatMap(({ childrenBirthDates }) => childrenBirthDates)).toHaveLength(3)
  }
})
