import { listen } from '@wojaz/database'

export interface ClaimedSeat {
  readonly seat: string
  /** Null: it belongs to an order whose cart is closed. */
  readonly cartId: string | null
}

export type SeatListener = (claimed: readonly ClaimedSeat[]) => void

/** Uses one LISTEN connection for all flights. A flight is read once for all its watchers. */
export async function openSeatWatch({
  databaseUrl,
  read,
  onError,
}: {
  databaseUrl: string
  read(flightId: number): Promise<readonly ClaimedSeat[]>
  onError(error: Error): void
}): Promise<{ watch(flightId: number, listener: SeatListener): () => void; close(): Promise<void> }> {
  const listeners = new Map<number, Set<SeatListener>>()
  const reading = new Set<number>()
  const changedMeanwhile = new Set<number>()

  async function tell(flightId: number): Promise<void> {
    if (!listeners.has(flightId)) return
    if (reading.has(flightId)) {
      changedMeanwhile.add(flightId)
      return
    }
    reading.add(flightId)
    try {
      const claimed = await read(flightId)
      for (const listener of listeners.get(flightId) ?? []) listener(claimed)
    } catch (error) {
      onError(error as Error)
    }
    reading.delete(flightId)
    if (changedMeanwhile.delete(flightId)) await tell(flightId)
  }

  const listening = await listen({
    url: databaseUrl,
    channel: 'booking_seats',
    onMessage: (payload) => void tell(Number(payload)),
    onReconnected: () => {
      for (const flightId of listeners.keys()) void tell(flightId)
    },
    onError,
  })

  return {
    watch(flightId, listener) {
      const known = listeners.get(flightId) ?? new Set()
      listeners.set(flightId, known.add(listener))
      return () => {
        known.delete(listener)
        if (known.size === 0 && listeners.get(flightId) === known) listeners.delete(flightId)
      }
    },
    close: () => listening.close(),
  }
}
