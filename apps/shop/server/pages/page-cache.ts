import { createCache, type Found } from '@wojaz/cache'
import type { Clock } from '@wojaz/travel/dates'
import type { InlineSources } from '../plugins/security-headers.ts'
import { Fault } from '../request/errors.ts'
import type { PageBytes } from './page-bytes.ts'

export interface CachedPage {
  status: number
  headers: [name: string, value: string][]
  inline: InlineSources
  page: PageBytes
  /** Time in milliseconds until which others may get this page; null: only this request. */
  keepUntil: number | null
}

export interface PageCache {
  /** Returns the cached page or renders it. Simultaneous requests for one page share one render. */
  page(key: string, render: () => Promise<CachedPage>): Promise<Found<CachedPage>>
}

export interface PageCacheOptions {
  clock: Clock
  /** Grows with every change of content; pages rendered from older content are dropped. */
  contentVersion(): number
  limitBytes: number
}

export function createPageCache({ clock, contentVersion, limitBytes }: PageCacheOptions): PageCache {
  const cache = createCache<CachedPage>({
    clock,
    version: contentVersion,
    limitBytes,
    bytesOf: ({ page }) => page.bytes,
    keepFor: ({ keepUntil }) => (keepUntil ?? 0) - clock().getTime(),
    // Whoever began it was refused; others have places of their own in the queue.
    isRefusal: (error) => error instanceof Fault && error.code === 'shop-busy',
    isPersonal: ({ keepUntil }) => keepUntil === null,
  })
  return { page: cache.get }
}
