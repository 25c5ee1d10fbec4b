import { createHash } from 'node:crypto'
import type { Database } from '@wojaz/database'
import type { IsoDay } from '@wojaz/travel/dates'
import { rememberSeeded, seededAs } from './seed-ledger.ts'
import { airportCharges } from './world/flights/airport-charges.ts'

interface KeepWorld {
  today: IsoDay
  /** The number of hotels; null keeps the current number. */
  hotels: number | null
  report: (line: string) => void
}

const seed = 'wojaz'
const tariffs = createHash('sha256').update(JSON.stringify(airportCharges)).digest('hex').slice(0, 16)

/**
 * Makes the demo inventory if there is none or another size is wanted, and once a day adds the new days at the end of the
 * horizon.
 */
export async function keepWorld(database: Database, { today, hotels, report }: KeepWorld): Promise<void> {
  const made = await seededAs(database, 'world')
  const size = hotels ?? (made === null ? null : Number(made))
  if (made !== null && made === String(size)) {
    await keepAirportCharges(database)
    await keepReviews(database, today, Number(made))
    await keepPastWeeks(database, today, Number(made))
    if ((await seededAs(database, 'world-day')) === today) return
    const { topUpWorld } = await import('./world/top-up-world.ts')
    const { days } = await topUpWorld(database.pool, { seed, today, hotels: Number(made), report })
    report(`${days} days added`)
  } else {
    report('making the inventory: hotels, flights, prices')
    const [{ migrateOffers }, { defaultHotels, seedWorld }] = await Promise.all([
      import('@wojaz/offers/server'),
      import('./world/seed-world.ts'),
    ])
    await migrateOffers(database.pool)
    const wanted = size ?? defaultHotels
    const world = await seedWorld(database.pool, { seed, today, hotels: wanted, report })
    report(
      `${world.hotels} hotels in ${world.countries} countries, ${(world.milliseconds / 1000).toFixed(1)} s`,
    )
    await rememberSeeded(database, 'world', String(wanted))
    await rememberSeeded(database, 'airport-charges', tariffs)
    await rememberSeeded(database, 'reviews', String(wanted))
    await rememberSeeded(database, 'past-weeks', String(wanted))
  }
  await rememberSeeded(database, 'world-day', today)
}

/** Adds or updates the airport tariffs of an older demo database. */
async function keepAirportCharges(database: Database): Promise<void> {
  if ((await seededAs(database, 'airport-charges')) === tariffs) return
  const [{ migrateOffers }, { writeAirportCharges }] = await Promise.all([
    import('@wojaz/offers/server'),
    import('./world/store/write-airport-charges.ts'),
  ])
  await migrateOffers(database.pool)
  await writeAirportCharges(database.pool)
  await rememberSeeded(database, 'airport-charges', tariffs)
}

/** Adds reviews to an older demo database. */
async function keepReviews(database: Database, today: IsoDay, hotels: number): Promise<void> {
  if ((await seededAs(database, 'reviews')) === String(hotels)) return
  const [{ migrateOffers }, { addReviews }] = await Promise.all([
    import('@wojaz/offers/server'),
    import('./world/add-reviews.ts'),
  ])
  await migrateOffers(database.pool)
  await addReviews(database.pool, { seed, today, hotels })
  await rememberSeeded(database, 'reviews', String(hotels))
}

/** Adds the prices of the past year to an older demo database. */
async function keepPastWeeks(database: Database, today: IsoDay, hotels: number): Promise<void> {
  if ((await seededAs(database, 'past-weeks')) === String(hotels)) return
  const [{ migrateOffers }, { addPastWeeks }] = await Promise.all([
    import('@wojaz/offers/server'),
    import('./world/add-past-weeks.ts'),
  ])
  await migrateOffers(database.pool)
  await addPastWeeks(database.pool, { seed, today, hotels })
  await rememberSeeded(database, 'past-weeks', String(hotels))
}
