/** Whose stream it is. Guests without an account have a cart. */
export interface StreamOwner {
  readonly cart?: string
  readonly customer?: string
  readonly household: string
}

export type StreamLimits = Readonly<Record<keyof StreamOwner | 'all', number>>

/** Open streams of one process. A guest has one for each page that is seen; a stream takes some 40 KB. */
export const streamLimits: StreamLimits = { cart: 6, customer: 20, household: 60, all: 2_000 }

/**
 * Which open streams (the oldest first) end when another one begins. It is the oldest: that of a page which is forgotten in a
 * background, or of a connection that broke without a word, while a page that opens now is looked at. When all places are taken,
 * the oldest of the household with the most.
 */
export function streamsToEnd<Stream extends StreamOwner>(
  open: readonly Stream[],
  newcomer: StreamOwner,
  limits: StreamLimits = streamLimits,
): readonly Stream[] {
  const ending = (['cart', 'customer', 'household'] as const).flatMap((kind) => {
    const own = open.filter((one) => newcomer[kind] !== undefined && one[kind] === newcomer[kind])
    return own.length >= limits[kind] ? own.slice(0, own.length - limits[kind] + 1) : []
  })
  if (ending.length === 0 && open.length >= limits.all) return oldestOfMost(open)
  return [...new Set(ending)]
}

function oldestOfMost<Stream extends StreamOwner>(open: readonly Stream[]): Stream[] {
  const counts = new Map<string, number>()
  for (const { household } of open) counts.set(household, (counts.get(household) ?? 0) + 1)
  const most = Math.max(...counts.values())
  return open.filter(({ household }) => counts.get(household) === most).slice(0, 1)
}
