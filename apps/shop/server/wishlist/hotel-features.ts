interface Facet {
  readonly facet: string
  readonly value: string
  readonly label: string
}

/** Facets for the comparison; stars, rating, type and board have rows of their own. */
const told = ['beach', 'location', 'facilities', 'ski']
/** Each value implies the following ones. */
const nearer = ['firstLine', 'upTo300', 'upTo700']

/** A hotel's features as texts, without implied ones. */
export function hotelFeatures(facets: readonly Facet[]): string[] {
  const nearest = nearer.find((value) => facets.some((facet) => facet.value === value))
  return facets
    .filter(({ facet, value }) => told.includes(facet) && (!nearer.includes(value) || value === nearest))
    .sort((one, other) => told.indexOf(one.facet) - told.indexOf(other.facet))
    .map(({ label }) => label)
}
