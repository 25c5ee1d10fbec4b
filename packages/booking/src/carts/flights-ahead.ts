/** A guest makes the calls of one cart within minutes. */
const most = 10_000

/** Flights by the hash of a cart's key, those used last at the end. */
const known = new Map<string, readonly number[]>()

/**
 * The flights that a cart had when its price was last computed here. It is only a guess, because the cart may have changed on
 * another node: the query of the cart then brings classes that nobody needs, and the right ones are read.
 */
export function flightsAhead(keyHash: Buffer): readonly number[] {
  return known.get(keyHash.toString('latin1')) ?? []
}

export function rememberFlights(keyHash: Buffer, flightIds: readonly number[]): void {
  const name = keyHash.toString('latin1')
  known.delete(name)
  known.set(name, flightIds)
  const [oldest = ''] = known.size > most ? known.keys() : []
  known.delete(oldest)
}
