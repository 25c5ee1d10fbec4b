import { join } from 'node:path'
import { type Account, migrateAccount, openAccount } from '@wojaz/account/server'
import {
  type Booking,
  migrateBooking,
  openBooking,
  openPapers,
  openSeats,
  type Papers,
  payuGateway,
  type Seats,
} from '@wojaz/booking/server'
import { type Content, openContent } from '@wojaz/content/server'
import { type Database, openDatabase } from '@wojaz/database'
import { migrateOffers, type Offers, openOffers } from '@wojaz/offers/server'
import { openPictures, type Pictures } from '@wojaz/pictures/server'
import { migratePost, openPost, type Post } from '@wojaz/post/server'
import type { Clock } from '@wojaz/travel/dates'
import type { Logger } from 'pino'
import { extraNames } from './checkout/extra-names.ts'
import { type Env, StartFault } from './env.ts'
import { serverErrorSender } from './error-sender.ts'
import { type EventCounts, openEventCounts } from './insight/event-counts.ts'
import { createLog } from './log.ts'
import { migratePriceAlerts, openPriceAlerts, type PriceAlerts } from './price-alerts/price-alerts.ts'
import { createReports, type Reports } from './reports.ts'
import { openShowcase, type Showcase } from './showcase/showcase.ts'
import { nearestOffers } from './wishlist/nearest-offers.ts'
import { type ShowSaved, savedOffers } from './wishlist/saved-offers.ts'
import { openWishlists, type Wishlists } from './wishlist/wishlists.ts'

/** Everything a request may reach. Built here and nowhere else; others receive. */
export interface Services {
  env: Env
  clock: Clock
  log: Logger
  database: Database
  content: Content
  offers: Offers
  /** The same offers, prepared for pages. */
  showcase: Showcase
  pictures: Pictures
  /** Carries letters once it is started. */
  post: Post
  /** Customers and their logins. */
  account: Account
  /** Where editors' uploads are kept. */
  mediaFolder: string
  reports: Reports
  eventCounts: EventCounts
  wishlists: Wishlists
  showSaved: ShowSaved
  /** Looks at prices once it is started. */
  priceAlerts: PriceAlerts
  /** Carts, orders and payments. */
  booking: Booking
  /** Documents and letters of orders. */
  papers: Papers
  /** Numbered seats; frees what ran out once it is started. */
  seats: Seats
  close(): Promise<void>
}

const pictureCacheLimit = 2 * 1024 ** 3

interface Surroundings {
  clock?: Clock
  log?: Logger
  /** Of guessing a password, as a power of two. */
  passwordCost?: number
}

export async function openServices(
  env: Env,
  { clock = () => new Date(), log = createLog(env.logLevel), passwordCost }: Surroundings = {},
): Promise<Services> {
  const mediaFolder = join(env.dataFolder, 'media')
  const database = openDatabase({
    url: env.databaseUrl,
    applicationName: 'wojaz-shop',
    onError: (error) => log.warn({ err: error }, 'database connection lost'),
  })
  try {
    if (!(await database.isReachable())) {
      throw new StartFault('The database does not answer: check DATABASE_URL and that Postgres is running.')
    }
    const content = await openContent({
      databaseUrl: env.databaseUrl,
      secret: env.contentSecret,
      mediaFolder,
      siteUrl: env.siteUrl,
      ownHosts: env.ownHosts,
      clock,
      log,
    })
    const pictures = await openPictures({
      cacheFolder: join(env.dataFolder, 'pictures'),
      mediaFolder,
      cacheLimitBytes: pictureCacheLimit,
      log,
    })
    await migrateOffers(database.pool)
    await migratePost(database.pool)
    await migrateAccount(database.pool)
    await migratePriceAlerts(database.pool)
    await migrateBooking(database.pool)
    const wishlists = await openWishlists({ database, clock })
    const eventCounts = await openEventCounts({ database, clock, log })
    const seats = await openSeats({
      ...{ pool: database.pool, databaseUrl: env.databaseUrl, clock },
      onError: (error) => log.warn({ err: error }, 'seats are not heard of'),
    })
    // The last to open: nobody would stop its threads if a later step failed.
    const offers = await openOffers({ databaseUrl: env.databaseUrl, clock, log })
    const sendError = env.errorDsn ? serverErrorSender(env.errorDsn, { mode: env.mode, clock }) : undefined
    const reports = createReports({ log, contentVersion: () => content.version, sendError })
    const papers = openPapers({
      siteUrl: env.siteUrl,
      secret: env.contentSecret,
      namesOf: extraNames,
    })
    const post = openPost({
      pool: database.pool,
      clock,
      log,
      secret: env.contentSecret,
      siteUrl: env.siteUrl,
      smtpUrl: env.smtpUrl,
      folder: join(env.dataFolder, 'mail'),
      from: env.mailFrom,
      office: env.contactMailTo,
      drawers: papers.drawers,
      onOutcome: reports.letterTravelled,
    })
    const account = openAccount({
      ...{ pool: database.pool, clock, log, secret: env.contentSecret, siteUrl: env.siteUrl, passwordCost },
      onLetters: post.nudge,
    })
    const priceAlerts = openPriceAlerts({
      ...{ pool: database.pool, offers, clock, log, secret: env.contentSecret, siteUrl: env.siteUrl },
      onLetters: post.nudge,
    })
    const booking = openBooking({
      ...{ pool: database.pool, offers, clock, log, secret: env.contentSecret, siteUrl: env.siteUrl },
      gateway: payuGateway({ ...env.payu, clock }),
      seats,
      nearestOffers: (parts, locale) => nearestOffers(offers, parts, locale),
      queueLetters: papers.queueOrderLetters,
      queueLater: papers.queueLater,
      onLetters: post.nudge,
    })
    return {
      env,
      clock,
      log,
      database,
      content,
      offers,
      showcase: openShowcase({ offers, clock }),
      pictures,
      post,
      account,
      mediaFolder,
      reports,
      eventCounts,
      wishlists,
      showSaved: savedOffers({ offers, clock }),
      priceAlerts,
      booking,
      papers,
      seats,
      async close() {
        await booking.close()
        await seats.close()
        await priceAlerts.close()
        await account.close()
        await post.close()
        await papers.close()
        await eventCounts.close()
        await offers.close()
        await content.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
