import type { Content } from '@wojaz/content/server'
import { type Clock, formatDate } from '@wojaz/travel/dates'
import { type Locale, locales, localisedPath } from '@wojaz/travel/locale'
import { formatMoney } from '@wojaz/travel/money'
import type { FastifyPluginAsync } from 'fastify'
import type { OfferFacts } from '../../app/features/offer-cards/offer-facts.ts'
import { weekFeedUrl } from '../../app/features/offer-cards/week-feed-address.ts'
import { escapeHtml } from '../request/escape-html.ts'
import { serverI18n } from '../request/server-i18n.ts'
import type { Showcase } from '../showcase/showcase.ts'

interface RssOptions {
  content: Content
  showcase: Showcase
  clock: Clock
  siteUrl: string
}

const items = 20

/** This week's reduced offers as RSS 2.0, in every language. */
export const rss: FastifyPluginAsync<RssOptions> = async (api, { content, showcase, clock, siteUrl }) => {
  for (const locale of locales) {
    api.get(localisedPath(locale, weekFeedUrl), async (_request, reply) => {
      const { t } = serverI18n(await content.dictionary(locale))
      const offers = await showcase.promoted({ tripType: 'WS', count: items }, locale)
      reply.type('application/rss+xml; charset=utf-8').header('cache-control', 'public, max-age=600')
      return feed({ locale, siteUrl, now: clock(), offers, t: (key, words) => t(key, words ?? {}) })
    })
  }
}

interface Feed {
  locale: Locale
  siteUrl: string
  now: Date
  offers: OfferFacts[]
  t: (key: string, words?: Record<string, string | number>) => string
}

function feed({ locale, siteUrl, now, offers, t }: Feed): string {
  const address = (path: string) => escapeHtml(siteUrl + localisedPath(locale, path))
  const entries = offers.map((offer) => {
    const nights = t('offers.nights', { count: offer.nights })
    const percent = offer.reduction ? ` (−${offer.reduction.percent}%)` : ''
    const price = t('offers.from', { price: formatMoney(offer.perPerson) })
    const about = [
      `${formatDate(offer.departureDate)} – ${formatDate(offer.returnDate)}, ${nights}`,
      offer.airport ? t('offers.departure', { airport: offer.airport }) : t('offers.ownTransport'),
      offer.board,
      t('offers.forTwo', { price: formatMoney(offer.total) }),
      ...(offer.reduction
        ? [t('offers.lowestBefore', { price: formatMoney(offer.reduction.perPersonBefore) })]
        : []),
    ]
    return `<item>
<title>${escapeHtml(`${offer.hotelName}, ${offer.place}: ${price} ${t('offers.perPerson')}${percent}`)}</title>
<link>${address(offer.placeUrl)}</link>
<guid isPermaLink="false">${escapeHtml(offer.code)}</guid>
<description>${escapeHtml(about.join(' · '))}</description>
</item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeHtml(t('rss.title'))}</title>
<link>${address('/')}</link>
<description>${escapeHtml(t('rss.description'))}</description>
<language>${locale}</language>
<lastBuildDate>${now.toUTCString()}</lastBuildDate>
<ttl>60</ttl>
<atom:link href="${address(weekFeedUrl)}" rel="self" type="application/rss+xml"/>
${entries.join('\n')}
</channel>
</rss>
`
}
