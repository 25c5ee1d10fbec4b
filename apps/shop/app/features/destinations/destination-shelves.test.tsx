import { createI18n } from '@wojaz/content'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { expect, test } from 'vitest'
import { I18nContext } from '../../i18n/i18n-context.ts'
import { DestinationShelves } from './destination-shelves.tsx'
import type { DestinationView } from './destination-view.ts'

const flight = {
  code: 'KTWATH',
  from: 'Katowice',
  to: 'Ateny',
  nights: 7,
  departureTime: '11:15',
  departureDate: '2027-03-08',
  returnDate: '2027-03-15',
  perPerson: 71_300,
  total: 142_600,
  parts: { fare: 106_600, charges: 30_000, funds: 6_000 },
}
const view = {
  path: '/wypoczynek/grecja',
  name: 'Grecja',
  shelves: [],
  inside: [],
  around: [],
  departures: [],
  calendar: { trip: null, months: [] },
  searches: [{ label: 'All inclusive', url: '/wypoczynek/grecja/oferty-all-inclusive', count: 3 }],
}

async function drawn(flights: DestinationView['flights']) {
  const i18n = createI18n({ locale: 'pl', version: '1', texts: {} })
  return renderToStaticMarkup(
    <I18nContext value={i18n}>
      <StaticRouter location="/">
        <DestinationShelves
          {...view}
          flights={flights}
          flightsUrl={flights && '/wyszukiwarka-lotow?q=trasa'}
          charters={flights ? [{ label: 'Czartery z Katowic', url: '/czartery/z-katowic' }] : []}
          results={<p>lista wakacji</p>}
        />
      </StaticRouter>
    </I18nContext>,
  )
}

/** The position of each word in the HTML; -1: not found. */
const places = (html: string, ...words: string[]) => words.map((word) => html.indexOf(word))

test('on a page of flights holidays come after the flights, under a heading that says they have a hotel', async () => {
  const html = await drawn([flight])
  const all = 'href="/wyszukiwarka-lotow?q=trasa"'
  const about = 'href="/czartery/z-katowic"'
  const order = places(
    html,
    'Katowice',
    all,
    about,
    'destinations.withHotel',
    'All inclusive',
    'lista wakacji',
  )
  expect(order).not.toContain(-1)
  expect(order).toEqual([...order].sort((one, other) => one - other))
})

test('on the page of a place its searches come first, without further words', async () => {
  const html = await drawn(null)
  const [heading, search = -1, list = -1] = places(
    html,
    'destinations.withHotel',
    'All inclusive',
    'lista wakacji',
  )
  expect(heading).toBe(-1)
  expect(search).toBeGreaterThan(-1)
  expect(search).toBeLessThan(list)
})
