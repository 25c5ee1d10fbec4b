import { searchMix } from '@wojaz/offers/bench'
import { dayOf } from '@wojaz/travel/dates'
import type { OfferSearchRequest } from '@wojaz/travel/search'

interface Choice {
  readonly code: string
  readonly enabled?: boolean
}

type FormFilters = readonly { readonly filterType: string; readonly options?: readonly Choice[] }[]

const kinds = { BY_PLANE: 'WS', BY_CAR: 'DW', TOUR: 'WO', SKI: 'NR', CHARTER: 'CZ' } as const

/** The mix of searches with values of a running shop: its airports, its countries, one of its facets. */
export async function searchBodies(siteUrl: string): Promise<string[]> {
  const ask = async <Answer>(path: string, body: object): Promise<Answer> => {
    const answer = await fetch(siteUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
  const choices = async (tripType: string, filterType: string) => {
    const filters = await ask<FormFilters>('/api/www/gs', { tripType })
    const options = filters.find((filter) => filter.filterType === filterType)?.options ?? []
    return options.filter(({ enabled }) => enabled).map(({ code }) => code)
  }
  const countries = new Map<string, readonly string[]>()
  for (const tripType of ['WS', 'DW', 'WO', 'NR']) countries.set(tripType, await choices(tripType, 'REGION'))
  const { filters } = await ask<{ filters: readonly { code: string; values: readonly Choice[] }[] }>(
    '/api/www/search/listing/filters',
    { offerType: 'BY_PLANE' },
  )
  const facet = filters.find(({ code }) => code === 'facilities')
  if (!facet) throw new Error('The shop has no facet of facilities.')
  const searches = searchMix(3_000, 7, dayOf(new Date()), {
    airports: await choices('WS', 'AIRPORT'),
    countriesOf: (offerType) => countries.get(kinds[offerType]) ?? [],
    facet: { filterId: facet.code, selectedValues: facet.values.slice(0, 2).map(({ code }) => code) },
  })
  return withFewEmpty(searches, (search) => ask<number>('/api/www/search/offers/count', search))
}

/** The form offers only options with results, so one of twenty searches finds nothing. */
async function withFewEmpty(
  searches: readonly OfferSearchRequest[],
  countOf: (search: OfferSearchRequest) => Promise<number>,
): Promise<string[]> {
  const bodies: string[] = []
  let empty = 0
  for (const search of searches) {
    const isEmpty = (await countOf(search)) === 0
    if (isEmpty && empty * 19 > bodies.length - empty) continue
    if (isEmpty) empty++
    bodies.push(JSON.stringify(search))
  }
  return bodies
}
