import { randomUUID } from 'node:crypto'
import { addressesOf } from '@wojaz/account/server'
import { usualSecondPersonAbove } from '@wojaz/booking'
import {
  buyerOf,
  hasBuyer,
  noSeats,
  openBooking,
  openDocuments,
  openGateways,
  orderAmounts,
  payuGateway,
} from '@wojaz/booking/server'
import { openComplaints } from '@wojaz/complaints/server'
import { openTalks } from '@wojaz/talks/server'
import { claimUploads, openUploads, removeUploads, uploadsOf } from '@wojaz/uploads/server'
import type { ClientBase, Pool } from 'pg'

export interface WorkOptions {
  readonly pool: Pool
  readonly databaseUrl: string
  readonly siteUrl: string
  readonly secret: string
  /** The shop's folder for uploads. */
  readonly uploadFolder: string
  readonly bank: {
    readonly url: string
    readonly posId: string
    readonly clientId: string
    readonly clientSecret: string
    readonly secondKey: string
  }
}

export type Work = Awaited<ReturnType<typeof openWork>>

const log = { info() {}, warn() {}, error() {} }
const contact = {
  phone: '+48 22 000 00 00',
  phoneHours: 'pn.–pt. 9–17',
  email: 'kontakt@wojaz.example',
  emergencyPhone: '+48 22 000 00 02',
  emergencyHours: 'całą dobę',
}

/** The functions that guests and staff use, with a clock that can be set back. */
export async function openWork({ pool, databaseUrl, siteUrl, secret, uploadFolder, bank }: WorkOptions) {
  let now: number | null = null
  const clock = () => new Date(now ?? Date.now())
  const nothing = () => {}
  const talks = await openTalks({
    pool,
    databaseUrl,
    siteUrl,
    clock,
    hasBuyer,
    customersOf: addressesOf,
    files: {
      claim: async (client, uploads, { name, thread }, sentBy) => {
        const owner = { kind: 'message', id: name } as const
        const claimed = await claimUploads(client, uploads, owner, { sentBy, about: thread })
        return claimed.ok ? null : 'files-unknown'
      },
      of: (client, messages) => uploadsOf(client, 'message', messages),
      remove: async (client, messages) => {
        for (const id of messages) await removeUploads(client, { kind: 'message', id })
      },
    },
    buyerOf: async (client: ClientBase, number: string) => {
      const buyer = await buyerOf(client, number)
      return buyer && { customerId: null, ...buyer }
    },
    onEmails: nothing,
    onError: nothing,
  })
  const documents = openDocuments({
    siteUrl,
    secret,
    contactOf: async () => contact,
    keepEmail: async (client, { number: orderNumber }, { idempotencyKey: sentAs, ...email }, at) =>
      talks.keepEmail(client, { orderNumber, sentAs, ...email }, at),
  })
  const uploads = openUploads({ pool, clock, log, folder: uploadFolder })
  const booking = openBooking({
    pool,
    clock,
    log,
    secret,
    siteUrl,
    seats: noSeats,
    gateways: openGateways([payuGateway({ ...bank, clock })]),
    offers: { bookable: () => Promise.reject(new Error('Nobody looks for offers here.')) },
    nearestOffers: async () => [],
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
  })
  const awards = { secondPersonAbove: usualSecondPersonAbove, amountsOf: orderAmounts }
  const complaints = openComplaints({ pool, clock, log, siteUrl, uploads, awards, onEmails: nothing })

  return {
    pool,
    talks,
    booking,
    complaints,
    uploads,
    /** Runs the work as if it were so many minutes ago. */
    async ago<Value>(minutes: number, work: () => Promise<Value>): Promise<Value> {
      now = Date.now() - minutes * 60_000
      try {
        return await work()
      } finally {
        now = null
      }
    },
    say: (text: string) => ({ text, sentAs: randomUUID() }),
    async close() {
      await talks.close()
      await documents.close()
    },
  }
}
