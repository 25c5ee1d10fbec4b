import { maxNights, none } from '../src/engine/columns.ts'
import type { OfferIndex } from '../src/engine/offer-index.ts'
import { anyFlight, faresOf } from '../src/engine/scan/fares.ts'
import { makeScanCache } from '../src/engine/scan/scan-cache.ts'
import { isSellable, roomFactor } from '../src/engine/scan/stay-price.ts'
import { departureAirports } from '../src/read-request.ts'

/**
 * Counts distinct packages that two adults can book: departure × day × nights × room × board. Each would be a row if packages
 * were stored.
 */
export function countPackages(index: OfferIndex): number {
  const { columns: c, register } = index
  const cache = makeScanCache()
  const fares = faresOf(c, cache, { airAdults: 2, airChildren: 0, airInfants: 0 }, anyFlight)
  const departures = departureAirports(register.airports)
  let packages = 0
  let destination = -2
  let pairs: Uint8Array = new Uint8Array()
  for (let hotel = 0; hotel < register.hotels.length; hotel++) {
    if (c.hotelDestination[hotel] !== destination) {
      destination = c.hotelDestination[hotel]!
      pairs = countPairs(index, destination)
    }
    for (const rate of register.ratesOfHotel(hotel)) {
      if (roomFactor(c, rate, 2, 0, []) === 0) continue
      for (let day = index.today + 1; day <= index.today + 548; day++) {
        for (let nights = 1; nights <= maxNights; nights++) {
          const ways = pairs[day * 32 + nights]!
          if (ways > 0 && isSellable(c, rate, day, nights, 1)) packages += ways
        }
      }
    }
  }
  return packages

  /** Number of airports with seats out and back, per day and nights. By car there is one. */
  function countPairs({ today }: OfferIndex, to: number): Uint8Array {
    const ways = new Uint8Array(c.days * 32)
    if (to < 0) return ways.fill(1)
    for (const departure of departures) {
      const out = c.route[departure * c.airports + to]!
      const back = c.route[to * c.airports + departure]!
      if (out < 0 || back < 0) continue
      const outRow = fares.row(out)
      const backRow = fares.row(back)
      for (let day = today + 1; day <= today + 548; day++) {
        if (outRow[day] === none) continue
        for (let nights = 1; nights <= maxNights; nights++) {
          if (backRow[day + nights] !== none) ways[day * 32 + nights]!++
        }
      }
    }
    return ways
  }
}
