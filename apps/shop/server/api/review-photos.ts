import { downloadHeaders } from '@wojaz/uploads/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { holderOf } from '../payment/order-holder.ts'
import { readOrderLink } from '../payment/order-link-cookie.ts'
import { Fault } from '../request/errors.ts'
import type { Services } from '../request/services.ts'
import type { FindCustomer } from '../request/visitor.ts'

interface ReviewPhotosOptions extends Pick<Services, 'booking' | 'documents' | 'uploads' | 'clock'> {
  findCustomer: FindCustomer
}

const schema = {
  summary: 'A photo of a review: for everybody while the review is shown, else for whoever holds the order',
  tags: ['reviews'],
  params: z.object({ id: z.uuid() }),
  querystring: z.object({ size: z.enum(['small', 'whole']).default('whole') }),
}

export const reviewPhotos: FastifyPluginAsyncZod<ReviewPhotosOptions> = async (api, options) => {
  const { booking, documents, uploads, clock, findCustomer } = options

  api.get('/api/www/review-photos/:id', { schema }, async (request, reply) => {
    const { id } = request.params
    const upload = await uploads.find(id)
    if (upload?.ownerKind !== 'review') throw new Fault('not-found')
    // Until the form is accepted the photo has no owner, and only its sender, the order, identifies it.
    const number = upload.ownerId ?? upload.sentBy.replace(/^order:/, '')
    const isShown = upload.ownerId !== null && (await booking.tripReview(number))?.state === 'shown'
    if (!isShown && !(await holds(request, reply, number))) throw new Fault('not-found')
    const file = await uploads.open(id, request.query.size)
    if (!file) throw new Fault('not-found')
    reply.headers(downloadHeaders(upload))
    if (isShown) reply.header('cache-control', 'private, max-age=600')
    return reply.send(file)
  })

  async function holds(request: FastifyRequest, reply: FastifyReply, number: string): Promise<boolean> {
    const { cookie } = request.headers
    const link = readOrderLink(cookie, number)
    if (link !== null && documents.opensOrder(number, link, clock())) return true
    const holder = holderOf(await findCustomer(request, reply), cookie)
    if (!holder.customer && holder.keys.length === 0) return false
    return (await booking.ownOrder(number, holder)) !== null
  }
}
