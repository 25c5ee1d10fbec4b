import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyDay } from '../../test/any-day.ts'
import { addDays, daysBetween, type IsoDay } from '../dates/calendar-date.ts'
import { ageOn } from '../party/age.ts'
import { encodeOfferCode, parseOfferCode } from './offer-code.ts'
import { shareableOfferCode } from './shareable-offer-code.ts'

const codeWith = (date: IsoDay, nights: number, ...childrenBirthDates: IsoDay[]) =>
  encodeOfferCode({
    flight: { departureAirport: 'WAW', destinationAirport: 'HRG', departureTime: null },
    date,
    nights,
    hotelCode: 'HRG1021',
    rooms: [{ roomCode: 'DZX1', boardCode: 'AI', adultsCount: 2, childrenBirthDates }],
  })
const childrenOf = (code: string): readonly IsoDay[] => {
  const read = parseOfferCode(code)
  return read.ok ? (read.value.rooms[0]?.childrenBirthDates ?? []) : []
}

test('two children of an age have one date, and it is neither’s', () => {
  const code = codeWith('2027-06-15', 7, '2018-11-30', '2019-05-01')
  expect(shareableOfferCode(code)).toBe('WAWHRG270615-7-HRG1021-DZX1_AI_2c180623c180623')
})

test('who has a birthday on the way still has one', () => {
  const [child = ''] = childrenOf(shareableOfferCode(codeWith('2027-06-15', 7, '2019-06-19')))
  expect([ageOn(child, '2027-06-15'), ageOn(child, '2027-06-22')]).toEqual([7, 8])
})

test('everybody is as old on both days, nobody is born later, and sharing twice changes nothing', () => {
  const anyTrip = fc.record({
    date: anyDay.filter((day) => day >= '2024' && day < '2099'),
    nights: fc.integer({ min: 1, max: 90 }),
    daysOld: fc.integer({ min: 0, max: 17 * 365 }),
  })
  fc.assert(
    fc.property(anyTrip, ({ date, nights, daysOld }) => {
      const born = addDays(date, -daysOld)
      fc.pre(born >= '2001')
      const shared = shareableOfferCode(codeWith(date, nights, born))
      const [child = ''] = childrenOf(shared)
      const back = addDays(date, nights)
      expect([ageOn(child, date), ageOn(child, back)]).toEqual([ageOn(born, date), ageOn(born, back)])
      expect(daysBetween(child, born)).toBeGreaterThanOrEqual(0)
      expect(shareableOfferCode(shared)).toBe(shared)
    }),
  )
})

test.each(['', 'rubbish', 'WAWHRG270615-7-HRG1021-DZX1_AI_2'])('%j stays what it is', (code) => {
  expect(shareableOfferCode(code)).toBe(code)
})
