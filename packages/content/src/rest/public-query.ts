import { defaultLocale, isLocale, type Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { isTripType, type TripType } from '@wojaz/travel/trip'
import { isPageUrl } from '../page-url.ts'

/** A query of a guest, parsed strictly: nothing else reaches Payload. */
export interface PublicQuery {
  locale: Locale
  draft: boolean
  /** Up to how many relations away documents are included instead of ids. */
  depth: number
  filterByActive: boolean
  tripTypes: TripType[]
  directions: string[]
  /** Only requested conditions. `active: false` finds pages that an editor has switched off. */
  where: { url?: string; active?: boolean }
  limit: number
  page: number
  sort: (typeof sorts)[number]
  previewToken: string | null
}

const sorts = ['url', '-url', 'updatedAt', '-updatedAt', 'createdAt', '-createdAt'] as const
const largestLimit = 100
const largestPage = 10_000
/** The pictures of a popup: nothing else of a page is farther away. */
const largestDepth = 2

type Refusal = { code: 'bad-query'; field: string }

/** Unknown parameters are ignored. A known one with an invalid value is refused with its name. */
export function publicQuery(params: URLSearchParams): Outcome<PublicQuery, Refusal> {
  const wrong = (field: string) => refused({ code: 'bad-query', field } as const)
  const query: PublicQuery = {
    locale: defaultLocale,
    draft: params.get('draft') === 'true',
    depth: largestDepth,
    filterByActive: params.get('filterByActive') === 'true',
    tripTypes: codes(params.getAll('filterByTripTypes')).filter(isTripType),
    directions: codes(params.getAll('filterByDirections')),
    where: {},
    limit: 10,
    page: 1,
    sort: '-createdAt',
    previewToken: params.get('previewToken'),
  }
  for (const [name, value] of params) {
    if (name === 'locale') {
      if (!isLocale(value)) return wrong(name)
      query.locale = value
    } else if (name === 'where[url][equals]') {
      if (value.length > 2000) return wrong(name)
      query.where.url = value
    } else if (name === 'where[active][equals]') {
      if (value !== 'true' && value !== 'false') return wrong(name)
      query.where.active = value === 'true'
    } else if (name === 'where' || name.startsWith('where[')) {
      return wrong(name.slice(0, 80))
    } else if (name === 'limit' || name === 'page') {
      if (!/^\d{1,9}$/.test(value)) return wrong(name)
      // limit=0 would mean "all" to Payload.
      query[name] = clamp(Number(value), name === 'limit' ? largestLimit : largestPage)
    } else if (name === 'sort') {
      const sort = sorts.find((known) => known === value)
      if (!sort) return wrong(name)
      query.sort = sort
    } else if (name === 'depth') {
      if (!/^\d{1,9}$/.test(value)) return wrong(name)
      query.depth = Math.min(Number(value), largestDepth)
    }
  }
  return accepted(query)
}

/** Guests never see what editors have switched off, whatever they request. */
export function onlyActive(query: PublicQuery): PublicQuery {
  return { ...query, filterByActive: true, where: { active: true, ...query.where } }
}

/** A URL that no page can have needs no query. */
export function canExist({ where, filterByActive }: PublicQuery): boolean {
  if (filterByActive && where.active === false) return false
  return where.url === undefined || isPageUrl(where.url)
}

/** Rebuilds the query from what was parsed: nothing of the guest's input reaches Payload directly. */
export function payloadSearch(query: PublicQuery, draft: boolean): string {
  const search = new URLSearchParams({
    locale: query.locale,
    // Components need related documents, pictures included, to be read. What was not requested is removed afterwards.
    depth: String(largestDepth),
    limit: String(query.limit),
    page: String(query.page),
    sort: query.sort,
    draft: String(draft),
  })
  if (query.where.url !== undefined) search.set('where[url][equals]', query.where.url)
  if (query.where.active !== undefined) search.set('where[active][equals]', String(query.where.active))
  return search.toString()
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, 1), most)
}

function codes(values: string[]): string[] {
  return values.flatMap((value) => value.split(',')).filter((code) => /^[\w-]{1,40}$/.test(code))
}
