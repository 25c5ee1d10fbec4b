import { expect, test } from 'vitest'
import { partyMembers } from './party-members.ts'

test('adults come first, then children by birth date', () => {
  const party = partyMembers([{ adultsCount: 2, childrenBirthDates: ['2021-03-01', '2018-05-09'] }])
  expect(party.map(({ person, kind, birthDate }) => [person, kind, birthDate])).toEqual([
    [0, 'adult', null],
    [1, 'adult', null],
    [2, 'child', '2018-05-09'],
    [3, 'child', '2021-03-01'],
  ])
})

test('who shares a room stands together', () => {
  const party = partyMembers([
    { adultsCount: 1, childrenBirthDates: ['2018-05-09'] },
    { adultsCount: 1, childrenBirthDates: [] },
  ])
  expect(party.map(({ person, room, kind }) => [person, room, kind])).toEqual([
    [0, 0, 'adult'],
    [1, 0, 'child'],
    [2, 1, 'adult'],
  ])
})
