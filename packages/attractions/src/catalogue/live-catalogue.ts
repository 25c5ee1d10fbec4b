import { setImmediate as breathe } from 'node:timers/promises'
import { listen, startPolling } from '@wojaz/database'
import type { Pool } from 'pg'
import { AttractionIndex } from '../search/attraction-index.ts'
import { type ListedAttraction, listedOf } from '../search/listed-attraction.ts'
import { readOpenDays } from './mirror-calendars.ts'
import { catalogueChannel } from './mirror-supplier.ts'
import type { TreeOfPlaces } from './place-of.ts'
import { readAttractions } from './read-attraction.ts'

export interface LiveCatalogueOptions {
  readonly pool: Pool
  readonly databaseUrl: string
  readonly places: TreeOfPlaces
  onError(error: Error): void
}

/** A node that missed a notification reads the index again after this time. */
const atLeastEveryMs = 600_000

/**
 * The index of everything on sale, read again after every change of a catalogue. The old index is used until the new one is
 * ready.
 */
export async function openLiveCatalogue({ pool, databaseUrl, places, onError }: LiveCatalogueOptions) {
  let changed = () => {}
  // Listen before reading: a change during the read is announced, and the index is read again.
  let isOutdated = false
  const listening = await listen({
    url: databaseUrl,
    channel: catalogueChannel,
    onMessage: () => changed(),
    onReconnected: () => changed(),
    onError,
  })
  changed = () => {
    isOutdated = true
  }
  let index = await readIndex(pool, places).catch(async (error) => {
    await listening.close()
    throw error
  })
  let isFresh = !isOutdated
  const reading = startPolling(
    async () => {
      // The polling loop runs at once, but the index was just read.
      if (!isFresh) index = await readIndex(pool, places)
      isFresh = false
    },
    atLeastEveryMs,
    (error) => onError(error as Error),
    { isLong: true },
  )
  changed = reading.nudge
  return {
    get index(): AttractionIndex {
      return index
    },
    /** Reads the current state. */
    async caughtUp() {
      index = await readIndex(pool, places)
    },
    async close() {
      await listening.close()
      await reading.stop()
    },
  }
}

async function readIndex(pool: Pool, places: TreeOfPlaces): Promise<AttractionIndex> {
  const listed: ListedAttraction[] = []
  const openDays = await readOpenDays(pool)
  for await (const attraction of readAttractions(pool))
    listed.push(listedOf(attraction, openDays.get(attraction.number) ?? null))
  return new AttractionIndex(listed, await places()).prepare(breathe)
}
