import type { Localised } from '@wojaz/travel/locale'
import { faq } from '../../components.ts'
import { daysFromSeeding } from '../../placeholders.ts'
import { article, type Fields, hero, page, type WrittenPage } from '../../words.ts'

export const adviceLink = {
  label: {
    pl: 'Poradnik podróżnika',
    cs: 'Rádce na cesty',
    ro: 'Ghidul călătorului',
    hu: 'Utazási tanácsadó',
    uk: 'Порадник мандрівника',
  },
  url: '/poradnik',
}

interface Advice {
  name: string
  title: Localised
  lead: Localised
  picture: Fields
  text: Localised
  /** Topic of the further questions below the article. */
  topic: string
  daysAgo: number
}

/** One practical article of the guide. */
export function adviceArticle({ name, title, lead, picture, text, topic, daysAgo }: Advice): WrittenPage {
  const url = `${adviceLink.url}/${name}`
  const more = faq(
    {
      pl: 'Częste pytania',
      cs: 'Časté dotazy',
      ro: 'Întrebări frecvente',
      hu: 'Gyakori kérdések',
      uk: 'Часті запитання',
    },
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
