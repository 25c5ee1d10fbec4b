import { type AttractionFacet, emptyAttractionQuery } from '@wojaz/attractions'
import {
  type AttractionIndex,
  languageName,
  nearestOpenDays,
  searchAttractions,
  themeName,
} from '@wojaz/attractions/server'
import type { Translate } from '@wojaz/content'
import type { IsoDay } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { type AttractionSearch, facetKey } from '../../app/features/attractions/attraction-address.ts'
import type {
  AttractionCardView,
  FacetView,
  ResultsView,
} from '../../app/features/attractions/attraction-view.ts'
import { cardOf } from './shown-attraction.ts'

const pageSize = 20
/** More markers cannot be told apart. */
const mostOnMap = 300

type Found = Pick<
  ResultsView,
  'attractions' | 'total' | 'pages' | 'facets' | 'prices' | 'repairs' | 'otherDays' | 'places'
>

/** The list, its facets with exact counts, and suggestions for an empty list. Used by pages and API calls. */
export function findAttractions(
  index: AttractionIndex,
  search: AttractionSearch,
  locale: Locale,
  { t, today }: { t: Translate; today: IsoDay },
  size = search.onMap ? mostOnMap : pageSize,
): Found {
  const query = {
    text: search.text,
    placeCodes: search.placeCodes,
    chosen: search.chosen,
    priceFrom: search.priceFrom,
    priceTo: search.priceTo,
    days: search.date === null ? null : { from: search.date, to: search.dateTo ?? search.date },
    people: search.people,
    sort: search.sort,
    page: search.page,
    pageSize: size,
    locale,
  }
  const found = searchAttractions(index, query)
  return {
    attractions: found.attractions.map((listed) => cardOf(index, listed, locale)),
    total: found.total,
    pages: Math.ceil(found.total / size),
    facets: found.facets.map(
      ({ facet, values }): FacetView => ({
        facet,
        values: values.map(({ code, count, isChosen }) => ({
          code,
          label: labelOf(facet, code, locale, t),
          count,
          isChosen,
        })),
      }),
    ),
    prices: found.prices,
    repairs: found.repairs,
    otherDays: found.total === 0 ? nearestOpenDays(index, query, today) : [],
    places: search.placeCodes.map((code) => ({ code, name: index.placeName(code, locale) || code })),
  }
}

/** The most popular attractions of a place, or of all. Themes alternate, so that similar ones do not follow each other. */
export function mostPopular(
  index: AttractionIndex,
  locale: Locale,
  { placeCodes = [], limit = 8 }: { placeCodes?: readonly string[]; limit?: number } = {},
): AttractionCardView[] {
  const { attractions } = searchAttractions(index, {
    ...emptyAttractionQuery,
    locale,
    placeCodes,
    pageSize: 400,
  })
  const shelves = new Map<string, (typeof attractions)[number][]>()
  for (const one of attractions) {
    const theme = one.categories[0] ?? ''
    shelves.set(theme, [...(shelves.get(theme) ?? []), one])
  }
  const turns = Array.from({ length: limit }, (_, turn) =>
    [...shelves.values()].flatMap((shelf) => shelf[turn] ?? []),
  )
  return turns
    .flat()
    .slice(0, limit)
    .map((listed) => cardOf(index, listed, locale))
}

function labelOf(facet: AttractionFacet, code: string, locale: Locale, t: Translate): string {
  if (facet === 'category') return themeName(code, locale)
  if (facet === 'language') return languageName(code, locale)
  return t(`attractions.value.${facetKey[facet]}.${valueKeys[code] ?? code}`)
}

const valueKeys: Readonly<Record<string, string>> = {
  'up-to-2h': 'upTo2h',
  '2-4h': 'to4h',
  '4-8h': 'to8h',
  'over-8h': 'over8h',
  '24h': 'h24',
  '72h': 'h72',
  '7d': 'd7',
}
