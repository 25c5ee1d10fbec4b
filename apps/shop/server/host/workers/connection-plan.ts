/** How many connections each pool of a process may open. */
export interface PoolSizes {
  /** Everything that guests ask for. */
  readonly shop: number
  readonly content: number
  readonly offers: number
  /** Reads all there is to sell. */
  readonly inventory: number
}

/** Of a shop that is one process. */
export const wholePools: PoolSizes = { shop: 10, content: 10, offers: 4, inventory: 2 }

/** With fewer, a transaction could wait for a second connection that nobody gives back. */
const leastPools: PoolSizes = { shop: 4, content: 3, offers: 2, inventory: 2 }

/** Each worker hears of content, offers, seats, messages and attractions on a connection of its own. */
const listeners = 5
/** The admin, commands of the office, whoever looks into the database. */
const forOthers = 20

/** The workers share what one process would have; none has less than it needs. */
export function poolsOf(workers: number): PoolSizes {
  const share = (name: keyof PoolSizes) => Math.max(leastPools[name], Math.ceil(wholePools[name] / workers))
  return {
    shop: share('shop'),
    content: share('content'),
    offers: share('offers'),
    inventory: share('inventory'),
  }
}

/** Of all together. While workers are exchanged one by one there is one more of them. */
export function connectionsOf(workers: number): number {
  const { shop, content, offers, inventory } = poolsOf(workers)
  return (workers + 1) * (shop + content + offers + inventory + listeners) + forOthers
}

/** As many of the wished workers as Postgres has connections for; at least one, which is a shop as it always was. */
export function workersThatFit(wished: number, connections: number): number {
  let workers = wished
  while (workers > 1 && connectionsOf(workers) > connections) workers--
  return workers
}

/** What to say to whoever has asked for more workers than Postgres has connections for; null: they fit. */
export function connectionFault(workers: number, connections: number): string | null {
  const needed = connectionsOf(workers)
  if (workers === 1 || needed <= connections) return null
  const fit = workersThatFit(workers, connections)
  return `WORKERS=${workers} needs ${needed} connections and Postgres has ${connections} for us: set WORKERS=${fit}, or raise max_connections of Postgres by ${needed - connections}.`
}
