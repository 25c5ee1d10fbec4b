import type { FlightFacts } from '../../app/features/offer-cards/offer-cards.ts'

/** The cheapest return flight for each day and airport. Otherwise all lengths of stay of one day would fill the list. */
export function bestFlights(flights: readonly FlightFacts[], most: number): FlightFacts[] {
  const best = new Map<string, FlightFacts>()
  for (const flight of flights) {
    const key = `${flight.departureDate} ${flight.from} ${flight.to}`
    const known = best.get(key)
    if (!known || flight.perPerson < known.perPerson) best.set(key, flight)
  }
  return [...best.values()]
    .sort(
      (one, other) => one.perPerson - other.perPerson || one.departureDate.localeCompare(other.departureDate),
    )
    .slice(0, most)
}
