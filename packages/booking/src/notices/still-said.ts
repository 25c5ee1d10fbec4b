import type { Offer } from '@wojaz/offers'
import { isOf } from './draft-notice.ts'
import type { Announcement } from './notice.ts'

/** Returns the part of an announcement that is still valid for a trip after newer ones; null: they replace it completely. */
export function stillSaid(
  said: Announcement,
  newer: readonly Announcement[],
  offer: Offer,
): Announcement | null {
  switch (said.kind) {
    case 'flight-hours': {
      const saidAnew = new Set(
        newer
          .flatMap((one) => (one.kind === 'flight-hours' ? one.flights : []))
          .map(({ flightId }) => flightId),
      )
      const flights = said.flights.filter(({ flightId }) => !saidAnew.has(flightId))
      return flights.length > 0 ? { ...said, flights } : null
    }
    case 'hotel':
      return newer.some((one) => one.kind === 'hotel' && isOf(offer, one.trips)) ? null : said
    case 'cancellation':
      return said
  }
}
