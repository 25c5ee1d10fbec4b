/** The maximum sizes of the connection pools of one process. */
export interface PoolSizes {
  /** For the requests of guests. */
  readonly shop: number
  readonly content: number
  readonly offers: number
  /** For reads of the whole inventory. */
  readonly inventory: number
}

/** The pools of a shop with one process. */
export const wholePools: PoolSizes = { shop: 10, content: 10, offers: 4, inventory: 2 }

/** Minimum sizes. With fewer connections a transaction that needs a second one could wait forever. */
const leastPools: PoolSizes = { shop: 4, content: 3, offers: 2, inventory: 2 }

/** Each worker has its own LISTEN connections: content, offers, seats, messages and attractions. */
const listeners = 5
/** For the admin, command line tools and operators. */
const forOthers = 20

/** Divides the pools of one process among the workers. No pool gets less than its minimum size. */
export function poolsOf(workers: number): PoolSizes {
  const share = (name: keyof PoolSizes) => Math.max(leastPools[name], Math.ceil(wholePools[name] / workers))
  return {
    shop: share('shop'),
    content: share('content'),
    offers: share('offers'),
    inventory: share('inventory'),
  }
}

/** The connections of all workers together, including the additional worker during a restart. */
export function connectionsOf(workers: number): number {
  const { shop, content, offers, inventory } = poolsOf(workers)
  return (workers + 1) * (shop + content + offers + inventory + listeners) + forOthers
}

/** Returns how many of these workers Postgres has connections for, at least one. */
export function workersThatFit(wished: number, connections: number): number {
  let workers = wished
  while (workers > 1 && connectionsOf(workers) > connections) workers--
  return workers
}

/** The message if Postgres has too few connections for so many workers, or null. */
export function connectionFault(workers: number, connections: number): string | null {
  const needed = connectionsOf(workers)
  if (workers === 1 || needed <= connections) return null
  const fit = workersThatFit(workers, connections)
  return `WORKERS=${workers} needs ${needed} connections and Postgres has ${connections} for us: set WORKERS=${fit}, or raise max_connections of Postgres by ${needed - connections}.`
}
