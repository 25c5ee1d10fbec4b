import { expect, test } from 'vitest'
import {
  checkRooms,
  defaultParty,
  maxParticipants,
  maxRooms,
  occupancyOf,
  type Party,
  roomsAfterTripTypeChange,
  wholeParty,
} from './occupancy.ts'

const couple: Party = { adultsCount: 2, childrenBirthDates: [] }
const family: Party = { adultsCount: 2, childrenBirthDates: ['2021-03-04', '2019-05-01'] }

test('a search begins with two adults, no children, one room', () => {
  expect(defaultParty).toEqual({ adultsCount: 2, childrenBirthDates: [] })
})

test('at most 8 participants and 3 rooms are booked online', () => {
  expect([maxParticipants, maxRooms]).toEqual([8, 3])
  expect(checkRooms([family, family]).ok).toBe(true)
  expect(checkRooms([family, family, { ...couple, adultsCount: 1 }])).toEqual({
    ok: false,
    refusal: { code: 'too-many-participants', limit: 8 },
  })
  expect(checkRooms([couple, couple, couple, couple])).toEqual({
    ok: false,
    refusal: { code: 'too-many-rooms', limit: 3 },
  })
})

test('children do not sleep in a room by themselves', () => {
  const children = { adultsCount: 0, childrenBirthDates: ['2019-05-01'] }
  expect(checkRooms([couple, children])).toEqual({
    ok: false,
    refusal: { code: 'room-without-adult', room: 1 },
  })
  expect(checkRooms([])).toEqual({ ok: false, refusal: { code: 'no-room' } })
  expect(checkRooms([{ ...couple, adultsCount: Number.NaN }]).ok).toBe(false)
})

test('the whole party is everyone from all rooms', () => {
  expect(wholeParty([family, { adultsCount: 1, childrenBirthDates: ['2020-01-01'] }])).toEqual({
    adultsCount: 3,
    childrenBirthDates: ['2019-05-01', '2020-01-01', '2021-03-04'],
  })
})

test('an occupancy counts its people and waits for a room and a board', () => {
  expect(occupancyOf(family)).toEqual({ ...family, participantsCount: 4, roomCode: null, boardCode: null })
  expect(occupancyOf(couple, { roomCode: 'DZX1', boardCode: 'AI' })).toMatchObject({
    roomCode: 'DZX1',
    boardCode: 'AI',
  })
})

test('changing to a type without rooms resets participants when several rooms were chosen', () => {
  expect(roomsAfterTripTypeChange([family, couple], 'CZ')).toEqual([defaultParty])
  expect(roomsAfterTripTypeChange([family, couple], 'NR')).toEqual([family, couple])
  expect(roomsAfterTripTypeChange([family], 'CZ')).toEqual([family])
})
