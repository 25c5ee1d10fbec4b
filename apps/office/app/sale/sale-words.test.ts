import { expect, test } from 'vitest'
import { saleFault, saleText } from './sale-words.ts'

const nights = { hotelCode: 'HER10001', from: '2027-06-01', until: '2027-06-10' }

test('a change is told in one line', () => {
  const rooms = { kind: 'rooms', isOpen: false, roomCode: 'DBL', boardCode: 'AI', ...nights } as const
  expect(saleText(rooms, 'Złota Zatoka (HER10001)')).toBe(
    'Złota Zatoka (HER10001), pokój DBL, AI: zamknięcie sprzedaży, noce 01.06.2027 – 10.06.2027',
  )
  const whole = { ...rooms, isOpen: true, roomCode: null, boardCode: null, until: nights.from }
  expect(saleText(whole, 'Złota Zatoka')).toBe('Złota Zatoka: otwarcie sprzedaży, noc 01.06.2027')
  expect(saleText({ kind: 'flight', flightId: 7 }, 'WZ4711 01.06.2027')).toBe(
    'lot WZ4711 01.06.2027: zamknięcie sprzedaży',
  )
})

test('too few is said at the number that was typed', () => {
  const refusal = { code: 'below-sold', sold: 12 } as const
  expect(saleFault(refusal, 'seats').faults.seats).toContain('12')
  expect(saleFault(refusal, 'allotment').faults.rooms).toContain('12')
})
