import { listen } from '@wojaz/database'
import type { Locale, Outcome } from '@wojaz/travel'
import { contentChannel } from './announce-change.ts'
import { contentCache } from './content-cache.ts'
import type { ContentOptions } from './content-options.ts'
import type { Dictionary } from './dictionary/merged-dictionary.ts'
import { fillMetaTokens } from './meta-tokens.ts'
import { openPayload } from './open-payload.ts'
import type { Footer, Header, Page, Visitor } from './page.ts'
import { publishOnSchedule } from './publish-on-schedule.ts'
import { contentReader, type PageRefusal } from './reading/content-reader.ts'
import { hasPreviewToken, isEditor } from './rest/editor.ts'
import { restHandler } from './rest/handle.ts'
import { isOutage } from './rest/request-fault.ts'
import { visiblePage } from './visibility.ts'

export interface PageReader {
  locale: Locale
  visitor: Visitor
  drafts: boolean
}

export interface Content {
  /** What this visitor sees of the page now: visibility rules applied, tokens filled. */
  page(url: string, reader: PageReader): Promise<Outcome<Page, PageRefusal>>
  layout(locale: Locale, drafts?: boolean): Promise<{ header: Header; footer: Footer }>
  dictionary(locale: Locale): Promise<Dictionary>
  /** Active published pages, for the site map. */
  pageUrls(): Promise<{ url: string; updatedAt: string }[]>
  /** Payload's REST for `/api/**`, guarded. Throws when Postgres is away. */
  handle(request: Request): Promise<Response>
  /** A signed-in editor, or whoever holds a valid preview token. */
  canSeeDrafts(request: Request): Promise<boolean>
  /** Grows with every change of content, on every node. */
  readonly version: number
  close(): Promise<void>
}

/** Pages times locales, and some room for questions asked through the API. */
const rememberedAnswers = 5_000

export async function openContent(options: ContentOptions): Promise<Content> {
  const { databaseUrl, secret, siteUrl, clock, log } = options
  const { payload, answer, close } = await openPayload(options)
  const cache = contentCache({ limit: rememberedAnswers, isOutage })
  const reader = contentReader(payload, cache, new URL(siteUrl).host)
  const listening = await listen({
    url: databaseUrl,
    channel: contentChannel,
    onMessage: cache.drop,
    onReconnected: cache.drop,
    onError: (err) => log.warn({ err }, 'Not hearing of content changes for a moment.'),
  })
  const schedule = publishOnSchedule(payload, log)

  return {
    async page(url, { locale, visitor, drafts }) {
      const found = await reader.page(url, locale, drafts)
      if (!found.ok) return found
      const page = visiblePage(found.value, visitor, clock())
      return { ok: true, value: { ...page, metaProperties: fillMetaTokens(page.metaProperties, clock()) } }
    },
    layout: (locale, drafts = false) => reader.layout(locale, drafts),
    dictionary: reader.dictionary,
    pageUrls: reader.pageUrls,
    handle: restHandler({ payload, answer, cache, secret, siteUrl, clock, log }),
    async canSeeDrafts(request) {
      const { searchParams } = new URL(request.url)
      return hasPreviewToken(searchParams, secret, clock()) || (await isEditor(payload, request.headers))
    },
    get version() {
      return cache.generation
    },
    async close() {
      await schedule.stop()
      await listening.close()
      await close()
    },
  }
}
