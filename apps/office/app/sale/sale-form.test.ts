import { expect, test } from 'vitest'
import { readSale, reasonFault } from './sale-form.ts'

const nights = { hotel: 'her10001', from: '2027-06-01', until: '' }
const read = { hotelCode: 'HER10001', from: '2027-06-01', until: '2027-06-01' }

test.each([
  [
    'a whole hotel is closed for one night',
    { kind: 'rooms', ...nights },
    { kind: 'rooms', isOpen: false, roomCode: null, boardCode: null, ...read },
  ],
  [
    'one room with one board is opened',
    { kind: 'rooms', open: '1', room: 'dbl', board: 'ai', ...nights },
    { kind: 'rooms', isOpen: true, roomCode: 'DBL', boardCode: 'AI', ...read },
  ],
  [
    'rooms for sale',
    { kind: 'allotment', room: 'DBL', rooms: '0', ...nights },
    { kind: 'allotment', roomCode: 'DBL', rooms: 0, ...read },
  ],
  [
    'a flight is closed',
    { kind: 'flight', flight: 'wz 4711', day: '2027-06-01' },
    { kind: 'flight', flight: 'WZ4711', day: '2027-06-01' },
  ],
  [
    'seats for sale',
    { kind: 'seats', flight: 'WZ4711', day: '2027-06-01', cabin: 'Economy', seats: '120' },
    { kind: 'seats', flight: 'WZ4711', day: '2027-06-01', cabin: 'Economy', seats: 120 },
  ],
])('%s', (_, typed, wish) => {
  expect(readSale(typed)).toEqual({ ok: true, value: wish })
})

test.each([
  ['nothing typed', {}, ['hotel', 'from']],
  ['nights backwards', { ...nights, until: '2027-05-01' }, ['until']],
  ['no board', { ...nights, board: 'all' }, ['board']],
  ['no number', { kind: 'allotment', ...nights, room: 'DBL', rooms: '-1' }, ['rooms']],
  ['no flight', { kind: 'flight', flight: '<script>', day: '2027-02-30' }, ['flight', 'day']],
  [
    'no class',
    { kind: 'seats', flight: 'WZ1', day: '2027-06-01', cabin: 'x', seats: '1e3' },
    ['cabin', 'seats'],
  ],
])('%s: each field says what is wrong with it', (_, typed, fields) => {
  const outcome = readSale(typed)
  expect(outcome.ok ? [] : Object.keys(outcome.refusal).sort()).toEqual([...fields].sort())
})

test('a change has a reason, and no novel', () => {
  expect([reasonFault('remont'), reasonFault('  '), reasonFault('x'.repeat(501))]).toEqual([
    '',
    'Wpisz powód.',
    'Powód może mieć najwyżej 500 znaków.',
  ])
})
