import { expect, test } from 'vitest'
import { without } from './called-off.ts'

const piece = { rateId: 1, first: '2027-06-01', last: '2027-06-30' }

test('nights that were called off are cut out of those that are opened', () => {
  expect(without([piece], [{ from: '2027-06-10', until: '2027-06-12' }])).toEqual([
    { ...piece, last: '2027-06-09' },
    { ...piece, first: '2027-06-13' },
  ])
  expect(without([piece], [{ from: '2027-05-10', until: '2027-06-29' }])).toEqual([
    { ...piece, first: '2027-06-30' },
  ])
  expect(without([piece], [{ from: '2027-06-01', until: '2027-07-01' }])).toEqual([])
  expect(without([piece], [{ from: '2027-07-01', until: '2027-07-02' }])).toEqual([piece])
})
