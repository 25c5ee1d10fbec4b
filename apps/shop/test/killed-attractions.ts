import {
  type AttractionSale,
  type AttractionSaleOptions,
  octoSupplier,
  openAttractionDocuments,
  openAttractionSale,
  type SupplierSettings,
} from '@wojaz/attractions/server'
import type { Booking } from '@wojaz/booking/server'
import { documentOptions } from '@wojaz/booking/testing'
import type { FastifyInstance } from 'fastify'
import { attractionCheckoutCalls } from '../server/api/attraction-checkout/attraction-checkout-calls.ts'

interface Parts extends Pick<AttractionSaleOptions, 'pool' | 'clock' | 'log'> {
  readonly siteUrl: string
  readonly secret: string
  readonly supplier: SupplierSettings
}

/** The part of a killed shop that sells attractions: its API calls, the sale with its polling loops, tickets and emails. */
export function killedAttractions({ pool, clock, log, siteUrl, secret, supplier }: Parts) {
  const documents = openAttractionDocuments({
    siteUrl,
    secret,
    contactOf: async () => documentOptions.contact,
  })
  return {
    drawers: documents.drawers,
    async sell(
      app: FastifyInstance,
      { booking, onEmails }: { booking: Booking; onEmails: () => void },
    ): Promise<AttractionSale> {
      const sale = openAttractionSale({
        pool,
        suppliers: new Map([[supplier.name, octoSupplier({ ...supplier, clock })]]),
        booking,
        clock,
        secret,
        log,
        queueEmails: documents.queueEmails,
        onEmails,
      })
      await app.register(attractionCheckoutCalls, {
        attractionSale: sale,
        attractionDocuments: documents,
        booking,
        clock,
        secret,
        findCustomer: async () => null,
      })
      // The polling interval is three seconds; fifty processes should not wait for it.
      app.addHook('onResponse', async () => void sale.keep().catch(() => {}))
      return sale
    },
  }
}
