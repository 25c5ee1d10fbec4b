import type { PeopleRefusal } from '@wojaz/booking/server'
import type { PeopleFault } from '../../app/features/reservation/reservation-view.ts'

/** The sentence for what is refused: `reservation.fault.…`. */
export const peopleFaults: Record<PeopleRefusal['code'], PeopleFault> = {
  'order-unknown': 'notConfirmed',
  'not-confirmed': 'notConfirmed',
  'person-unknown': 'notConfirmed',
  'too-late': 'tooLate',
  'other-price': 'otherPrice',
  'airline-charges': 'airlineCharges',
}
