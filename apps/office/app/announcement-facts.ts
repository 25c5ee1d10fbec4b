import type { Announcement } from '@wojaz/booking'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { OfficeServices } from '../server/office-services.ts'
import type { AnnouncementWish, WishFaults } from './announcement-form.ts'

const noFlight = 'W tym dniu nie ma takiego lotu.'
const noHotel = 'Nie ma hotelu o tym kodzie.'
const noRoom = 'Nowy hotel nie ma takiego pokoju.'

/** Turns the typed wish into facts: looks up the flights and hotels it names. */
export async function announcementOf(
  { desk, offers }: Pick<OfficeServices, 'desk' | 'offers'>,
  wish: AnnouncementWish,
): Promise<Outcome<Announcement, WishFaults>> {
  switch (wish.kind) {
    case 'flight-hours': {
      const { departureTime, arrivalTime, newDay, day } = wish
      const flight = await desk.flight(wish.flight, day)
      if (!flight) return refused({ flight: noFlight })
      const date = newDay && newDay !== day ? { date: newDay } : {}
      return accepted({
        kind: wish.kind,
        flights: [{ flightId: flight.id, departureTime, arrivalTime, ...date }],
        ...(wish.instead && { substitute: wish.instead }),
      })
    }
    case 'hotel': {
      const found = await offers.hotel(wish.newHotel, 'pl')
      if (!found.ok) return refused({ newHotel: noHotel })
      const { newRoom: room } = wish
      if (room && !Object.hasOwn((await desk.hotelNames(wish.newHotel))?.rooms ?? {}, room.roomCode))
        return refused({ newRoom: noRoom })
      const { code, name, hotelUrl, stars, latitude, longitude, breadcrumbs } = found.value
      const place = { hotelUrl, stars, latitude, longitude, breadcrumbs }
      return accepted({
        kind: wish.kind,
        hotel: { hotelCode: code, hotelName: name, ...place },
        trips: { hotelCode: wish.trips.hotel, from: wish.trips.from, until: wish.trips.until },
        ...(room && { room }),
        ...(wish.instead && { substitute: wish.instead }),
      })
    }
    case 'cancellation': {
      const { reason, of } = wish
      const substitute = wish.instead && { substitute: wish.instead }
      if ('hotel' in of)
        return accepted({
          kind: wish.kind,
          reason,
          trips: { hotelCode: of.hotel, from: of.from, until: of.until },
          ...substitute,
        })
      const flight = await desk.flight(of.flight, of.day)
      return flight
        ? accepted({ kind: wish.kind, reason, trips: { flightId: flight.id }, ...substitute })
        : refused({ flight: noFlight })
    }
  }
}
