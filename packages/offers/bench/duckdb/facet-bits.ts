/** Facets of the generated worlds with their values. A hotel stores its values as bits of one number. */
export const facets: Readonly<Record<string, readonly string[]>> = {
  minHotelCategory: ['2', '3', '4', '5'],
  tripAdvisorRating: ['3', '3.5', '4', '4.5'],
  facilities: ['pool', 'wifi', 'spa', 'slides'],
  forWhom: ['families', 'adultsOnly', 'couples'],
  beach: ['sandy', 'pebbles'],
}

export const facetValues = Object.entries(facets).flatMap(([facet, values]) =>
  values.map((value) => ({ facet, value })),
)

/** Returns the bits of the chosen values, or of all values. */
export function maskOf(facet: string, chosen: readonly string[] = facets[facet]!): number {
  return facetValues.reduce(
    (mask, known, bit) => (known.facet === facet && chosen.includes(known.value) ? mask | (1 << bit) : mask),
    0,
  )
}

/** A SQL expression over a row of `hotels` and the list of its `values`. */
export const facetBits = facetValues
  .map(({ facet, value }, bit) => `if(${answersTo(facet, value)}, ${1 << bit}, 0)`)
  .join(' | ')

function answersTo(facet: string, value: string): string {
  if (facet === 'minHotelCategory') return `stars >= ${value}`
  if (facet === 'tripAdvisorRating') return `coalesce(rating, 0) >= ${value}`
  return `coalesce(list_contains(values, '${facet}:${value}'), false)`
}
