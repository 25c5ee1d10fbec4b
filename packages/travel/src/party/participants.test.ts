import { expect, test } from 'vitest'
import {
  addParticipant,
  childrenDatesErrorLabel,
  closeParticipants,
  defaultParticipants,
  flagMissingBirthDates,
  participantsOf,
  partyOf,
  removeParticipant,
  setBirthDate,
} from './participants.ts'

const withNewChild = addParticipant(defaultParticipants, 'children')

test('a search begins with two adults', () => {
  expect(defaultParticipants).toEqual([
    { id: 'adults-1', type: 'adults', birthDate: null, hasError: false },
    { id: 'adults-2', type: 'adults', birthDate: null, hasError: false },
  ])
})

test('a child is added without an error: the guest has not had time to type', () => {
  expect(withNewChild[2]).toEqual({ id: 'children-1', type: 'children', birthDate: null, hasError: false })
})

test('every child needs a birth date, else it is flagged; adults need none', () => {
  expect(flagMissingBirthDates(withNewChild).map(({ hasError }) => hasError)).toEqual([false, false, true])
  expect(childrenDatesErrorLabel).toBe('participants children dates error')
})

test('giving the birth date takes the flag away', () => {
  const flagged = flagMissingBirthDates(withNewChild)
  expect(setBirthDate(flagged, 'children-1', '2019-05-01')[2]).toMatchObject({
    birthDate: '2019-05-01',
    hasError: false,
  })
  expect(setBirthDate(flagged, 'children-1', null)[2]?.hasError).toBe(true)
})

test('closing stays open while any child lacks its birth date', () => {
  expect(closeParticipants(withNewChild, { forced: false })).toEqual({
    open: true,
    participants: flagMissingBirthDates(withNewChild),
  })
})

test('forced closing drops children without a birth date and keeps the others', () => {
  const two = addParticipant(setBirthDate(withNewChild, 'children-1', '2019-05-01'), 'children')
  const { open, participants } = closeParticipants(two, { forced: true })
  expect(open).toBe(false)
  expect(participants.map(({ id }) => id)).toEqual(['adults-1', 'adults-2', 'children-1'])
})

test('closing with every birth date given changes nobody', () => {
  const complete = setBirthDate(withNewChild, 'children-1', '2019-05-01')
  expect(closeParticipants(complete, { forced: false })).toEqual({ open: false, participants: complete })
})

test('children with an error are left out of the search', () => {
  expect(partyOf(flagMissingBirthDates(withNewChild))).toEqual({ adultsCount: 2, childrenBirthDates: [] })
})

test('a party becomes participants and the same party again', () => {
  const party = { adultsCount: 3, childrenBirthDates: ['2019-05-01', '2021-03-04'] }
  expect(partyOf(participantsOf(party))).toEqual(party)
})

test('a ninth participant is not added, in one room or over several', () => {
  const eight = participantsOf({ adultsCount: 8, childrenBirthDates: [] })
  expect(addParticipant(eight, 'adults')).toBe(eight)
  expect(addParticipant(defaultParticipants, 'adults', 8)).toBe(defaultParticipants)
  expect(addParticipant(defaultParticipants, 'adults', 7)).toHaveLength(3)
})

test('a sibling who leaves does not take another birth date along', () => {
  const family = participantsOf({ adultsCount: 1, childrenBirthDates: ['2019-05-01', '2021-03-04'] })
  const left = removeParticipant(family, 'children-1')
  expect(left[1]).toMatchObject({ id: 'children-2', birthDate: '2021-03-04' })
  expect(addParticipant(left, 'children').map(({ id }) => id)).toEqual([
    'adults-1',
    'children-2',
    'children-1',
  ])
})

test('the last adult stays', () => {
  const single = participantsOf({ adultsCount: 1, childrenBirthDates: ['2019-05-01'] })
  expect(removeParticipant(single, 'adults-1')).toBe(single)
})

test('adults are listed before children whenever they are added', () => {
  expect(addParticipant(withNewChild, 'adults').map(({ id }) => id)).toEqual([
    'adults-1',
    'adults-2',
    'adults-3',
    'children-1',
  ])
})
