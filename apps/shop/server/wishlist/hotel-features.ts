interface Facet {
  readonly facet: string
  readonly value: string
  readonly label: string
}

/** Stars, rating, type and board have rows of their own; for whom a hotel is, guests decide by the rest. */
const told = ['beach', 'location', 'facilities', 'ski']
/** Each is true where the one before it is. */
const nearer = ['firstLine', 'upTo300', 'upTo700']

/** What a hotel has, in words and without saying the same twice. */
export function hotelFeatures(facets: readonly Facet[]): string[] {
  const nearest = nearer.find((value) => facets.some((facet) => facet.value === value))
  return facets
    .filter(({ facet, value }) => told.includes(facet) && (!nearer.includes(value) || value === nearest))
    .sort((one, other) => told.indexOf(one.facet) - told.indexOf(other.facet))
    .map(({ label }) => label)
}
