import type { Localised } from '@wojaz/travel/locale'
import { type Destination, destinations } from '../destinations.ts'
import { daysFromSeeding } from '../placeholders.ts'
import { article, hero, page, tiles, type WrittenPage } from '../words.ts'

export const inspirationsLink = {
  label: { pl: 'Inspiracje', cs: 'Inspirace', ro: 'Inspirație', hu: 'Ötletek', uk: 'Ідеї' },
  url: '/inspiracje',
}

/** One destination: a picture, an honest text, and three similar places. */
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
        {
          pl: 'Zobacz też',
          cs: 'Podívejte se také',
          ro: 'Vezi și',
          hu: 'Ezt is nézze meg',
          uk: 'Дивіться також',
        },
        related,
      ),
    ],
    [inspirationsLink, { label, url }],
  )
  // One guide a week, long before the practical articles.
  const weeksAgo = 10 + Object.keys(destinations).indexOf(name)
  return {
    ...written,
    pageType: 'article',
    article: { lead, picture, publishedOn: daysFromSeeding(-7 * weeksAgo) },
  }
}
