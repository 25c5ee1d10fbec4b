import type { Clock } from '@wojaz/travel/dates'
import type { NoncedPage } from './nonced-page.ts'

export interface KeptPage {
  status: number
  headers: [name: string, value: string][]
  page: NoncedPage
  /** Moment in milliseconds until which others may get this very page; null: it is for this request alone. */
  keepUntil: number | null
}

export interface PageCache {
  /** The kept page, or a fresh one; guests who ask for the same page at the same time wait for one render. */
  page(
    key: string,
    render: () => Promise<KeptPage>,
  ): Promise<{ answer: KeptPage; outcome: 'hit' | 'shared' | 'miss' }>
}

export interface PageCacheOptions {
  clock: Clock
  /** Grows with every change of content; pages rendered from older content are dropped. */
  contentVersion(): number
  limitBytes: number
}

export function createPageCache({ clock, contentVersion, limitBytes }: PageCacheOptions): PageCache {
  const kept = new Map<string, { answer: KeptPage; version: number }>()
  const underway = new Map<string, { answer: Promise<KeptPage>; version: number }>()
  let bytes = 0

  function forget(key: string) {
    bytes -= kept.get(key)?.answer.page.bytes ?? 0
    kept.delete(key)
  }

  function find(key: string): KeptPage | null {
    const entry = kept.get(key)
    if (!entry) return null
    const fresh = entry.version === contentVersion() && clock().getTime() < (entry.answer.keepUntil ?? 0)
    forget(key)
    if (fresh) keep(key, entry.answer, entry.version)
    return fresh ? entry.answer : null
  }

  // A Map remembers insertion order, so putting a page back on every hit leaves the least recently seen one first.
  function keep(key: string, answer: KeptPage, version: number) {
    forget(key)
    if (answer.page.bytes > limitBytes) return
    kept.set(key, { answer, version })
    bytes += answer.page.bytes
    for (const oldest of kept.keys()) {
      if (bytes <= limitBytes) break
      forget(oldest)
    }
  }

  async function renderAndKeep(key: string, render: () => Promise<KeptPage>): Promise<KeptPage> {
    // Read before rendering: an edit made meanwhile must not be hidden by a page that may not contain it.
    const version = contentVersion()
    const answer = render()
    underway.set(key, { answer, version })
    try {
      const done = await answer
      // One of before the edit, ending late, would push out one of after it.
      if (done.keepUntil !== null && version === contentVersion()) keep(key, done, version)
      return done
    } finally {
      if (underway.get(key)?.answer === answer) underway.delete(key)
    }
  }

  return {
    async page(key, render) {
      const hit = find(key)
      if (hit) return { answer: hit, outcome: 'hit' }
      const running = underway.get(key)
      if (running?.version === contentVersion()) {
        const answer = await running.answer
        if (answer.keepUntil !== null) return { answer, outcome: 'shared' }
      }
      return { answer: await renderAndKeep(key, render), outcome: 'miss' }
    },
  }
}
