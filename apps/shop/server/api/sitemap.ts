import type { Attractions } from '@wojaz/attractions/server'
import type { Content } from '@wojaz/content/server'
import type { Offers } from '@wojaz/offers/server'
import { defaultLocale, locales, localisedPath } from '@wojaz/travel/locale'
import type { FastifyPluginAsync } from 'fastify'
import { attractionsPath, resultsPath } from '../../app/features/attractions/attraction-address.ts'
import { destinationsUrl } from '../../app/features/destinations/destination-address.ts'
import { officesUrl } from '../../app/features/offices/office-address.ts'
import { pathOf } from '../attractions/shown-attraction.ts'
import { escapeHtml } from '../request/escape-html.ts'
import type { Showcase } from '../showcase/showcase.ts'

interface SitemapOptions {
  content: Content
  offers: Offers
  showcase: Showcase
  attractions: Attractions
  siteUrl: string
}

interface Address {
  /** Without a language prefix. */
  url: string
  /** An ISO time or day; null: unknown. */
  updatedAt: string | null
}

type Addresses = () => Promise<Address[]>

/** A sitemap index and one sitemap per kind of page. */
export const sitemap: FastifyPluginAsync<SitemapOptions> = async (
  api,
  { content, offers, showcase, attractions, siteUrl },
) => {
  const kinds: Record<string, Addresses> = {
    pages: () => content.pageUrls(),
    offices: async () => officeAddresses(await content.offices(defaultLocale)),
    destinations: async () =>
      destinationAddresses(await content.destinations(defaultLocale), await showcase.fromPrices()),
    hotels: async () => hotelAddresses(await offers.seoPaths()),
    ...(attractions.isOpen && { attractions: async () => attractionAddresses(attractions.index) }),
  }

  api.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=600')
  })

  api.get('/sitemap.xml', async (_request, reply) => {
    const parts = await Promise.all(
      Object.entries(kinds).map(async ([kind, addresses]) => ({ kind, newest: newestOf(await addresses()) })),
    )
    reply.type('application/xml; charset=utf-8')
    return indexXml(parts, siteUrl)
  })

  for (const [kind, addresses] of Object.entries(kinds)) {
    api.get(`/sitemap/${kind}.xml`, async (_request, reply) => {
      reply.type('application/xml; charset=utf-8')
      return sitemapXml(await addresses(), siteUrl)
    })
  }
}

function officeAddresses(offices: Awaited<ReturnType<Content['offices']>>): Address[] {
  const cities = new Map<string, Address>()
  for (const { citySeoName, updatedAt } of offices) {
    const known = cities.get(citySeoName)
    const newest = known?.updatedAt && known.updatedAt > updatedAt ? known.updatedAt : updatedAt
    cities.set(citySeoName, { url: `${officesUrl}/${citySeoName}`, updatedAt: newest })
  }
  return [...cities.values(), ...offices.map(({ url, updatedAt }) => ({ url, updatedAt }))]
}

/** Places with something on sale; the other pages are `noindex`. */
function destinationAddresses(
  destinations: Awaited<ReturnType<Content['destinations']>>,
  prices: Awaited<ReturnType<Showcase['fromPrices']>>,
): Address[] {
  return destinations
    .filter(({ code }) => prices.has(code))
    .map(({ path, updatedAt }) => ({ url: `${destinationsUrl}/${path}`, updatedAt }))
}

function hotelAddresses(paths: Awaited<ReturnType<Offers['seoPaths']>>): Address[] {
  return paths
    .filter(({ kind }) => kind === 'hotel')
    .map(({ names, changedOn }) => ({ url: `${destinationsUrl}/${names.join('/')}`, updatedAt: changedOn }))
}

/** The landing page, the unfiltered list and every attraction. */
function attractionAddresses(index: Attractions['index']): Address[] {
  const lists = [attractionsPath, resultsPath]
  const own = index.listed.map(({ placeCode, titles, number }) => pathOf(index, placeCode, titles.pl, number))
  return [...lists, ...own].map((url) => ({ url, updatedAt: null }))
}

function newestOf(addresses: Address[]): string | null {
  return addresses.reduce<string | null>(
    (newest, { updatedAt }) => (newest !== null && newest > (updatedAt ?? '') ? newest : updatedAt),
    null,
  )
}

function indexXml(parts: { kind: string; newest: string | null }[], siteUrl: string): string {
  const entries = parts.map(
    ({ kind, newest }) =>
      `<sitemap><loc>${escapeHtml(siteUrl)}/sitemap/${kind}.xml</loc>${newest ? lastmod(newest) : ''}</sitemap>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</sitemapindex>
`
}

/** Every language version is one entry and links to all others. */
function sitemapXml(addresses: Address[], siteUrl: string): string {
  const full = (locale: (typeof locales)[number], url: string) =>
    escapeHtml(siteUrl + localisedPath(locale, url))
  const entries = addresses.flatMap(({ url, updatedAt }) => {
    const alternates = [
      ...locales.map((locale) => link(locale, full(locale, url))),
      link('x-default', full(defaultLocale, url)),
    ].join('')
    return locales.map(
      (locale) =>
        `<url><loc>${full(locale, url)}</loc>${updatedAt ? lastmod(updatedAt) : ''}${alternates}</url>`,
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

function lastmod(moment: string): string {
  return `<lastmod>${moment.slice(0, 10)}</lastmod>`
}

function link(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`
}
