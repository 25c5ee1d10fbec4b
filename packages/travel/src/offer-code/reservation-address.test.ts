import { expect, test } from 'vitest'
import { reservationAddress } from './reservation-address.ts'

test('an offer is booked at an address that ends with its code', () => {
  expect(reservationAddress('WAWHRG270615-7-HRG1021-DZX1_AI_2')).toBe(
    '/pz/rezerwacja/WAWHRG270615-7-HRG1021-DZX1_AI_2',
  )
})

test.each([
  ['żółw', '/pz/rezerwacja/%C5%BC%C3%B3%C5%82w'],
  ['../mytui', '/pz/rezerwacja/..%2Fmytui'],
  ['a\r\nset-cookie: b', '/pz/rezerwacja/a%0D%0Aset-cookie%3A%20b'],
])(
  'what is no code, as %j, stays one name of the address, so that a redirect can carry it',
  (code, address) => {
    expect(reservationAddress(code)).toBe(address)
  },
)
