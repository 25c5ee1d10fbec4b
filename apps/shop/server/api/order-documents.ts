import { documentsOf } from '@wojaz/booking/server'
import { locales, localisedPath } from '@wojaz/travel/locale'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { readingFile } from '../checkout/reading-file.ts'
import { holderOf } from '../payment/order-holder.ts'
import { Fault } from '../request/errors.ts'
import type { Services } from '../request/services.ts'
import type { FindCustomer } from '../request/visitor.ts'

interface OrderDocumentsOptions extends Pick<Services, 'booking' | 'papers' | 'clock' | 'content' | 'env'> {
  findCustomer: FindCustomer
}

interface OrderFile {
  Params: { number: string; file: string }
  Querystring: { link?: string }
}

const orderNumber = /^W\d{9}$/
const readings = {
  'regulamin.html': '/regulamin',
  'standardowy-formularz-informacyjny.html': '/informacje/standardowy-formularz-informacyjny',
} as const

/**
 * What a guest takes home: the documents of an order, and what is to be read before ordering. An order's opens for whoever placed it (the
 * cart's key in the cookie), has its letter (the link), or is the customer it belongs to; to anybody else it does not exist.
 */
export const orderDocuments: FastifyPluginAsync<OrderDocumentsOptions> = async (app, services) => {
  for (const locale of locales) {
    for (const [file, page] of Object.entries(readings))
      app.get(localisedPath(locale, `/pz/dokumenty/${file}`), async (_request, reply) => {
        const html = await readingFile(services.content, page, { locale, siteUrl: services.env.siteUrl })
        if (!html) throw new Fault('not-found')
        return sendFile(reply, { name: file, type: 'text/html; charset=utf-8', bytes: Buffer.from(html) })
      })

    app.get<OrderFile>(localisedPath(locale, '/pz/dokumenty/:number/:file'), async (request, reply) =>
      sendFile(reply, await orderFile(request, reply)),
    )
  }

  async function orderFile(request: FastifyRequest<OrderFile>, reply: FastifyReply) {
    const { file } = request.params
    const order = await orderOf(request, reply)
    if (order?.state !== 'confirmed') throw new Fault('not-found')
    if (file === 'kalendarz.ics') return services.papers.calendarOf(order)
    const name = documentsOf(order).find((one) => `${one}.pdf` === file)
    if (!name) throw new Fault('not-found')
    const { fileName, type, bytes } = await services.papers.drawDocument(order, name)
    return { name: fileName, type, bytes }
  }

  async function orderOf(request: FastifyRequest<OrderFile>, reply: FastifyReply) {
    const { number } = request.params
    if (!orderNumber.test(number)) return null
    const { link = '' } = request.query
    if (typeof link === 'string' && services.papers.opensOrder(number, link, services.clock()))
      return services.booking.order(number)
    const holder = holderOf(await services.findCustomer(request, reply), request.headers.cookie)
    return holder.customer || holder.keys.length > 0 ? services.booking.ownOrder(number, holder) : null
  }
}

function sendFile(reply: FastifyReply, file: { name: string; type: string; bytes: Buffer }) {
  return reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .type(file.type)
    .send(file.bytes)
}
