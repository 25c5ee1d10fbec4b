import { isDatabaseUnavailable } from '@wojaz/database'

interface DoneInTurn {
  /** What the works answered, together. */
  readonly done: number
  readonly faults: readonly unknown[]
}

/** One after another, also after one that failed. Only a database that is away is away for those behind it, too. */
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

/** What failed on the way is told at the end. */
export function throwAny(faults: readonly unknown[]): void {
  const [first] = faults
  if (faults.length === 1) throw first
  if (faults.length > 1) throw new AggregateError(faults, `${first} (one of ${faults.length} faults)`)
}
