import { expect, test } from 'vitest'
import { wantedHotels } from './wanted-hotels.ts'

test('the command line says how many hotels there are, else DEMO_HOTELS, else nobody', () => {
  expect(wantedHotels(['--hotels', '3000'], { DEMO_HOTELS: '60' })).toBe(3000)
  expect(wantedHotels([], { DEMO_HOTELS: '60' })).toBe(60)
  expect(wantedHotels([], {})).toBeNull()
})

test.each(['0', '-5', '3', 'many', '1e9', '3000.5', '123456'])(
  '%s hotels are refused with the way to say it',
  (hotels) => {
    expect(() => wantedHotels([`--hotels=${hotels}`], {})).toThrow('as in --hotels 3000')
  },
)
