import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { WorkerLink } from './worker-link.ts'

type OfRoute = Parameters<FastifyRateLimitStore['child']>[0]
/** The store's options as documented by the plugin; its types lack them. Password attempts are counted without a route. */
type Counting = OfRoute & { routeInfo?: { method?: string | string[]; url?: string } }

/** A store for the rate limit plugin that counts in the primary. Every route with its own limit has its own counts, as in one process. */
export function rateStore({ count }: Pick<WorkerLink, 'count'>): FastifyRateLimitStoreCtor {
  class Store implements FastifyRateLimitStore {
    #name = 'all'

    incr(key: string, answer: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number): void {
      void count(`${this.#name} ${key}`, windowMs).then((counted) => answer(null, counted), answer)
    }

    child(options: OfRoute): Store {
      const { routeInfo } = options as Counting
      const store = new Store()
      store.#name = routeInfo?.url ? `${routeInfo.method} ${routeInfo.url}` : 'passwords'
      return store
    }
  }
  return Store
}
