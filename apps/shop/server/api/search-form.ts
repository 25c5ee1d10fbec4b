import { locales, localisedPath } from '@wojaz/travel/locale'
import { listingAddress } from '@wojaz/travel/search'
import { searchFormPath, searchOfForm } from '@wojaz/travel/search-form'
import type { FastifyPluginAsync } from 'fastify'
import { localeOf } from '../request/locale.ts'

/** The search form without scripts: redirects to the URL of the search. */
export const searchForm: FastifyPluginAsync = async (app) => {
  for (const locale of locales)
    app.get(localisedPath(locale, searchFormPath), { schema: { hide: true } }, async (request, reply) => {
      const { searchParams } = new URL(request.url, 'http://form')
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
      return reply.redirect(listingAddress(searchOfForm(searchParams), localeOf(request)), 303)
    })
}
