import type { ChangeRefusal, ConfirmChangeRefusal } from '@wojaz/booking/server'
import type { ChangeFault } from '../../app/features/reservation/change-view.ts'
import type { ManageFault } from '../../app/features/reservation/reservation-view.ts'

/** The text keys of refusals: `reservation.fault.…`. Somebody else's order has none: it is 404. */
export const changeFaults: Record<
  Exclude<(ChangeRefusal | ConfirmChangeRefusal)['code'], 'order-unknown'>,
  ChangeFault
> = {
  'quote-outdated': 'quoteOutdated',
  'not-confirmed': 'notChangeable',
  'too-late': 'changeLate',
  'not-offered': 'notOffered',
  'sold-out': 'soldOut',
  'room-without-adult': 'roomWithoutAdult',
}

export const cancelFaults = {
  'quote-outdated': 'quoteOutdated',
  'not-confirmed': 'notConfirmed',
  'trip-begun': 'tripBegun',
} as const satisfies Record<string, ManageFault>
