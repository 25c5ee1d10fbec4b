import fc from 'fast-check'
import { addDays, type IsoDay } from '../src/dates/calendar-date.ts'
import './fixed-seed.ts'

/** Any day of this century. */
export const anyDay: fc.Arbitrary<IsoDay> = fc
  .integer({ min: 0, max: 36_524 })
  .map((days) => addDays('2000-01-01', days))
