import type { Order } from '@wojaz/booking'
import { correctionsOf, documentsOf, formerDocuments } from '@wojaz/booking/server'
import { dayOf, type IsoDay } from '@wojaz/travel/dates'
import { locales, localisedPath } from '@wojaz/travel/locale'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { readingFile, standardFormPage } from '../checkout/reading-file.ts'
import { holderOf } from '../payment/order-holder.ts'
import { Fault } from '../request/errors.ts'
import type { Services } from '../request/services.ts'
import type { FindCustomer } from '../request/visitor.ts'
import { sendFile } from './send-file.ts'

interface OrderDocumentsOptions
  extends Pick<Services, 'booking' | 'sharing' | 'documents' | 'clock' | 'content' | 'env'> {
  findCustomer: FindCustomer
}

interface OrderFile {
  Params: { number: string; file: string }
  Querystring: { link?: string; przed?: string; pobierz?: string }
}

const orderNumber = /^W\d{9}$/
const readings = {
  'regulamin.html': '/regulamin',
  'standardowy-formularz-informacyjny.html': standardFormPage,
} as const

/**
 * Documents of an order, and the texts to read before ordering. An order's documents are open to the guest who placed it (cart
 * key in the cookie), to holders of the email's link or of a preview link with documents, and to its customer. For anybody else
 * they do not exist.
 */
export const orderDocuments: FastifyPluginAsync<OrderDocumentsOptions> = async (app, services) => {
  for (const locale of locales) {
    for (const [file, page] of Object.entries(readings))
      app.get(localisedPath(locale, `/pz/dokumenty/${file}`), async (request, reply) => {
        const html = await readingFile(services.content, page, { locale, siteUrl: services.env.siteUrl })
        if (!html) throw new Fault('not-found')
        const type = 'text/html; charset=utf-8'
        return sendFile(request, reply, { name: file, type, bytes: Buffer.from(html) })
      })

    app.get<OrderFile>(localisedPath(locale, '/pz/dokumenty/:number/:file'), async (request, reply) =>
      sendFile(request, reply, await orderFile(request, reply)),
    )
  }

  async function orderFile(request: FastifyRequest<OrderFile>, reply: FastifyReply) {
    const { file } = request.params
    const order = await orderOf(request, reply)
    if (!order) throw new Fault('not-found')
    const corrected = /^korekta-(\w+)\.pdf$/.exec(file)?.[1]
    if (corrected !== undefined) return correctionFile(order, corrected)
    if (order.state === 'confirmed' && file === 'kalendarz.ics') return services.documents.calendarOf(order)
    const drawn = await asAsked(order, request.query.przed)
    const name = drawn && documentsOf(drawn.order).find((one) => `${one}.pdf` === file)
    if (!name) throw new Fault('not-found')
    const { fileName, type, bytes } = await services.documents.drawDocument(drawn.order, name, drawn.version)
    return { name: fileName, type, bytes }
  }

  /** The order as it is now, or as it was before a change by the organiser or the guest. */
  async function asAsked(
    order: Order,
    before: unknown,
  ): Promise<{ order: Order; version?: { replacedOn: IsoDay } } | null> {
    if (before === undefined) return { order }
    const found = await services.booking.orderBefore(order.number, String(before))
    if (found) return { order: found.order, version: { replacedOn: dayOf(found.replacedAt) } }
    const own = formerDocuments(await services.booking.changesOf(order.number)).find(
      ({ id }) => id === before,
    )
    return own ? { order: own.order, version: { replacedOn: own.on } } : null
  }

  async function correctionFile(order: Order, id: string) {
    const corrections = correctionsOf(order, await services.booking.changesOf(order.number))
    const correction = corrections.find((one) => one.id === id)
    if (!correction) throw new Fault('not-found')
    const drawn = await services.documents.drawDocument(correction.order, 'korekta', { correction })
    return { name: drawn.fileName, type: drawn.type, bytes: drawn.bytes }
  }

  async function orderOf(request: FastifyRequest<OrderFile>, reply: FastifyReply) {
    const { number } = request.params
    if (!orderNumber.test(number)) return null
    const { link = '' } = request.query
    if (typeof link === 'string' && services.documents.opensOrder(number, link, services.clock()))
      return services.booking.order(number)
    const shared = typeof link === 'string' && link !== '' ? await services.sharing.openPreview(link) : null
    if (shared?.state === 'open' && shared.order.number === number && shared.hasDocuments) return shared.order
    const holder = holderOf(await services.findCustomer(request, reply), request.headers.cookie)
    return holder.customer || holder.keys.length > 0 ? services.booking.ownOrder(number, holder) : null
  }
}
