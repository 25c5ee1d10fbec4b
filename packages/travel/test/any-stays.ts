import fc from 'fast-check'
import type { AvailableStay } from '../src/availability/availability-matrix.ts'
import './fixed-seed.ts'

const named = (...codes: string[]) =>
  fc.constantFrom(...codes.map((code) => ({ code, name: `Name of ${code}` })))

export const anyStays: fc.Arbitrary<AvailableStay[]> = fc.array(
  fc.record({
    airport: named('GDN', 'KTW', 'WAW'),
    date: fc.constantFrom('2027-06-12', '2027-06-15', '2027-06-19'),
    duration: fc.constantFrom(3, 7, 10, 14),
    board: named('AI', 'BB', 'HB'),
    price: fc.integer({ min: 100_000, max: 900_000 }),
  }),
  { maxLength: 12 },
)
