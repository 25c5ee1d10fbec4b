import { listen, notify } from '@wojaz/database'
import type { ClientBase, Pool } from 'pg'
import type { TalkNews } from './talk.ts'

export const channel = 'talks'

/** `'again'`: the connection was lost; read again whatever is shown. */
export type TalkListener = (news: TalkNews | 'again') => void

/** Notifies every node when the transaction commits. */
export function tell(client: ClientBase | Pool, news: TalkNews): Promise<void> {
  return notify(client as Pool, channel, JSON.stringify(news))
}

/** One connection receives the events of all threads. */
export async function watchTalks({
  databaseUrl,
  onError,
}: {
  databaseUrl: string
  onError(error: Error): void
}) {
  const listeners = new Map<string, Set<TalkListener>>()
  const all = new Set<TalkListener>()
  const everybody = () => new Set([...listeners.values()].flatMap((some) => [...some]))

  const listening = await listen({
    url: databaseUrl,
    channel,
    onMessage(payload) {
      const news = JSON.parse(payload) as TalkNews
      const hearing = news.kind === 'line' ? everybody() : (listeners.get(news.thread) ?? [])
      for (const listener of hearing) listener(news)
      for (const listener of all) listener(news)
    },
    onReconnected() {
      for (const listener of everybody()) listener('again')
      for (const listener of all) listener('again')
    },
    onError,
  })

  return {
    /** Returns the function that stops it. */
    watch(threads: readonly string[], listener: TalkListener): () => void {
      for (const thread of threads) listeners.set(thread, (listeners.get(thread) ?? new Set()).add(listener))
      return () => {
        for (const thread of threads) {
          const known = listeners.get(thread)
          known?.delete(listener)
          if (known?.size === 0) listeners.delete(thread)
        }
      }
    },
    watchAll(listener: TalkListener): () => void {
      all.add(listener)
      return () => void all.delete(listener)
    },
    close: () => listening.close(),
  }
}
