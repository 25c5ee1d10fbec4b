import { listen } from '@wojaz/database'
import type { ShopContact } from '@wojaz/travel/guest'
import { type Locale, locales } from '@wojaz/travel/locale'
import { accepted, type Outcome } from '@wojaz/travel/outcome'
import type { TripType } from '@wojaz/travel/trip'
import { contentChannel } from './announce-change.ts'
import type { ComplaintTopic } from './complaint-category.ts'
import type { ArticleCard, FaqQuestion } from './components.ts'
import { contentCache } from './content-cache.ts'
import type { ContentOptions } from './content-options.ts'
import type { Destination, SeoNames } from './destination.ts'
import type { Dictionary } from './dictionary/merged-dictionary.ts'
import { keepReady } from './keep-ready.ts'
import { fillMetaTokens } from './meta-tokens.ts'
import type { Office } from './office.ts'
import { openPayload } from './open-payload.ts'
import type { CheckoutHeader, Footer, Header, Page, SearchBox, Visitor } from './page.ts'
import type { PageRefusal } from './page-refusal.ts'
import type { TemplateType } from './page-type.ts'
import type { Popup } from './popup.ts'
import { publishOnSchedule } from './publish-on-schedule.ts'
import { contentReader } from './reading/content-reader.ts'
import { activeCriteria, activeDestinations, findCriteria, findPlace } from './reading/find-criteria.ts'
import { contentLibrary } from './reading/library.ts'
import { followRedirects, type Redirect } from './redirects.ts'
import { hasPreviewToken, isEditor } from './rest/editor.ts'
import { readEditorKey } from './rest/editor-password.ts'
import { type Asker, restHandler } from './rest/handle.ts'
import { isOutage } from './rest/request-fault.ts'
import type { CriteriaLink, CriteriaNames, SearchCriteria } from './search-criteria.ts'
import { fillPageTokens, type Words } from './tokens.ts'
import { isPopupOpen, visiblePage } from './visibility.ts'

export interface PageReader {
  locale: Locale
  visitor: Visitor
  drafts: boolean
  /** Codes of the places of the page, with their parents. Components limited to others are left out. */
  directions?: readonly string[]
  tripTypes?: readonly TripType[]
}

export interface Content {
  /** Returns the page for this visitor now: visibility rules applied, tokens filled. */
  page(url: string, reader: PageReader): Promise<Outcome<Page, PageRefusal>>
  /** Returns the template for all URLs of its kind. */
  template(type: TemplateType, reader: PageReader, words?: Words): Promise<Outcome<Page, PageRefusal>>
  /** Returns the search behind a URL of a destination: `/oferty-{criteria}` or `/wyloty-z-{city}`. */
  criteria(names: CriteriaNames, locale: Locale): Promise<Outcome<SearchCriteria, PageRefusal>>
  /** Returns the country, region or resort of a URL, after its parents. 'zima' is not a place. */
  place(names: SeoNames, locale: Locale): Promise<Outcome<Destination[], PageRefusal>>
  /** Returns all `/oferty-…` and `/wyloty-z-…`, by name. */
  criteriaLinks(locale: Locale): Promise<CriteriaLink[]>
  /** Returns active countries, regions and resorts by name. Places inside an inactive one are left out. */
  destinations(locale: Locale): Promise<readonly Destination[]>
  /** Returns the new address of an old one, or null. */
  redirect(path: string): Promise<Redirect | null>
  layout(locale: Locale, drafts?: boolean): Promise<{ header: Header; footer: Footer }>
  /** Returns the shop's contact and its hours. */
  contact(locale: Locale): Promise<ShopContact>
  /** Returns the header of the checkout. */
  checkoutHeader(locale: Locale): Promise<CheckoutHeader>
  /** Returns the search box of pages that have one; null: switched off. */
  searchBox(locale: Locale): Promise<SearchBox | null>
  dictionary(locale: Locale): Promise<Dictionary>
  /** Returns the popup of pages without a separate one; null: none is open now. */
  popup(locale: Locale): Promise<Popup | null>
  /** Sorted by city and street. */
  offices(locale: Locale): Promise<Office[]>
  office(officeId: string, locale: Locale): Promise<Office | null>
  faq(locale: Locale): Promise<FaqQuestion[]>
  /** Returns what the complaint form asks; empty: not written. */
  complaintTopics(locale: Locale): Promise<readonly ComplaintTopic[]>
  /** Returns the captions of a film as WebVTT; null: none, or no such film. */
  captions(film: string, locale: Locale): Promise<string | null>
  /** Returns guide articles, newest first. */
  articles(locale: Locale): Promise<ArticleCard[]>
  /** Active published pages, for the site map. */
  pageUrls(): Promise<{ url: string; updatedAt: string }[]>
  /** Payload's REST API for `/api/**`, guarded. Throws when Postgres is not reachable. */
  handle(request: Request, asker?: Asker): Promise<Response>
  /** Whether an editor signs in with this address. */
  hasEditor(email: string): Promise<boolean>
  /** True for a signed-in editor, or a valid preview token. */
  canSeeDrafts(request: Request): Promise<boolean>
  /** Incremented with every change of content, on every node. */
  readonly version: number
  /** Resolves when this node shows every change committed so far. */
  caughtUp(): Promise<void>
  /** From now on, warms the cache after each change for every language, so that guests do not wait. */
  stayReady(): void
  close(): Promise<void>
}

/** Pages × locales, and some space for addresses without a page. */
const rememberedAnswers = 5_000

export async function openContent(options: ContentOptions): Promise<Content> {
  const { databaseUrl, secret, siteUrl, clock, log } = options
  const { payload, answer, close } = await openPayload(options)
  const cache = contentCache({ limit: rememberedAnswers, isOutage })
  const ownHosts = [...new Set([new URL(siteUrl).host, ...(options.ownHosts ?? [])])]
  const library = contentLibrary(payload, cache, ownHosts)
  const onUnreadable = (component: string, err: unknown) =>
    log.error({ err, component }, 'A component cannot be read and is left out.')
  const reader = contentReader({ payload, cache, library, ownHosts, onUnreadable })
  const ready = keepReady(
    locales.flatMap((locale) => [
      () => reader.dictionary(locale),
      () => reader.layout(locale, false),
      () => reader.contact(locale),
      () => reader.searchBox(locale),
      () => library.popups(locale),
      () => library.criteria(locale),
    ]),
    (err) => log.warn({ err }, 'Content was not read ahead.'),
  )
  const changed = () => {
    cache.drop()
    ready.changed()
  }
  const listening = await listen({
    url: databaseUrl,
    channel: contentChannel,
    onMessage: changed,
    onReconnected: changed,
    onError: (err) => log.warn({ err }, 'Not hearing of content changes for a moment.'),
  })
  const schedule = publishOnSchedule(payload, log)

  return {
    page: async (url, asked) => seen(await reader.page(url, asked.locale, asked.drafts), asked),
    async template(type, asked, words = {}) {
      const found = seen(await reader.template(type, asked.locale, asked.drafts), asked)
      return found.ok ? accepted(fillPageTokens(found.value, words)) : found
    },
    criteria,
    place: async (names, locale) => findPlace(names, await library.criteria(locale)),
    criteriaLinks: async (locale) => activeCriteria(await library.criteria(locale), locale),
    destinations: async (locale) => activeDestinations(await library.criteria(locale), locale),
    redirect: async (path) => followRedirects(await library.redirects(), path),
    async popup(locale) {
      const open = (await library.popups(locale)).find((one) => one.everywhere && isPopupOpen(one, clock()))
      if (!open) return null
      const { everywhere: _, ...popup } = open
      return popup
    },
    offices: library.offices,
    async office(officeId, locale) {
      return (await library.offices(locale)).find((office) => office.officeId === officeId) ?? null
    },
    faq: library.faq,
    complaintTopics: library.complaintTopics,
    captions: async (film, locale) => (await library.captions(locale)).get(film) ?? null,
    articles: library.articles,
    layout: (locale, drafts = false) => reader.layout(locale, drafts),
    contact: reader.contact,
    checkoutHeader: reader.checkoutHeader,
    searchBox: reader.searchBox,
    dictionary: reader.dictionary,
    pageUrls: reader.pageUrls,
    handle: restHandler({
      payload,
      answer,
      cache,
      library,
      criteria,
      onUnreadable,
      secret,
      siteUrl,
      ownHosts,
      clock,
      log,
    }),
    hasEditor: async (email) => (await readEditorKey(payload, email)) !== null,
    async canSeeDrafts(request) {
      const { searchParams } = new URL(request.url)
      return hasPreviewToken(searchParams, secret, clock()) || (await isEditor(payload, request.headers))
    },
    get version() {
      return cache.generation
    },
    caughtUp: () => listening.arrived(),
    stayReady: ready.start,
    async close() {
      await schedule.stop()
      await listening.close()
      await ready.stop()
      await close()
    },
  }

  async function criteria(names: CriteriaNames, locale: Locale) {
    return findCriteria(names, await library.criteria(locale), { ownHosts, locale, now: clock() })
  }

  function seen(found: Outcome<Page, PageRefusal>, asked: PageReader): Outcome<Page, PageRefusal> {
    if (!found.ok) return found
    const focus = { directions: asked.directions ?? [], tripTypes: asked.tripTypes ?? [] }
    const page = visiblePage(found.value, asked.visitor, focus, clock())
    return accepted({ ...page, metaProperties: fillMetaTokens(page.metaProperties, clock()) })
  }
}
