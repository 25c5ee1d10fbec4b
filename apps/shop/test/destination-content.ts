import type { ContentRecipe } from '@wojaz/content/testing'
import { newsletterForm } from './form-content.ts'

type Writer = Parameters<ContentRecipe['fill']>[0]

const text = (pl: string) => ({
  pl,
  cs: `${pl} cs`,
  ro: `${pl} ro`,
  hu: `${pl} hu`,
  uk: `${pl} uk`,
})
const picture = { scene: '/file/scenes/coast.greek.golden.a1.jpg', alt: text('Widok') }
const year = '15, 15, 17, 20, 25, 29, 31, 31, 28, 24, 20, 17'
const climate = { air: year, sea: year, rainDays: year, sunHours: year }
const criteria = {
  active: true,
  metaTitle: text('{{place}} {{currentYear}}'),
  seoText: { markdown: text('O {{place}}') },
}

const template = (name: string, pageType: string, ...more: ReturnType<typeof newsletterForm>[]) => ({
  url: `/szablony/${name}`,
  pageType,
  title: name,
  slots: [
    {
      name: 'main',
      components: [
        {
          blockType: 'richText',
          active: true,
          heading: `${name}: {{place}}`,
          body: { markdown: text('Tekst') },
        },
        ...more,
      ],
    },
  ],
})

const carousel = (source: string, criteria = {}) => ({
  blockType: 'offerCarousel',
  active: true,
  heading: source,
  source,
  tripType: 'WS',
  count: 5,
  criteria,
})

/** Content for the places of the small inventory; one is unpublished and one has no offers. */
export async function addDestinations(writer: Writer): Promise<void> {
  await writer.addDestinations([
    {
      path: 'c0',
      code: 'C0',
      name: text('Kraj'),
      lead: text('Wyspy i góry.'),
      picture,
      climate,
      featured: true,
    },
    { path: 'c0/r0a', code: 'R0A', name: text('Wyspa'), lead: text('Plaże.'), picture },
    { path: 'c0/r0a/sr0a1', code: 'SR0A1', name: text('Wioska') },
    { path: 'c0/r0a/sr0a2', code: 'SR0A2', name: text('Port') },
    { path: 'c0/r0b', code: 'R0B', name: text('Brzeg'), picture },
    { path: 'c1', code: 'C1', name: text('Zamknięty'), active: false },
    { path: 'pustynia', code: 'ZZ', name: text('Pustynia'), picture },
  ])
  await writer.addAllTo('search-criteria', 'seoName', [
    {
      ...criteria,
      kind: 'offers',
      seoName: 'last-minute',
      name: text('Last minute'),
      heading: text('Last minute: {{place}}'),
      search: { tripType: 'WS', departsWithinDays: 14 },
    },
    {
      ...criteria,
      kind: 'flights',
      seoName: 'gdanska',
      name: text('Gdańska'),
      heading: text('Loty z {{city}}: {{place}}'),
      search: { tripType: 'CZ', airports: ['GDN'] },
    },
  ])
  await writer.addPage({
    url: '/oferty',
    title: 'Oferty',
    tiles: [
      { code: 'R0B', active: true },
      { code: 'C0', active: false },
      { code: 'ZZ', active: true },
    ],
    slots: [
      {
        name: 'main',
        components: [
          carousel('promoted'),
          carousel('lastMinute'),
          carousel('topHotels'),
          carousel('lastWatched'),
          carousel('topHotels', { destinations: ['NIGDZIE'] }),
          {
            blockType: 'topDestinations',
            active: true,
            heading: 'Najczęściej',
            tripType: 'WS',
            count: 4,
            destinations: ['R0A', 'C0', 'ZZ', 'C1'],
          },
        ],
      },
    ],
  })
  await writer.addTo('redirects', 'from', { from: '/stary-adres', to: '/zima', permanent: true })
  await writer.addTo('redirects', 'from', {
    from: '/wypoczynek/dawny',
    to: '/wypoczynek/c0',
    permanent: false,
  })
  await writer.addPage({
    ...template('czartery', 'chartersLandingPage'),
    url: '/czartery/z-gdanska',
    title: 'Czartery z Gdańska',
  })
  await writer.addPage(template('kierunek', 'direction', newsletterForm('newsletter')))
  await writer.addPage(template('region', 'region'))
  await writer.addPage(template('loty-region', 'regionFlights'))
}
