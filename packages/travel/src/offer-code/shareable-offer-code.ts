import { addDays, addMonths, type IsoDay } from '../dates/calendar-date.ts'
import { ageOn } from '../party/age.ts'
import { encodeOfferCode, parseOfferCode } from './offer-code.ts'

/**
 * The same offer without real birth dates, to be shared. Every child has the same age at departure and return, so the price is
 * the same. Text that is not an offer code is returned unchanged.
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

/** The earliest birth date with the same ages on both days. It is never later than the real one, so never in the future. */
function firstOfSameAges(birthDate: IsoDay, departure: IsoDay, back: IsoDay): IsoDay {
  const [before, after] = [ageOn(birthDate, departure), ageOn(birthDate, back)]
  const [day, years] = before === after ? [back, after + 1] : [departure, after]
  return addDays(addMonths(day, -12 * years), 1)
}
