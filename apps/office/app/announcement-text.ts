import type { AnnouncementLine } from '@wojaz/booking/server'
import { dayText } from './parts/said-values.tsx'
import { callOffReasons } from './words.ts'

/** Describes an announcement in one line. */
export function announcementText({ facts, flights }: Pick<AnnouncementLine, 'facts' | 'flights'>): string {
  switch (facts.kind) {
    case 'flight-hours': {
      const hours = facts.flights.map(
        ({ departureTime, arrivalTime, date }) =>
          `${departureTime}–${arrivalTime}${date ? ` (${dayText(date)})` : ''}`,
      )
      return `lot ${flights}: ${hours.join(', ')}`
    }
    case 'hotel':
      return `${tripsText(facts.trips)}: ${facts.hotel.hotelName}`
    case 'cancellation':
      return `${'flightId' in facts.trips ? `lot ${flights}` : tripsText(facts.trips)}: ${callOffReasons[facts.reason]}`
  }
}

function tripsText({ hotelCode, from, until }: { hotelCode: string; from: string; until: string }): string {
  return `hotel ${hotelCode}, wyloty ${from === until ? dayText(from) : `${dayText(from)} – ${dayText(until)}`}`
}
