import { type DayNumber, onOrAfter } from '../calendar.ts'
import { chanceOf } from '../dice.ts'
import type { HotelPlan } from '../hotels/hotel-plan.ts'
import { isOpen, seasonFactor } from './season-curve.ts'

interface SoldNight {
  roomIndex: number
  night: DayNumber
  rooms: number
  sold: number
}

/** Nights in (after, until] with sold rooms: weeks from Saturday, more in the season and in popular hotels. */
export function* soldNights(hotel: HotelPlan, after: DayNumber, until: DayNumber): Generator<SoldNight> {
  const wanted = 0.5 + hotel.popularity / 1000
  for (let week = onOrAfter(after - 6, 5); week <= until; week += 7) {
    if (!isOpen(hotel.profile, week)) continue
    const crowd = Math.max(0, seasonFactor(hotel.profile, week + 3) - 0.9)
    const share = (0.035 + 0.16 * crowd) * wanted
    for (let roomIndex = 0; roomIndex < hotel.rooms.length; roomIndex++) {
      const chance = hotel.number + roomIndex * 7919
      if (chanceOf(chance, week) >= share) continue
      const rooms = hotel.rooms[roomIndex]?.allotment ?? 0
      const fullness = chanceOf(chance ^ 0xf011, week)
      const sold = fullness > 0.6 ? rooms : Math.max(1, Math.round(rooms * (0.4 + fullness)))
      for (let night = Math.max(week, after + 1); night < week + 7 && night <= until; night++) {
        yield { roomIndex, night, rooms, sold: Math.min(rooms, sold) }
      }
    }
  }
}
