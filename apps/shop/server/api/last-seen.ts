import type { Content } from '@wojaz/content/server'
import type { Offers } from '@wojaz/offers/server'
import { type Clock, dayOf } from '@wojaz/travel/dates'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { lastSeen } from '../last-seen/last-seen.ts'
import { seenByCustomer } from '../last-seen/seen-by-customer.ts'
import { savingLimit } from '../plugins/rate-limit.ts'
import { Fault } from '../request/errors.ts'
import { isForeign } from '../request/foreign-request.ts'
import { localeOf } from '../request/locale.ts'
import { serverI18n } from '../request/server-i18n.ts'
import type { Services } from '../request/services.ts'
import type { FindCustomer } from '../request/visitor.ts'
import { lastSearchSchema, lastWatchedSchema } from './last-seen.schema.ts'

interface LastSeenOptions extends Pick<Services, 'account'> {
  offers: Offers
  content: Content
  clock: Clock
  siteUrl: string
  findCustomer: FindCustomer
}

const bodyLimit = 16 * 1024

/**
 * The browser sends what it has stored. For strangers nothing is stored here; customers find it on every device. Data is sent in
 * bodies, because offer codes and searches contain birth dates.
 */
export const lastSeenApi: FastifyPluginAsyncZod<LastSeenOptions> = async (
  api,
  { offers, content, clock, siteUrl, account, findCustomer },
) => {
  api.addHook('onRequest', async (request) => {
    if (isForeign(request, siteUrl)) throw new Fault('forbidden')
  })
  const seen = lastSeen({ offers, content })
  const limited = { config: savingLimit, bodyLimit }

  api.post('/api/www/last-watched', { ...limited, schema: lastWatchedSchema }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const customer = await findCustomer(request, reply)
    const codes = await seenByCustomer(account, customer, request.body.offerCodes)
    return { offers: await seen.watched(codes, localeOf(request)) }
  })

  api.post('/api/www/last-search', { ...limited, schema: lastSearchSchema }, async (request, reply) => {
    const locale = localeOf(request)
    const { t } = serverI18n(await content.dictionary(locale))
    reply.header('cache-control', 'no-store')
    return { search: await seen.search(request.body.q, { locale, today: dayOf(clock()), t }) }
  })
}
