import { type FairShare, openBooking, openSharing, openTravellerData } from '@wojaz/booking/server'
import { awardedOf } from '@wojaz/complaints/server'
import { nearestOffers } from '@wojaz/offers/server'
import { forEverybody } from '../request/asker.ts'
import type { Env } from '../request/env.ts'
import type { Services } from '../request/services.ts'
import { bankGateways } from './bank-gateways.ts'

interface Deps
  extends Pick<Services, 'clock' | 'log' | 'database' | 'offers' | 'seats' | 'documents' | 'mail'> {
  readonly share: FairShare
}

/** Carts, orders and payments, the documents of those who travel, and who else sees a trip. */
export function openOrders(env: Env, { clock, log, database, offers, seats, documents, mail, share }: Deps) {
  const booking = openBooking({
    pool: database.pool,
    offers,
    clock,
    log,
    secret: env.contentSecret,
    siteUrl: env.siteUrl,
    gateways: bankGateways(env, clock),
    leastPayment: env.leastPayment,
    secondPersonAbove: env.secondPersonAbove,
    givenBeside: awardedOf,
    seats,
    share,
    // A buyer is never refused by the engine's turns.
    nearestOffers: (parts, locale) => forEverybody(() => nearestOffers(offers, parts, locale)),
    queueEmails: documents.queueOrderEmails,
    queueLater: documents.queueLater,
    queueOrderLink: documents.queueOrderLink,
    queueReminder: documents.queueReminder,
    queueReminderNow: documents.queueReminderNow,
    queueChanged: documents.queueChanged,
    queueTripChanged: documents.queueTripChanged,
    queueNotice: documents.queueNotice,
    queueLeavingFree: documents.queueLeavingFree,
    queueJoined: documents.queueJoined,
    queueReviewAsked: documents.queueReviewAsked,
    queueReviewRefused: documents.queueReviewRefused,
    queueUpsells: documents.queueUpsells,
    queueRefund: documents.queueRefund,
    onEmails: mail.nudge,
  })
  const travellerData = openTravellerData({
    pool: database.pool,
    clock,
    log,
    documentKeys: env.documentKeys,
  })
  const sharing = openSharing({
    pool: database.pool,
    clock,
    documents,
    secret: env.contentSecret,
    siteUrl: env.siteUrl,
    onEmails: mail.nudge,
  })
  return { booking, travellerData, sharing }
}
