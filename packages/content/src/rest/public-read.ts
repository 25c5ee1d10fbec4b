import { createCache } from '@wojaz/cache'
import { type Clock, dayOf } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import type { Payload } from 'payload'
import type { Deps } from '../blocks/define-block.ts'
import type { ContentCache } from '../content-cache.ts'
import { mergedDictionary, type WrittenTexts } from '../dictionary/merged-dictionary.ts'
import { readDictionary } from '../dictionary/read-dictionary.ts'
import { isPluralKey } from '../dictionary/shipped-dictionary.ts'
import { belongsTo, type Focus } from '../limits.ts'
import { fillMetaTokens } from '../meta-tokens.ts'
import type { Page, Visitor } from '../page.ts'
import type { GlobalSearch, Page as PageDocument } from '../payload-types.ts'
import { whilePreviewing } from '../previewing.ts'
import type { ContentLibrary } from '../reading/library.ts'
import { pageFromDocument } from '../reading/page-from-document.ts'
import { readContact } from '../reading/shop-contact.ts'
import { nextChange, visiblePage } from '../visibility.ts'
import { canExist, type PublicQuery, payloadSearch } from './public-query.ts'
import { publicPage } from './public-shape.ts'
import { isOutage, withFault } from './request-fault.ts'

const globals = ['header', 'footer', 'global-search', 'checkout-header', 'dictionary']

export function isPublicPath(path: string): boolean {
  return (
    path === '/api/pages' ||
    /^\/api\/pages\/[^/]+$/.test(path) ||
    globals.some((name) => path === `/api/globals/${name}`)
  )
}

/** Whoever asks thinks up the questions, so bytes are counted, too. */
const mostAnswers = 5_000
const mostBytes = 16 * 1024 ** 2

interface Read {
  status: number
  body: unknown
  /** When something else is to be seen; null: never, unless an editor changes it. */
  until: Date | null
}

export interface PublicAnswer {
  readonly status: number
  /** JSON. */
  readonly body: Uint8Array<ArrayBuffer>
  /** An editor has switched off what was asked for. */
  readonly isOff: boolean
  readonly until: Date | null
}

interface Reading {
  payload: Payload
  answer(request: Request): Promise<Response>
  cache: ContentCache
  library: ContentLibrary
  onUnreadable: Deps['onUnreadable']
  siteUrl: string
  ownHosts: readonly string[]
  clock: Clock
}

/** Whoever is asking. An editor sees also what is not yet, no longer or only for some to be seen. */
export type Reader = Visitor | 'editor'

/** What guests read through Payload's REST API, in the shape of the contract. Published answers are cached. */
export function publicReads({
  payload,
  answer,
  cache,
  library,
  onUnreadable,
  siteUrl,
  ownHosts,
  clock,
}: Reading) {
  const answers = createCache<PublicAnswer>({
    limit: mostAnswers,
    limitBytes: mostBytes,
    bytesOf: ({ body }) => body.length,
    version: () => cache.generation,
    freshness: ({ until }) => (until === null || clock() < until ? 'fresh' : 'expired'),
    isOutage,
  })

  return async (path: string, query: PublicQuery, reader: Reader): Promise<PublicAnswer> => {
    if (!canExist(query)) return asAnswer({ status: 200, body: nothingFound(query), until: null })
    const { draft } = query
    const search = payloadSearch(query, draft)
    const read = () =>
      path === '/api/globals/dictionary'
        ? readTexts(query)
        : ask(new Request(new URL(`${path}?${search}`, siteUrl)), path, query, reader)
    if (draft) return asAnswer(await whilePreviewing(read))
    const shape = `${query.depth} ${query.filterByActive} ${query.tripTypes.join()} ${query.directions.join()}`
    // The year in a title changes with the day.
    const key = [path, search, shape, seenBy(reader), dayOf(clock())].join(' ')
    const { value } = await answers.get(key, async () => asAnswer(await read()))
    return value
  }

  /** Not through Payload, see `readDictionary`: a request of a stranger must not block the main thread for a second. */
  async function readTexts({ locale }: PublicQuery): Promise<Read> {
    return { status: 200, body: shapedDictionary(locale, await readDictionary(payload, locale)), until: null }
  }

  async function ask(request: Request, path: string, query: PublicQuery, reader: Reader): Promise<Read> {
    const { response, fault } = await withFault(() => answer(request))
    if (response.status >= 500) throw fault ?? new Error(`Payload answered ${response.status} to ${path}`)
    const body = await response.json()
    const { status } = response
    if (!response.ok) return { status, body: null, until: null }
    if (!path.startsWith('/api/pages')) return { status, body: await shaped(path, body, query), until: null }
    const isList = path === '/api/pages'
    const list = isList ? (body as { docs: PageDocument[] }) : { docs: [body as PageDocument] }
    const { docs, until } = await shapedPages(list.docs, query, reader)
    return { status, body: isList ? { ...list, docs } : docs[0], until }
  }

  async function shaped(path: string, body: unknown, query: PublicQuery): Promise<unknown> {
    const document = body as GlobalDocument
    if (path === '/api/globals/checkout-header' && document.active !== false)
      return { ...document, phone: (await readContact(payload, cache, query.locale)).phone }
    if (query.filterByActive && document.active === false) return switchedOff(document)
    if (path === '/api/globals/global-search') return shapedSearch(body as GlobalSearch, query)
    return shapedGlobal(document, query)
  }

  async function shapedPages(documents: PageDocument[], query: PublicQuery, reader: Reader) {
    const { locale } = query
    const deps = {
      ownHosts,
      locale,
      library: await library.forPages(documents, locale),
      onUnreadable,
      contact: await readContact(payload, cache, locale),
    }
    const now = clock()
    const written = documents.map((document) => pageFromDocument(document, [], deps))
    const pages = written.map((page) => ({
      ...(reader === 'editor' ? page : visiblePage(page, reader, query, now)),
      metaProperties: fillMetaTokens(page.metaProperties, now),
    }))
    return {
      docs: documents.map((document, at) => publicPage(document, pages[at] as Page, query)),
      until: earliest(written.map((page) => nextChange(page, now))),
    }
  }
}

const seenBy = (reader: Reader) => (reader === 'editor' ? reader : JSON.stringify(reader))

function earliest(moments: (Date | null)[]): Date | null {
  const known = moments.flatMap((moment) => moment?.getTime() ?? [])
  return known.length > 0 ? new Date(Math.min(...known)) : null
}

function asAnswer({ status, body, until }: Read): PublicAnswer {
  const isOff = (body as { active?: boolean } | null)?.active === false
  return { status, body: new TextEncoder().encode(JSON.stringify(body)), isOff, until }
}

function shapedDictionary(locale: Locale, written: WrittenTexts) {
  const { texts, version } = mergedDictionary(locale, written)
  const entries = Object.entries(texts).map(([key, value]) => ({ key, value }))
  return {
    globalType: 'dictionary',
    active: written.active ?? true,
    version,
    localizedContent: entries.filter(({ key }) => !isPluralKey(key)),
    declination: entries.filter(({ key }) => isPluralKey(key)),
  }
}

function shapedSearch(document: GlobalSearch, { filterByActive, tripTypes }: PublicQuery) {
  const wanted = (document.tripTypes ?? []).filter(
    ({ code, active }) => (active || !filterByActive) && (tripTypes.length === 0 || tripTypes.includes(code)),
  )
  return { ...document, tripTypes: wanted }
}

interface GlobalDocument {
  globalType?: string
  active?: boolean | null
  _status?: string
  menu?: Partial<Focus>[]
  columns?: Partial<Focus>[]
}

/** Header and footer, with the menu entries that belong to the requested places and trip types. */
function shapedGlobal({ _status, ...document }: GlobalDocument, query: PublicQuery) {
  const inFocus = (entries: Partial<Focus>[]) => entries.filter((entry) => belongsTo(entry, query))
  return {
    ...document,
    ...(document.menu && { menu: inFocus(document.menu) }),
    ...(document.columns && { columns: inFocus(document.columns) }),
  }
}

/** The same shape without the editors' content: all lists are empty. */
function switchedOff({ globalType, ...document }: GlobalDocument) {
  const lists = Object.entries(document).flatMap(([name, value]) =>
    Array.isArray(value) ? [[name, []]] : [],
  )
  return { globalType, active: false, ...Object.fromEntries(lists) }
}

function nothingFound({ limit }: PublicQuery) {
  const pages = {
    page: 1,
    totalPages: 1,
    pagingCounter: 1,
    hasPrevPage: false,
    hasNextPage: false,
    prevPage: null,
    nextPage: null,
  }
  return { docs: [], totalDocs: 0, limit, ...pages }
}
