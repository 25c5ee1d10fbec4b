import { type ComponentOf, pageComponents } from '@wojaz/content'
import type { PageRefusal } from '@wojaz/content/server'
import { dayOf } from '@wojaz/travel/dates'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { shippedText } from '../request/error-text.ts'
import { localeOf } from '../request/locale.ts'
import type { Services } from '../request/services.ts'
import { type FindCustomer, visitorOf } from '../request/visitor.ts'
import { offersOfPage } from '../showcase/offers-of-page.ts'
import { bannersSchema, pageContentSchema } from './page-calls.schema.ts'
import { backend } from './search/call-paths.ts'

type PageServices = Pick<Services, 'content' | 'offers' | 'showcase' | 'clock' | 'reports'> & {
  findCustomer: FindCustomer
}

/** Pages as visitors see them, by the verb of the page itself. */
export const pageCalls: FastifyPluginAsyncZod<PageServices> = async (api, { findCustomer, ...services }) => {
  const read = async (request: FastifyRequest, reply: FastifyReply, url: string) => {
    const customer = await findCustomer(request, reply)
    reply.header('cache-control', 'private, no-cache')
    const visitor = visitorOf(customer, request.headers.cookie, dayOf(services.clock()))
    return services.content.page(url, { locale: localeOf(request), visitor, drafts: false })
  }

  api.get(`${backend}/page/content`, { schema: pageContentSchema }, async (request, reply) => {
    const { url } = request.query
    const found = await read(request, reply, url)
    if (!found.ok) return refuse(request, reply, found.refusal)
    const asked = { page: found.value, path: url, locale: localeOf(request) }
    return { page: found.value, offers: await offersOfPage(asked, services) }
  })

  api.get(`${backend}/banners`, { schema: bannersSchema }, async (request, reply) => {
    const found = await read(request, reply, request.query.url)
    if (!found.ok) return refuse(request, reply, found.refusal)
    const isBanner = (one: { name: string }): one is ComponentOf<'banner'> => one.name === 'banner'
    return { banners: pageComponents(found.value).filter(isBanner) }
  })
}

const sentences = {
  'page-not-found': 'content.api.pageNotFound',
  'page-not-active': 'content.api.pageNotActive',
} as const satisfies Record<PageRefusal['code'], string>

function refuse(request: FastifyRequest, reply: FastifyReply, { code }: PageRefusal) {
  return reply.code(404).send({ code, message: shippedText(sentences[code], localeOf(request)) })
}
