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

/** Whoever missed the news reads anew after this. */
const atLeastEveryMs = 600_000

/** The index of everything on sale, read anew whenever a catalogue has changed. The old one serves until the new one is there. */
export async function openLiveCatalogue({ pool, databaseUrl, places, onError }: LiveCatalogueOptions) {
  let changed = () => {}
  // Listening first: what changes while it is read is announced already, and read anew after it.
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
      // The polling loop begins at once, and what was just read is good.
      if (!isFresh) index = await readIndex(pool, places)
      isFresh = false
    },
    atLeastEveryMs,
    (error) => onError(error as Error),
  )
  changed = reading.nudge
  return {
    get index(): AttractionIndex {
      return index
    },
    /** Reads what has changed by now. */
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
