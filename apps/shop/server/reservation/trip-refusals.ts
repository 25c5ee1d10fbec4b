import type { ChangeRefusal, ConfirmChangeRefusal } from '@wojaz/booking/server'
import type { ChangeFault } from '../../app/features/reservation/change-view.ts'
import type { ManageFault } from '../../app/features/reservation/reservation-view.ts'

/** Sentences for what is refused: `reservation.fault.…`. An order that is not theirs has none: it does not exist. */
export const changeFaults: Record<
  Exclude<(ChangeRefusal | ConfirmChangeRefusal)['code'], 'order-unknown'>,
  ChangeFault
> = {
  'quote-outdated': 'quoteOutdated',
  'not-confirmed': 'notConfirmed',
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
