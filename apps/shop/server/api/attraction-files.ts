import { locales, localisedPath } from '@wojaz/travel/locale'
import type { FastifyPluginAsync } from 'fastify'
import { ticketPath } from '../../app/features/attraction-checkout/attraction-checkout-address.ts'
import { attractionHolder } from '../attraction-checkout/attraction-holder.ts'
import { Fault } from '../request/errors.ts'
import type { Services } from '../request/services.ts'
import type { FindCustomer } from '../request/visitor.ts'
import { sendFile } from './send-file.ts'

interface AttractionFilesOptions extends Pick<Services, 'attractionSale' | 'attractionDocuments' | 'clock'> {
  findCustomer: FindCustomer
}

interface TicketFile {
  Params: { transactionId: string; itemId: string }
}

const files = ['bilet.pdf', 'kalendarz.ics'] as const

/** An attraction's ticket as PDF and calendar file. Without access to the order it is 404. */
export const attractionFiles: FastifyPluginAsync<AttractionFilesOptions> = async (app, services) => {
  const { attractionSale, attractionDocuments, findCustomer } = services
  for (const [locale, file] of locales.flatMap((one) => files.map((name) => [one, name] as const)))
    app.get<TicketFile>(localisedPath(locale, `${ticketPath}/${file}`), async (request, reply) => {
      const { transactionId, itemId } = request.params
      const customer = await findCustomer(request, reply)
      const holder = attractionHolder(services, transactionId, { customer, cookies: request.headers.cookie })
      const order = await attractionSale.order(transactionId, holder)
      const item = order?.items.find(({ id }) => id === itemId)
      if (!order || item?.state !== 'confirmed') throw new Fault('not-found')
      const asked = { ...order, locale }
      if (file === 'bilet.pdf')
        return sendFile(request, reply, await attractionDocuments.ticketOf(asked, item))
      return sendFile(request, reply, attractionDocuments.calendarOf(asked, item))
    })
}
