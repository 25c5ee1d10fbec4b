import type { Localised } from '@wojaz/content/server'
import { faq } from '../../components.ts'
import { daysFromSeeding } from '../../placeholders.ts'
import { article, type Fields, hero, page, t, type WrittenPage } from '../../words.ts'

export const adviceLink = {
  label: t(
    'Poradnik podróżnika',
    'Rádce na cesty',
    'Ghidul călătorului',
    'Utazási tanácsadó',
    'Порадник мандрівника',
  ),
  url: '/poradnik',
}

interface Advice {
  name: string
  title: Localised
  lead: Localised
  picture: Fields
  text: Localised
  /** The questions that readers ask next. */
  topic: string
  daysAgo: number
}

/** One practical article of the guide. */
export function adviceArticle({ name, title, lead, picture, text, topic, daysAgo }: Advice): WrittenPage {
  const url = `${adviceLink.url}/${name}`
  const more = faq(
    t('Częste pytania', 'Časté dotazy', 'Întrebări frecvente', 'Gyakori kérdések', 'Часті запитання'),
    { topics: [topic] },
  )
  const components = [
    hero({ eyebrow: adviceLink.label, heading: title, lead, picture }),
    article(null, text),
    more,
  ]
  return {
    ...page(url, title, lead, components, [adviceLink, { label: title, url }]),
    pageType: 'article',
    article: { lead, picture, publishedOn: daysFromSeeding(-daysAgo) },
  }
}
