import fc from 'fast-check'
import { checkRooms, type Party } from '../src/party/occupancy.ts'
import { anyDay } from './any-day.ts'

const anyRoom: fc.Arbitrary<Party> = fc.record({
  adultsCount: fc.integer({ min: 1, max: 4 }),
  childrenBirthDates: fc.array(anyDay, { maxLength: 3 }),
})

/** One to three rooms that may be booked together. */
export const anyRooms: fc.Arbitrary<readonly Party[]> = fc
  .array(anyRoom, { minLength: 1, maxLength: 3 })
  .filter((rooms) => checkRooms(rooms).ok)
