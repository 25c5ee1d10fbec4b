import type { LostSeats } from '@wojaz/booking'
import type { Translate } from '@wojaz/content'

/** What a guest is told of seats that are not theirs any more; of one seat as of one. */
export function lostSeatsWords(t: Translate, { reason, seats }: LostSeats) {
  const count = seats.length
  return {
    title: t('checkout.seats.lost', { count }),
    // The same seat there and back is named once.
    text: t(`checkout.seats.${reason}`, { count, seats: [...new Set(seats)].join(', ') }),
    again: t('checkout.seats.again', { count }),
  }
}
