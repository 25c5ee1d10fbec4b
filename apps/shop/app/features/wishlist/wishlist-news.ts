export type News =
  | { kind: 'saved' | 'removed' }
  /** Null: the reason is unknown, most likely the connection. */
  | { kind: 'refused'; message: string | null }

let news: News | null = null
const listeners = new Set<() => void>()

export function currentNews(): News | null {
  return news
}

export function tellNews(next: News | null) {
  news = next
  for (const listener of listeners) listener()
}

export function onNews(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
