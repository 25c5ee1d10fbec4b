import { startPolling } from '@wojaz/database'
import type { Clock } from '@wojaz/travel/dates'
import type { Pool } from 'pg'
import type { Attraction } from '../model/attraction.ts'
import { AttractionIndex } from '../search/attraction-index.ts'
import { octoSupplier } from '../suppliers/octo-supplier.ts'
import type { Supplier } from '../suppliers/supplier.ts'
import type { SupplierSettings } from '../suppliers/supplier-settings.ts'
import { openLiveCatalogue } from './live-catalogue.ts'
import { mirrorCalendars } from './mirror-calendars.ts'
import { mirrorSupplier, retireSuppliers } from './mirror-supplier.ts'
import type { TreeOfPlaces } from './place-of.ts'
import { readAttraction } from './read-attraction.ts'
import { attractionOfPicture, pictureUrl } from './supplier-pictures.ts'

export interface AttractionsOptions {
  readonly pool: Pool
  readonly databaseUrl: string
  readonly clock: Clock
  readonly log: {
    info(facts: object, message: string): void
    warn(facts: object, message: string): void
  }
  readonly suppliers: readonly SupplierSettings[]
  readonly places: TreeOfPlaces
  /** Milliseconds between two calls that read calendars. */
  readonly paceMs?: number
}

export interface Attractions {
  /** False if there is no supplier: nothing of attractions is shown. */
  readonly isOpen: boolean
  /** Everything on sale. */
  readonly index: AttractionIndex
  /** By name. */
  readonly suppliers: ReadonlyMap<string, Supplier>
  /** Null if it is not in the settings any more. */
  supplier(name: string): Supplier | null
  /** An attraction on sale; null if there is none with that number. */
  read(number: number): Promise<Attraction | null>
  /** The address of a supplier's picture by our name for it (`pictureName`); null if there is none that may be shown. */
  pictureUrl(name: string): Promise<URL | null>
  /** One run over all suppliers: mirrors the catalogues that are due. */
  mirror(): Promise<void>
  /** Reads the calendars that are due, for searches by date. Resolves when none is left or the supplier is unreachable. */
  mirrorCalendars(): Promise<void>
  /** Resolves when the index contains everything written so far. */
  caughtUp(): Promise<void>
  start(): void
  close(): Promise<void>
}

const lookEveryMs = 5_000
const mirrorEveryMs = 3_600_000
const retryMs = 10_000
/** Pause between two calendars, to spare suppliers and this node. */
const paceMs = 25

/** What suppliers sell. Without suppliers it is empty and does nothing. */
export async function openAttractions(options: AttractionsOptions): Promise<Attractions> {
  const { pool, databaseUrl, clock, log, places } = options
  const suppliers = new Map(
    options.suppliers.map((settings) => [settings.name, octoSupplier({ ...settings, clock })]),
  )
  const isOpen = suppliers.size > 0
  const onError = (error: unknown) => log.warn({ err: error }, 'attractions are not kept up to date')
  const live = isOpen
    ? await openLiveCatalogue({ pool, databaseUrl, places, onError })
    : { index: new AttractionIndex([], []), async caughtUp() {}, async close() {} }

  /** A failure of one supplier does not stop the others. */
  async function mirrorOne(supplier: Supplier) {
    const mirrored = await mirrorSupplier({
      pool,
      clock,
      supplier,
      places,
      everyMs: mirrorEveryMs,
      retryMs,
    })
    const { code, ...facts } = mirrored
    if (code === 'failed') log.warn({ supplier: supplier.name, ...facts }, 'a supplier cannot be mirrored')
    if (code === 'mirrored') log.info({ supplier: supplier.name, ...facts }, 'a supplier was mirrored')
  }

  async function mirror() {
    const rounds = await Promise.allSettled([...suppliers.values()].map(mirrorOne))
    for (const round of rounds) if (round.status === 'rejected') onError(round.reason)
  }

  // A separate client: guests never wait behind it, and its failures do not open their circuit breaker.
  const calendars = options.suppliers.map((settings) => octoSupplier({ ...settings, clock, callsAtOnce: 1 }))
  let isClosing = false
  async function mirrorAllCalendars() {
    for (const supplier of calendars) {
      const isOver = () => isClosing
      const read = await mirrorCalendars({ pool, clock, supplier, paceMs: options.paceMs ?? paceMs, isOver })
      if (read > 0) log.info({ supplier: supplier.name, read }, 'calendars of a supplier were mirrored')
    }
  }

  const jobs: { stop(): Promise<void> }[] = []
  return {
    isOpen,
    get index() {
      return live.index
    },
    suppliers,
    supplier: (name) => suppliers.get(name) ?? null,
    read: async (number) => (isOpen ? readAttraction(pool, number) : null),
    async pictureUrl(name) {
      const number = attractionOfPicture(name)
      const attraction = isOpen && number !== null ? await readAttraction(pool, number) : null
      const settings = options.suppliers.find((one) => one.name === attraction?.supplier)
      return attraction && settings ? pictureUrl(attraction, name, settings) : null
    },
    mirror,
    mirrorCalendars: mirrorAllCalendars,
    caughtUp: () => live.caughtUp(),
    start() {
      retireSuppliers(pool, [...suppliers.keys()], clock()).catch(onError)
      if (!isOpen) return
      jobs.push(startPolling(mirror, lookEveryMs, onError, { isLong: true }))
      jobs.push(startPolling(mirrorAllCalendars, lookEveryMs, onError, { isLong: true }))
    },
    async close() {
      isClosing = true
      for (const job of jobs) await job.stop()
      await live.close()
    },
  }
}
