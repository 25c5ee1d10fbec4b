import { accountPaths } from '@wojaz/account'
import { locales, localisedPath } from '@wojaz/travel/locale'
import type { FastifyPluginAsync } from 'fastify'

export const crawlers: FastifyPluginAsync<{ siteUrl: string }> = async (api, { siteUrl }) => {
  api.get('/robots.txt', async (_request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600')
    return [
      'User-agent: *',
      'Disallow: /admin',
      'Disallow: /api/',
      'Disallow: /biuro',
      ...locales.flatMap((locale) =>
        ['/pz/', accountPaths.home].map((path) => `Disallow: ${localisedPath(locale, path)}`),
      ),
      '',
      `Sitemap: ${siteUrl}/sitemap.xml`,
      '',
    ].join('\n')
  })
}
