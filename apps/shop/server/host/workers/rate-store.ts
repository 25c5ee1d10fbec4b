import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { WorkerLink } from './worker-link.ts'

type OfRoute = Parameters<FastifyRateLimitStore['child']>[0]
/** As the plugin documents it; its types do not say so. Passwords are counted for no route in particular. */
type Counting = OfRoute & { routeInfo?: { method?: string | string[]; url?: string } }

/** Counts for the plugin of rate limits, in the primary. Every route with a limit of its own has counts of its own, as in one process. */
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
