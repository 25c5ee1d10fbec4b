import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { WorkerLink } from './worker-link.ts'

/** The route whose limit it is; the limit of passwords has none. */
interface Counting {
  routeInfo?: { method?: string | string[]; url?: string }
}

/** Counts for the plugin of rate limits, in the primary. Every route with a limit of its own has counts of its own, as in one process. */
export function rateStore({ count }: Pick<WorkerLink, 'count'>): FastifyRateLimitStoreCtor {
  return class Store implements FastifyRateLimitStore {
    readonly #name: string

    constructor(name: unknown) {
      this.#name = typeof name === 'string' ? name : 'all'
    }

    incr(key: string, answer: Parameters<FastifyRateLimitStore['incr']>[1], windowMs = 60_000): void {
      void count(`${this.#name} ${key}`, windowMs).then((counted) => answer(null, counted), answer)
    }

    child({ routeInfo }: Counting): Store {
      return new Store(routeInfo?.url ? `${routeInfo.method} ${routeInfo.url}` : 'passwords')
    }
  }
}
