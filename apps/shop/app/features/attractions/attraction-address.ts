import {
  type AttractionFacet,
  type AttractionQuery,
  attractionFacets,
  attractionSorts,
  emptyAttractionQuery,
} from '@wojaz/attractions'
import { isOrderNumber } from '@wojaz/booking'
import { type IsoDay, isIsoDay } from '@wojaz/travel/dates'
import { type Locale, localisedPath, seoNameOf } from '@wojaz/travel/locale'

export const attractionsPath = '/atrakcje'
export const resultsPath = `${attractionsPath}/wyniki-wyszukiwania`
export const attractionRoutePath = `${attractionsPath}/:region/:attraction`
/** The cart and payment of attractions. */
export const attractionPaymentPath = `${attractionsPath}/payment`

/** The part of the text key for each filter. */
export const facetKey: Record<AttractionFacet, string> = {
  category: 'category',
  duration: 'duration',
  language: 'language',
  'free-cancellation': 'freeCancellation',
  pickup: 'pickup',
  accessible: 'accessible',
  'time-of-day': 'timeOfDay',
}

/** What a guest searches for, when and for how many. Date and people are passed on to the page of an attraction. */
export interface AttractionSearch extends Omit<AttractionQuery, 'locale' | 'pageSize' | 'days' | 'people'> {
  readonly date: IsoDay | null
  /** The last of several days. Null: one day only. */
  readonly dateTo: IsoDay | null
  readonly people: number
  /** The number of the booked trip. It is ignored for everybody but the owner of the booking. */
  readonly trip: string | null
  /** Shows a map instead of the list. */
  readonly onMap: boolean
}

/** The part of the search that is passed on to the page of an attraction. */
export type AttractionWish = Pick<AttractionSearch, 'date' | 'dateTo' | 'people' | 'trip'>

export const mostPeople = 20
const usualPeople = 2
const longestText = 80
const mostPlaces = 10
const mostValues = 20
const lastPage = 999

export const emptySearch: AttractionSearch = {
  text: '',
  placeCodes: [],
  chosen: {},
  priceFrom: null,
  priceTo: null,
  sort: 'recommended',
  page: 0,
  date: null,
  dateTo: null,
  people: usualPeople,
  trip: null,
  onMap: false,
}

/** The name of a region or resort. Attractions far from all of them get this one. */
const nowhereName = 'swiat'

/** Only the number identifies the attraction; region and title are for people. */
export function attractionPath(regionName: string | null, title: string, number: number): string {
  const name = seoNameOf(title).slice(0, 80).replace(/-$/, '')
  return `${attractionsPath}/${regionName || nowhereName}/${name ? `${name}-` : ''}${number}`
}

/** Returns null if the segment has no number. */
export function numberOfAttraction(segment: string): number | null {
  const [, digits] = /(?:^|-)(\d{1,9})$/.exec(segment) ?? []
  return digits === undefined ? null : Number(digits)
}

/** Reads a search from the URL. Values that cannot be read are ignored. */
export function readSearch(params: URLSearchParams): AttractionSearch {
  const chosen = attractionFacets.flatMap((facet) => {
    const values = params.getAll(facet).filter((value) => /^[\w-]{1,40}$/.test(value))
    return values.length > 0 ? [[facet, [...new Set(values)].slice(0, mostValues)] as const] : []
  })
  const sort = attractionSorts.find((one) => one === params.get('sort'))
  const trip = params.get('trip') ?? ''
  return {
    text: (params.get('q') ?? '').trim().slice(0, longestText),
    placeCodes: params
      .getAll('place')
      .filter((code) => /^[\w-]{1,30}$/.test(code))
      .slice(0, mostPlaces),
    chosen: Object.fromEntries(chosen),
    ...readPrices(params),
    sort: sort ?? 'recommended',
    page: Math.min(Math.max(numberIn(params.get('page')) ?? 1, 1), lastPage) - 1,
    ...readDays(params),
    people: Math.min(Math.max(numberIn(params.get('people')) ?? usualPeople, 1), mostPeople),
    trip: isOrderNumber(trip) ? trip : null,
    onMap: params.get('map') === 'yes',
  }
}

/** A last day without a first day, or before it, is ignored. */
export function readDays(params: URLSearchParams): Pick<AttractionSearch, 'date' | 'dateTo'> {
  const [date, dateTo] = [params.get('date'), params.get('dateTo')]
  if (!isIsoDay(date)) return { date: null, dateTo: null }
  return { date, dateTo: isIsoDay(dateTo) && dateTo > date ? dateTo : null }
}

/** Whole złoty in the URL: `price=100-249`, `price=500-`. */
function readPrices(params: URLSearchParams): Pick<AttractionSearch, 'priceFrom' | 'priceTo'> {
  const [, from, to] = /^(\d{0,6})-(\d{0,6})$/.exec(params.get('price') ?? '') ?? []
  return {
    priceFrom: from ? Number(from) * 100 : null,
    priceTo: to ? Number(to) * 100 + 99 : null,
  }
}

export function priceCode(from: number | null, to: number | null): string {
  return `${from === null ? '' : Math.floor(from / 100)}-${to === null ? '' : Math.floor(to / 100)}`
}

/** The inverse of `readSearch`. Default values are left out. */
export function searchParams(search: AttractionSearch): URLSearchParams {
  const { chosen, priceFrom, priceTo } = search
  const said: [string, string][] = [
    ...(search.text ? [['q', search.text] as [string, string]] : []),
    ...search.placeCodes.map((code): [string, string] => ['place', code]),
    ...attractionFacets.flatMap((facet) =>
      (chosen[facet] ?? []).map((value): [string, string] => [facet, value]),
    ),
  ]
  const params = new URLSearchParams(said)
  if (priceFrom !== null || priceTo !== null) params.set('price', priceCode(priceFrom, priceTo))
  if (search.sort !== emptyAttractionQuery.sort) params.set('sort', search.sort)
  if (search.page > 0) params.set('page', String(search.page + 1))
  if (search.onMap) params.set('map', 'yes')
  for (const [name, value] of whenAndWho(search)) params.set(name, value)
  return params
}

function whenAndWho({ date, dateTo, people, trip }: AttractionWish): (readonly [string, string])[] {
  return [
    ...(date ? [['date', date] as const] : []),
    ...(date && dateTo ? [['dateTo', dateTo] as const] : []),
    ...(people === usualPeople ? [] : [['people', String(people)] as const]),
    ...(trip ? [['trip', trip] as const] : []),
  ]
}

export function resultsHref(locale: Locale, changes: Partial<AttractionSearch> = {}): string {
  return withQuery(localisedPath(locale, resultsPath), searchParams({ ...emptySearch, ...changes }))
}

export function attractionHref(locale: Locale, path: string, wish: AttractionWish): string {
  return withQuery(
    localisedPath(locale, path),
    new URLSearchParams(whenAndWho(wish).map(([...pair]) => pair)),
  )
}

/** Removes one filter and goes back to the first page. */
export function withoutFacet(search: AttractionSearch, facet: AttractionFacet): AttractionSearch {
  const chosen = Object.fromEntries(Object.entries(search.chosen).filter(([one]) => one !== facet))
  return { ...search, chosen, page: 0 }
}

function withQuery(path: string, params: URLSearchParams): string {
  return params.size > 0 ? `${path}?${params}` : path
}

function numberIn(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null
}
