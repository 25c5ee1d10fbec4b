import type { Localised } from '@wojaz/content/server'
import { type Destination, destinations } from '../destinations.ts'
import { daysFromSeeding } from '../placeholders.ts'
import { article, hero, page, t, tiles, type WrittenPage } from '../words.ts'

export const inspirationsLink = {
  label: t('Inspiracje', 'Inspirace', 'Inspirație', 'Ötletek', 'Ідеї'),
  url: '/inspiracje',
}

/** One destination: a picture, an honest text, and three places that people who like it may like too. */
export function guide(
  name: keyof typeof destinations,
  lead: Localised,
  text: Localised,
  related: Destination[],
): WrittenPage {
  const { url, label, picture } = destinations[name]
  const written = page(
    url,
    label,
    lead,
    [
      hero({ eyebrow: inspirationsLink.label, heading: label, lead, picture }),
      article(null, text),
      tiles(
        'compact',
        t('Zobacz też', 'Podívejte se také', 'Vezi și', 'Ezt is nézze meg', 'Дивіться також'),
        related,
      ),
    ],
    [inspirationsLink, { label, url }],
  )
  // One guide a week, long before the articles of the adviser.
  const weeksAgo = 10 + Object.keys(destinations).indexOf(name)
  return {
    ...written,
    pageType: 'article',
    article: { lead, picture, publishedOn: daysFromSeeding(-7 * weeksAgo) },
  }
}
