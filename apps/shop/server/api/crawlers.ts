import type { Content } from '@wojaz/content/server'
import { defaultLocale, locales, localisedPath } from '@wojaz/travel'
import type { FastifyPluginAsync } from 'fastify'
import { escapeHtml } from '../plain-page.ts'

interface CrawlersOptions {
  content: Content
  siteUrl: string
}

export const crawlers: FastifyPluginAsync<CrawlersOptions> = async (api, { content, siteUrl }) => {
  api.get('/robots.txt', async (_request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600')
    return [
      'User-agent: *',
      'Disallow: /admin',
      'Disallow: /api/',
      '',
      `Sitemap: ${siteUrl}/sitemap.xml`,
      '',
    ].join('\n')
  })

  api.get('/sitemap.xml', async (_request, reply) => {
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=600')
    return sitemap(await content.pageUrls(), siteUrl)
  })
}

/** Every language version is an entry of its own and names all the others. */
function sitemap(pages: { url: string; updatedAt: string }[], siteUrl: string): string {
  const address = (locale: (typeof locales)[number], url: string) =>
    escapeHtml(siteUrl + localisedPath(locale, url))
  const entries = pages.flatMap(({ url, updatedAt }) => {
    const alternates = [
      ...locales.map((locale) => link(locale, address(locale, url))),
      link('x-default', address(defaultLocale, url)),
    ].join('')
    return locales.map(
      (locale) =>
        `<url><loc>${address(locale, url)}</loc><lastmod>${updatedAt.slice(0, 10)}</lastmod>${alternates}</url>`,
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

function link(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`
}
