import { addDays, addMonths, type IsoDay } from '../dates/calendar-date.ts'
import { ageOn } from '../party/age.ts'
import { encodeOfferCode, parseOfferCode } from './offer-code.ts'

/**
 * The same offer for others to look at: every child is as old when leaving and when coming back, so it costs the same, and nobody's
 * birth date is told. What is no offer code stays what it is.
 */
export function shareableOfferCode(offerCode: string): string {
  const read = parseOfferCode(offerCode)
  if (!read.ok) return offerCode
  const { date, nights, rooms } = read.value
  const standIn = (birthDate: IsoDay) => firstOfSameAges(birthDate, date, addDays(date, nights))
  return encodeOfferCode({
    ...read.value,
    rooms: rooms.map((room) => ({ ...room, childrenBirthDates: room.childrenBirthDates.map(standIn) })),
  })
}

/** The earliest day of birth with the same ages on both days: never later than the true one, so never a day to come. */
function firstOfSameAges(birthDate: IsoDay, departure: IsoDay, back: IsoDay): IsoDay {
  const [before, after] = [ageOn(birthDate, departure), ageOn(birthDate, back)]
  const [day, years] = before === after ? [back, after + 1] : [departure, after]
  return addDays(addMonths(day, -12 * years), 1)
}
