import { dayOf } from '@wojaz/travel/dates'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { readTemplate } from '../content-pages/read-template.ts'
import { localeOf } from '../request/locale.ts'
import type { Services } from '../request/services.ts'
import { type FindCustomer, visitorOf } from '../request/visitor.ts'
import { errorTemplateSchema } from './error-template.schema.ts'

interface ErrorTemplateOptions {
  services: Services
  findCustomer: FindCustomer
}

export const errorTemplateApi: FastifyPluginAsyncZod<ErrorTemplateOptions> = async (
  api,
  { services, findCustomer },
) => {
  api.get('/api/www/error-page/:type', { schema: errorTemplateSchema }, async (request, reply) => {
    const today = dayOf(services.clock())
    const visitor = visitorOf(await findCustomer(request, reply), request.headers.cookie, today)
    reply.header('cache-control', 'no-store')
    const asked = { locale: localeOf(request), visitor, drafts: false, path: '/' }
    return { template: await readTemplate(request.params.type, asked, services) }
  })
}
