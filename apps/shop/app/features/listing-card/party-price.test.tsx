import { createI18n } from '@wojaz/content'
import { shippedDictionary } from '@wojaz/content/server'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nContext } from '../../i18n/i18n-context.ts'
import { PartyPrice } from './party-price.tsx'

const i18n = createI18n({ locale: 'pl', version: '1', texts: shippedDictionary('pl') })
const reduction = { percent: 10, totalBefore: 488_000, perPersonBefore: 162_700 }

const drawn = (fullPrice: boolean) =>
  renderToStaticMarkup(
    <I18nContext value={i18n}>
      <PartyPrice
        perPerson={146_400}
        total={439_200}
        people={3}
        reduction={reduction}
        fullPrice={fullPrice}
      />
    </I18nContext>,
  ).replaceAll('\u00a0', ' ')

const text = (html: string, tag: string) => html.match(new RegExp(`<${tag}(?: [^>]*)?>([^<]*)`))?.[1]
const lowest = (html: string) => html.match(/przed obniżką: ([\d ]+ zł)/)?.[1]

test.each([
  ['one person', false, '1 464 zł', '1 627 zł'],
  ['all together', true, '4 392 zł', '4 880 zł'],
])(
  'for %s the struck price is the lowest of 30 days, in the unit of the large one',
  (_, fullPrice, large, struck) => {
    const html = drawn(fullPrice)
    expect([text(html, 'strong'), text(html, 's'), lowest(html)]).toEqual([large, struck, struck])
  },
)
