import { join } from 'node:path'
import { facebookProvider, googleProvider, openAccount, openPasswords } from '@wojaz/account/server'
import { type Attractions, openAttractionSale, openAttractions } from '@wojaz/attractions/server'
import { fairShare, openDesk, openSeats, orderAmounts } from '@wojaz/booking/server'
import { openComplaints } from '@wojaz/complaints/server'
import { openContent } from '@wojaz/content/server'
import { guestLimitsOf, openDatabase } from '@wojaz/database'
import { openEventCounts } from '@wojaz/insight/server'
import { openOffers } from '@wojaz/offers/server'
import { loadPictureSources, openPictures } from '@wojaz/pictures/server'
import { openPriceAlerts } from '@wojaz/price-alerts/server'
import { openStaff } from '@wojaz/staff/server'
import { openTalks } from '@wojaz/talks/server'
import type { Clock } from '@wojaz/travel/dates'
import { openUploads } from '@wojaz/uploads/server'
import { openWishlists } from '@wojaz/wishlist/server'
import type { Logger } from 'pino'
import { askSupplier } from '../attractions/ask-supplier.ts'
import { openCartCounts } from '../checkout/cart-counts.ts'
import { engineTurns } from '../engine-turns/engine-turns.ts'
import type { TurnDesk } from '../engine-turns/turn-desk.ts'
import { openMapStyle } from '../map-style/open-map-style.ts'
import { openMyData } from '../my-data/open-my-data.ts'
import type { Env } from '../request/env.ts'
import type { Services } from '../request/services.ts'
import { openShowcase } from '../showcase/showcase.ts'
import { talkSources } from '../talks/talk-sources.ts'
import { savedOffers } from '../wishlist/saved-offers.ts'
import { closeServices } from './close-services.ts'
import { createReports } from './create-reports.ts'
import { createLog } from './log.ts'
import { migrateAll } from './migrate-all.ts'
import { openEmails } from './open-emails.ts'
import { openOrders } from './open-orders.ts'
import { type PoolSizes, wholePools } from './workers/connection-plan.ts'

const pictureCacheLimit = 2 * 1024 ** 3

interface Deps {
  clock?: Clock
  log?: Logger
  /** The cost of password hashing, as a power of two. */
  passwordCost?: number
  /** Measures the engine's work. */
  stopwatch?: () => number
  /** Hands out the engine's turns for all workers; not given: this process is the only one. */
  desk?: TurnDesk
  pools?: PoolSizes
}

/** The composition root: builds all services that requests use. */
export async function openServices(
  env: Env,
  {
    clock = () => new Date(),
    log = createLog(env.logLevel),
    passwordCost,
    stopwatch,
    desk,
    pools = wholePools,
  }: Deps = {},
): Promise<Services> {
  const mediaFolder = join(env.dataFolder, 'media')
  const limits = guestLimitsOf(env.statementMs)
  const database = openDatabase({
    url: env.databaseUrl,
    applicationName: 'wojaz-shop',
    maxConnections: pools.shop,
    limits,
    onError: (error) => log.warn({ err: error }, 'database connection lost'),
  })
  try {
    await migrateAll(env.databaseUrl)
    const content = await openContent({
      databaseUrl: env.databaseUrl,
      secret: env.contentSecret,
      mediaFolder,
      siteUrl: env.siteUrl,
      ownHosts: env.ownHosts,
      maxConnections: pools.content,
      limits,
      clock,
      log,
    })
    // Attractions are opened last; their pictures are not requested before.
    let partnerPicture: Attractions['pictureUrl'] = async () => null
    const pictures = await openPictures({
      cacheFolder: join(env.dataFolder, 'pictures'),
      mediaFolder,
      cacheLimitBytes: pictureCacheLimit,
      log,
      sources: await loadPictureSources(env.pictureSources),
      partner: { find: (name) => partnerPicture(name) },
    })
    const wishlists = openWishlists({ pool: database.pool, clock })
    const uploads = openUploads({
      pool: database.pool,
      clock,
      log,
      folder: join(env.dataFolder, 'uploads'),
    })
    const eventCounts = openEventCounts({ pool: database.pool, clock, log })
    const share = fairShare(env.unpaidOrders)
    const seats = await openSeats({
      pool: database.pool,
      databaseUrl: env.databaseUrl,
      clock,
      secret: env.contentSecret,
      share,
      onError: (error) => log.warn({ err: error }, 'seats are not heard of'),
    })
    const talks = await openTalks({
      pool: database.pool,
      databaseUrl: env.databaseUrl,
      clock,
      siteUrl: env.siteUrl,
      ...talkSources,
      onEmails: () => mail.nudge(),
      onError: (error) => log.warn({ err: error }, 'messages are not heard of'),
    })
    // Loaded only if used, because it is large.
    const errors = env.errorDsn
      ? (await import('./error-sender.ts')).createErrorSender(env.errorDsn, { mode: env.mode, clock })
      : undefined
    const reports = createReports({ log, contentVersion: () => content.version, errors })
    // Opened late. If a later step fails, it must be closed, or its worker threads would keep running.
    const offers = await openOffers({
      databaseUrl: env.databaseUrl,
      clock,
      log,
      statementMs: env.statementMs,
      pools: { guests: pools.offers, inventory: pools.inventory },
      admit: engineTurns({ guestsPerAddress: env.guestsPerAddress, stopwatch, desk }),
    })
    const { documents, attractionDocuments, mail } = openEmails(env, {
      clock,
      log,
      database,
      content,
      talks,
      reports,
    })
    const passwords = openPasswords({
      pool: database.pool,
      clock,
      secret: env.contentSecret,
      cost: passwordCost,
    })
    const account = openAccount({
      pool: database.pool,
      clock,
      log,
      passwords,
      secret: env.contentSecret,
      siteUrl: env.siteUrl,
      providers: [
        ...(env.google ? [googleProvider(env.google)] : []),
        ...(env.facebook ? [facebookProvider(env.facebook)] : []),
      ],
      documentKeys: env.documentKeys,
      onEmails: mail.nudge,
    })
    const priceAlerts = openPriceAlerts({
      pool: database.pool,
      offers,
      clock,
      log,
      secret: env.contentSecret,
      siteUrl: env.siteUrl,
      onEmails: mail.nudge,
    })
    const { booking, travellerData, sharing } = openOrders(env, {
      clock,
      log,
      database,
      offers,
      seats,
      documents,
      mail,
      share,
    })
    const attractions = await openAttractions({
      pool: database.pool,
      databaseUrl: env.databaseUrl,
      clock,
      log,
      suppliers: env.octoSuppliers,
      places: offers.places,
    }).catch(async (error) => {
      await offers.close()
      throw error
    })
    partnerPicture = attractions.pictureUrl
    const attractionSale = openAttractionSale({
      pool: database.pool,
      suppliers: attractions.suppliers,
      booking,
      share,
      secret: env.contentSecret,
      clock,
      log,
      queueEmails: attractionDocuments.queueEmails,
      onEmails: mail.nudge,
    })
    const complaints = openComplaints({
      pool: database.pool,
      clock,
      log,
      uploads,
      siteUrl: env.siteUrl,
      awards: { secondPersonAbove: env.secondPersonAbove, amountsOf: orderAmounts },
      onEmails: mail.nudge,
    })
    const myData = openMyData({ account, database, booking, travellerData, documents, mail, clock, log })
    const staff = openStaff({
      pool: database.pool,
      clock,
      log,
      passwords,
      secret: env.contentSecret,
      siteUrl: env.siteUrl,
      isEditor: content.hasEditor,
      onEmails: mail.nudge,
    })
    const mapStyles = openMapStyle({ address: env.mapStyleUrl, log })
    const services = {
      env,
      clock,
      log,
      database,
      content,
      offers,
      showcase: openShowcase({ offers, clock }),
      pictures,
      mapStyles,
      mail,
      account,
      passwords,
      mediaFolder,
      reports,
      eventCounts,
      wishlists,
      uploads,
      showSaved: savedOffers({ offers, clock }),
      priceAlerts,
      talks,
      booking,
      cartCounts: openCartCounts({ guestsPerAddress: env.guestsPerAddress, clock }),
      attractions,
      attractionSale,
      attractionDocuments,
      attractionTimes: askSupplier(attractions, clock),
      complaints,
      desk: openDesk({ pool: database.pool, clock }),
      staff,
      sharing,
      travellerData,
      documents,
      seats,
      myData,
    }
    return { ...services, close: () => closeServices(services).finally(() => errors?.close()) }
  } catch (error) {
    await database.close()
    throw error
  }
}
