import { createCache } from '@wojaz/cache'
import type { Locale } from '@wojaz/travel/locale'
import type { Payload } from 'payload'
import type { Deps } from '../blocks/define-block.ts'
import type { ContentCache } from '../content-cache.ts'
import { mergedDictionary, type WrittenTexts } from '../dictionary/merged-dictionary.ts'
import { readDictionary } from '../dictionary/read-dictionary.ts'
import { isPluralKey } from '../dictionary/shipped-dictionary.ts'
import { belongsTo, type Focus } from '../limits.ts'
import type { GlobalSearch, Page as PageDocument } from '../payload-types.ts'
import { whilePreviewing } from '../previewing.ts'
import type { ContentLibrary } from '../reading/library.ts'
import { pageFromDocument } from '../reading/page-from-document.ts'
import { readContact } from '../reading/shop-contact.ts'
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
}

export interface PublicAnswer {
  readonly status: number
  /** JSON. */
  readonly body: Uint8Array<ArrayBuffer>
  /** An editor has switched off what was asked for. */
  readonly isOff: boolean
}

interface Reading {
  payload: Payload
  answer(request: Request): Promise<Response>
  cache: ContentCache
  library: ContentLibrary
  onUnreadable: Deps['onUnreadable']
  siteUrl: string
  ownHosts: readonly string[]
}

/** What guests read through Payload's REST API, in the shape of the contract. Published answers are cached. */
export function publicReads({ payload, answer, cache, library, onUnreadable, siteUrl, ownHosts }: Reading) {
  const answers = createCache<PublicAnswer>({
    limit: mostAnswers,
    limitBytes: mostBytes,
    bytesOf: ({ body }) => body.length,
    version: () => cache.generation,
    isOutage,
  })

  return async (path: string, query: PublicQuery, draft: boolean): Promise<PublicAnswer> => {
    if (!canExist(query)) return asAnswer({ status: 200, body: nothingFound(query) })
    const search = payloadSearch(query, draft)
    const read = () =>
      path === '/api/globals/dictionary'
        ? readTexts(query)
        : ask(new Request(new URL(`${path}?${search}`, siteUrl)), path, query)
    if (draft) return asAnswer(await whilePreviewing(read))
    const shape = `${query.depth} ${query.filterByActive} ${query.tripTypes.join()} ${query.directions.join()}`
    const { value } = await answers.get(`${path} ${search} ${shape}`, async () => asAnswer(await read()))
    return value
  }

  /** Not through Payload, see `readDictionary`: a request of a stranger must not block the main thread for a second. */
  async function readTexts({ locale }: PublicQuery): Promise<Read> {
    return { status: 200, body: shapedDictionary(locale, await readDictionary(payload, locale)) }
  }

  async function ask(request: Request, path: string, query: PublicQuery): Promise<Read> {
    const { response, fault } = await withFault(() => answer(request))
    if (response.status >= 500) throw fault ?? new Error(`Payload answered ${response.status} to ${path}`)
    const body = await response.json()
    return { status: response.status, body: response.ok ? await shaped(path, body, query) : null }
  }

  async function shaped(path: string, body: unknown, query: PublicQuery): Promise<unknown> {
    if (path === '/api/pages') {
      const list = body as { docs: PageDocument[] }
      return { ...list, docs: await shapedPages(list.docs, query) }
    }
    if (path.startsWith('/api/pages/')) return (await shapedPages([body as PageDocument], query))[0]
    const document = body as GlobalDocument
    if (path === '/api/globals/checkout-header' && document.active !== false)
      return { ...document, phone: (await readContact(payload, cache, query.locale)).phone }
    if (query.filterByActive && document.active === false) return switchedOff(document)
    if (path === '/api/globals/global-search') return shapedSearch(body as GlobalSearch, query)
    return shapedGlobal(document, query)
  }

  async function shapedPages(documents: PageDocument[], query: PublicQuery) {
    const { locale } = query
    const deps = {
      ownHosts,
      locale,
      library: await library.forPages(documents, locale),
      onUnreadable,
      contact: await readContact(payload, cache, locale),
    }
    return documents.map((document) => publicPage(document, pageFromDocument(document, [], deps), query))
  }
}

function asAnswer({ status, body }: Read): PublicAnswer {
  const isOff = (body as { active?: boolean } | null)?.active === false
  return { status, body: new TextEncoder().encode(JSON.stringify(body)), isOff }
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
