import { expect, test } from 'vitest'
import { readAnnouncement } from './announcement-form.ts'

const hours = {
  kind: 'flight-hours',
  flight: 'wz 4711',
  day: '2026-12-24',
  departure: '06:10',
  arrival: '10:05',
}

test('other hours of a flight', () => {
  expect(readAnnouncement(hours)).toEqual({
    ok: true,
    value: {
      kind: 'flight-hours',
      flight: 'WZ4711',
      day: '2026-12-24',
      newDay: null,
      instead: null,
      departureTime: '06:10',
      arrivalTime: '10:05',
    },
  })
})

test('another hotel for those who leave on one day', () => {
  expect(
    readAnnouncement({ kind: 'hotel', hotel: 'her001', from: '2026-12-24', newHotel: 'HER002' }),
  ).toEqual({
    ok: true,
    value: {
      kind: 'hotel',
      newHotel: 'HER002',
      newRoom: null,
      instead: null,
      trips: { hotel: 'HER001', from: '2026-12-24', until: '2026-12-24' },
    },
  })
})

test('with the room and board that everybody has there', () => {
  const typed = { kind: 'hotel', hotel: 'her001', from: '2026-12-24', newHotel: 'HER002' }
  expect(readAnnouncement({ ...typed, newRoom: 'dbl', newBoard: 'ai' })).toMatchObject({
    value: { newRoom: { roomCode: 'DBL', boardCode: 'AI' } },
  })
  expect(readAnnouncement({ ...typed, newRoom: 'dbl' })).toMatchObject({
    refusal: { newBoard: expect.any(String) },
  })
})

test('no trip, of a flight or of a hotel', () => {
  const off = { kind: 'cancellation', reason: 'too-few' }
  expect(readAnnouncement({ ...off, flight: 'WZ4711', day: '2026-12-24' })).toMatchObject({
    value: { reason: 'too-few', of: { flight: 'WZ4711', day: '2026-12-24' } },
  })
  const trips = { hotel: 'HER001', from: '2026-12-20', until: '2026-12-24' }
  expect(readAnnouncement({ ...off, ...trips })).toMatchObject({ value: { of: trips } })
})

test('no trip, with another one instead', () => {
  const off = { kind: 'cancellation', flight: 'WZ4711', day: '2026-12-24' }
  const instead = { insteadAirport: 'KTW', insteadDay: '2026-12-25' }
  expect(readAnnouncement({ ...off, ...instead })).toMatchObject({
    value: { instead: { airport: 'KTW', date: '2026-12-25' } },
  })
  expect(readAnnouncement({ ...off, insteadAirport: 'KTW' })).toMatchObject({
    refusal: { insteadDay: expect.any(String) },
  })
})

test.each([
  ['no flight', { ...hours, flight: '' }, ['flight']],
  ['no such day', { ...hours, day: '2026-02-30' }, ['day']],
  ['no such hour', { ...hours, departure: '24:00', arrival: '7:00' }, ['departure', 'arrival']],
  ['nothing at all', {}, ['flight', 'day', 'departure', 'arrival']],
  [
    'days the wrong way round',
    { kind: 'hotel', hotel: 'HER001', from: '2026-12-24', until: '2026-12-01', newHotel: 'HER002' },
    ['until'],
  ],
  ['no hotels', { kind: 'hotel', from: '2026-12-24' }, ['hotel', 'newHotel']],
])('%s is said at the field', (_, typed, fields) => {
  const read = readAnnouncement(typed)
  expect(read.ok ? [] : Object.keys(read.refusal)).toEqual(fields)
})
