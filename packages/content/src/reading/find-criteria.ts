import type { Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { isNightsRange } from '@wojaz/travel/search'
import { type Destination, destinationPath, type SeoNames } from '../destination.ts'
import { richTextHtml } from '../html/rich-text-html.ts'
import type { HtmlDeps } from '../html/sanitise-html.ts'
import { timeWords } from '../meta-tokens.ts'
import type { PageRefusal } from '../page-refusal.ts'
import type { TemplateType } from '../page-type.ts'
import type { SearchCriterion as CriteriaDocument } from '../payload-types.ts'
import type { CriteriaLink, CriteriaNames, CriteriaSearch, SearchCriteria } from '../search-criteria.ts'
import { fillHtmlTokens, fillTokens, type Words } from '../tokens.ts'

export interface DestinationEntry {
  destination: Destination
  active: boolean
}

/** All places and criteria by their SEO names: an unknown name costs one map lookup. */
export interface CriteriaShelf {
  destinations: ReadonlyMap<string, DestinationEntry>
  /** By kind and SEO name: 'offers last-minute'. */
  criteria: ReadonlyMap<string, CriteriaDocument>
}

type Found = Outcome<SearchCriteria, PageRefusal>

/** Returns the search behind a URL of a destination. An unknown name is refused. */
export function findCriteria(
  names: CriteriaNames,
  shelf: CriteriaShelf,
  deps: HtmlDeps & { now: Date },
): Found {
  const kind = 'city' in names ? 'flights' : 'offers'
  const seoName = 'city' in names ? names.city : names.criteria
  const document = shelf.criteria.get(`${kind} ${seoName}`)
  const entries = wayTo(destinationPath(names), shelf)
  if (!document || !entries) return refused({ code: 'page-not-found' })
  const destinations = entries.map(({ destination }) => destination)
  const limits = document.directions ?? []
  if (limits.length > 0 && !destinations.some(({ code }) => limits.includes(code)))
    return refused({ code: 'page-not-found' })
  if (document.active === false || entries.some(({ active }) => !active))
    return refused({ code: 'page-not-active' })
  return accepted(criteriaPage(document, destinations, deps))
}

/** Returns the place of a URL with its parents, the country first. */
export function findPlace(names: SeoNames, shelf: CriteriaShelf): Outcome<Destination[], PageRefusal> {
  const entries = wayTo(destinationPath(names), shelf)
  if (!entries) return refused({ code: 'page-not-found' })
  if (entries.some(({ active }) => !active)) return refused({ code: 'page-not-active' })
  return accepted(entries.map(({ destination }) => destination))
}

/** Returns the searches that every destination has, by name. */
export function activeCriteria({ criteria }: CriteriaShelf, locale: Locale): CriteriaLink[] {
  return [...criteria.values()]
    .flatMap(({ active, kind, seoName, name, directions, search }) =>
      active === false || !name
        ? []
        : { kind, seoName, name, destinations: directions ?? [], airports: search.airports ?? [] },
    )
    .sort((one, other) => one.name.localeCompare(other.name, locale))
}

const sorted = new WeakMap<CriteriaShelf, Destination[]>()

/** Returns active destinations by name, without those inside an inactive one. The list of one language is sorted once. */
export function activeDestinations(shelf: CriteriaShelf, locale: Locale): readonly Destination[] {
  const known = sorted.get(shelf)
  if (known) return known
  const made = sortedDestinations(shelf, locale)
  sorted.set(shelf, made)
  return made
}

function sortedDestinations(shelf: CriteriaShelf, locale: Locale): Destination[] {
  const { compare } = new Intl.Collator(locale)
  const active = [...shelf.destinations.keys()].flatMap((path) => {
    const way = wayTo(path, shelf)
    return way?.every((entry) => entry.active) ? (way[way.length - 1]?.destination ?? []) : []
  })
  return active.sort((one, other) => compare(one.name, other.name))
}

/** Returns the place with its parents, the country first; null when one of them is missing. */
function wayTo(path: string | null, { destinations }: CriteriaShelf): DestinationEntry[] | null {
  if (path === null) return null
  const names = path.split('/')
  const way = names.flatMap((_, depth) => destinations.get(names.slice(0, depth + 1).join('/')) ?? [])
  return way.length === names.length ? way : null
}

function criteriaPage(
  document: CriteriaDocument,
  destinations: Destination[],
  deps: HtmlDeps & { now: Date },
): SearchCriteria {
  const { kind, seoName } = document
  const place = destinations[destinations.length - 1] as Destination
  const words = wordsOf(document, destinations, place, deps.now)
  const address = (path: string) =>
    `/wypoczynek/${path}/${kind === 'offers' ? 'oferty-' : 'wyloty-z-'}${seoName}`
  const meta = { title: document.metaTitle, description: document.metaDescription }
  return {
    code: kind === 'offers' ? seoName : `wyloty-z-${seoName}`,
    kind,
    seoName,
    url: address(place.path),
    template: (kind === 'offers' ? place.kind : `${place.kind}Flights`) satisfies TemplateType,
    words,
    heading: fillTokens(document.heading ?? '', words),
    lead: document.lead ? fillTokens(document.lead, words) : null,
    metaProperties: Object.entries(meta).flatMap(([key, value]) =>
      value ? { key, value: fillTokens(value, words) } : [],
    ),
    seoTextHtml: fillHtmlTokens(richTextHtml(document.seoText, deps), words),
    breadcrumbs: destinations.map(({ name, path }) => ({ label: name, url: address(path) })),
    destinations,
    search: searchOf(document, place),
  }
}

function wordsOf(
  document: CriteriaDocument,
  destinations: Destination[],
  place: Destination,
  now: Date,
): Words {
  const [direction, region, resort] = destinations
  return {
    place: place.name,
    inPlace: place.nameIn,
    toPlace: place.nameTo,
    path: place.path,
    direction: direction?.name ?? '',
    region: region?.name ?? '',
    resort: resort?.name ?? '',
    criteria: document.name ?? '',
    city: document.kind === 'flights' ? (document.name ?? '') : '',
    ...timeWords(now),
  }
}

function searchOf({ search }: CriteriaDocument, place: Destination): CriteriaSearch {
  const durationFrom = search.durationFrom ?? null
  const durationTo = search.durationTo ?? null
  const nights = isNightsRange(durationFrom, durationTo)
  return {
    tripType: search.tripType,
    destinations: [place.code],
    airports: search.airports ?? [],
    durationFrom: nights ? durationFrom : null,
    durationTo: nights ? durationTo : null,
    departsWithinDays: search.departsWithinDays ?? null,
    filters: Object.fromEntries((search.filters ?? []).map(({ key, values }) => [key, values ?? []])),
    sortCode: search.sortCode ?? null,
  }
}
