import type { LostSeats } from '@wojaz/booking'
import type { Translate } from '@wojaz/content'

/** What a guest is told about lost seats, in singular or plural. */
export function lostSeatsWords(t: Translate, { reason, seats }: LostSeats) {
  const count = seats.length
  return {
    title: t('checkout.seats.lost', { count }),
    // The same seat on both flights is named once.
    text: t(`checkout.seats.${reason}`, { count, seats: [...new Set(seats)].join(', ') }),
    again: t('checkout.seats.again', { count }),
  }
}
