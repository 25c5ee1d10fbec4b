import { isDatabaseUnavailable } from '@wojaz/database'

interface DoneInTurn {
  /** The sum of what the calls returned. */
  readonly done: number
  readonly faults: readonly unknown[]
}

/** Calls `work` for one item after another, also after a failure. It stops only when the database is not reachable. */
export async function inTurn<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<number>,
): Promise<DoneInTurn> {
  const faults: unknown[] = []
  let done = 0
  for (const item of items) {
    try {
      done += await work(item)
    } catch (fault) {
      faults.push(fault)
      if (isDatabaseUnavailable(fault)) break
    }
  }
  return { done, faults }
}

/** Throws the collected errors, if there are any. */
export function throwAny(faults: readonly unknown[]): void {
  const [first] = faults
  if (faults.length === 1) throw first
  if (faults.length > 1) throw new AggregateError(faults, `${first} (one of ${faults.length} faults)`)
}
