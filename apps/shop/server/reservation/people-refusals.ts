import type { CheckoutFaults } from '@wojaz/booking'
import type { Locale } from '@wojaz/travel/locale'
import type { PeopleFault } from '../../app/features/reservation/reservation-view.ts'
import { aboutMeSentences } from '../account/about-me/fault-sentences.ts'
import type { PeopleFaults } from './change-people.ts'

/** The text key of each refusal: `reservation.fault.…`. */
export const peopleFaults: Record<Exclude<PeopleFaults['code'], 'form-faulty'>, PeopleFault> = {
  'order-unknown': 'notChangeable',
  'not-confirmed': 'notChangeable',
  'person-unknown': 'personUnknown',
  'too-late': 'tooLate',
  'other-owner': 'otherOwner',
  'not-offered': 'noRoomForAge',
  'room-without-adult': 'roomWithoutAdult',
}

/** Sentences by the field names of the API: `lastName`, not `p1.lastName`. */
export function fieldSentences(faults: CheckoutFaults, locale: Locale): Record<string, string> {
  const fields = Object.entries(faults).map(([field, fault]) => [field.replace(/^\w+\./, ''), fault])
  return aboutMeSentences(Object.fromEntries(fields), locale)
}
