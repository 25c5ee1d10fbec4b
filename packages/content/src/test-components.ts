import type { Localised } from '@wojaz/travel/locale'
import type { InAllLocales } from './writing/localised.ts'

type Fields = { [field: string]: InAllLocales | undefined }

const text = (pl: string): Localised => ({
  pl,
  cs: `${pl} (cs)`,
  ro: `${pl} (ro)`,
  hu: `${pl} (hu)`,
  uk: `${pl} (uk)`,
})
const link = { label: text('Dalej'), url: '/zima' }
const picture = { scene: '/file/scenes/coast.greek.golden.a1.jpg', alt: text('Zatoka') }
const body = { markdown: text('Tekst') }
const heading = text('Nagłówek')

/** One of each kind that needs only its form, as an editor fills it in. */
export const oneOfEach: Fields[] = [
  { blockType: 'hero', heading, picture },
  { blockType: 'banner', heading, picture, link, layout: 'strip' },
  {
    blockType: 'countdownTile',
    heading,
    until: '2026-12-24T18:00:00.000Z',
    endedText: text('Po czasie'),
    link,
  },
  { blockType: 'tiles', layout: 'picture', items: [{ label: text('Kafelek'), url: '/zima' }] },
  {
    blockType: 'offerCarousel',
    heading,
    source: 'lastMinute',
    tripType: 'WS',
    count: 4,
    criteria: {
      destinations: ['GR'],
      airports: ['WAW'],
      startDate: '2026-12-01T12:00:00.000Z',
      endDate: '2026-12-31T12:00:00.000Z',
      durationFrom: 7,
      durationTo: 14,
    },
    link,
  },
  { blockType: 'topDestinations', heading, tripType: 'WS', destinations: ['GR', 'TR'], count: 2, link },
  {
    blockType: 'priceChart',
    heading,
    destinations: ['GR', 'TR'],
    airports: ['WAW'],
    durationFrom: 7,
    durationTo: 7,
  },
  {
    blockType: 'facultativeTrips',
    heading,
    destinations: ['GR'],
    count: 3,
    trips: [
      { title: text('Knossos'), text: text('Pałac'), hours: 6, price: 199, picture, directions: ['GR'] },
    ],
    link,
  },
  { blockType: 'blogPosts', heading, topic: 'Rodzina', count: 2, link },
  { blockType: 'richText', heading, body },
  { blockType: 'customHtml', html: text('<p>a</p>'), styles: '' },
  { blockType: 'faq', heading, topics: ['luggage'] },
  {
    blockType: 'contactForm',
    heading,
    topics: [{ code: 'rezerwacja', label: text('Rezerwacja') }],
    consent: body,
    thanks: text('Dziękujemy'),
  },
  { blockType: 'newsletterForm', heading, consent: body, thanks: text('Dziękujemy') },
  {
    blockType: 'quiz',
    heading,
    questions: [
      {
        code: 'kiedy',
        question: text('Kiedy?'),
        hint: text('Mniej więcej'),
        isKept: true,
        answers: [
          {
            code: 'lato',
            label: text('Latem'),
            text: text('Czerwiec i lipiec'),
            picture,
            rule: {
              adults: 2,
              childAges: '4, 9',
              months: ['6', '7'],
              durationFrom: 7,
              durationTo: 8,
              budget: 3000,
              airFrom: 25,
              airTo: 35,
              seaFrom: 20,
              tripType: 'WS',
              destinations: ['GR'],
              features: ['beach:sand', 'board:AI'],
            },
          },
          { code: 'zima', label: text('Zimą'), picture, rule: { months: ['1'] } },
        ],
      },
    ],
  },
  { blockType: 'seoLinks', heading, groups: [{ label: text('Grupa'), links: [link] }] },
  { blockType: 'seoText', heading, body, collapsed: true },
  { blockType: 'regulations', heading, body },
  { blockType: 'breadcrumbs' },
  { blockType: 'officeSearch', heading },
]

/** A page that uses every field of the model. */
export const fullPage = {
  url: '/wszystko',
  title: text('Wszystko'),
  pageType: 'tilesPage',
  slots: [{ name: 'main', components: oneOfEach.map((component) => ({ active: true, ...component })) }],
  breadcrumbs: [{ label: text('Wszystko'), url: '/wszystko' }],
  globalSearch: { active: true, tripType: 'NR', heading, destinations: ['PL'] },
  sortCodes: ['price', 'hotelRating'],
  tilesHeading: heading,
  tiles: [
    { code: 'GR', active: true },
    { code: 'TR', active: false },
  ],
  banner: [{ blockType: 'banner', active: true, picture, link, layout: 'poster' }],
  seoText: [{ blockType: 'seoText', active: true, body }],
  seoLinksContainer: [{ blockType: 'seoLinks', active: true, groups: [{ links: [link] }] }],
  regulations: [{ blockType: 'regulations', active: true, body }],
  organizationSchema: [
    { blockType: 'organizationSchema', name: 'Wojaż', sameAs: ['https://example.com/wojaz'] },
  ],
  menuCollapsed: true,
} satisfies Fields

export const luggageQuestion = {
  question: text('Ile waży walizka?'),
  answer: { markdown: text('Do **20 kg**.') },
  topic: 'luggage',
  position: 1,
  active: true,
} satisfies Fields

export const warsawOffice = {
  officeId: '101',
  city: 'Warszawa',
  address: 'ul. Marszałkowska 87',
  postalCode: '00-683',
  phone: '+48 22 000 00 01',
  latitude: '52,2263',
  longitude: '21.0148',
  openingHours: { monday: { opens: '10:00', closes: '18:00' } },
  exceptions: [{ day: '2026-12-24T12:00:00.000Z', opens: '10:00', closes: '13:00', reason: text('Wigilia') }],
  services: ['holidays', 'stepFree'],
  active: true,
} satisfies Fields

export const summerPopup = {
  name: 'lato-2027',
  active: true,
  everywhere: false,
  variants: {
    desktop: { visible: true, image: picture },
    tablet: { visible: false },
    mobile: { visible: true, image: picture },
  },
  popupData: {
    dateFrom: '2026-11-01T00:00:00.000Z',
    dateTo: '2026-12-01T00:00:00.000Z',
    showLimit: 3,
    timeInterval: 24,
    delay: 2,
    redirectUrl: '/zima',
  },
} satisfies Fields

export const helpMenu = {
  name: 'Pomoc',
  groups: [{ label: text('Przed wyjazdem'), links: [link] }],
} satisfies Fields

export const familyArticle = {
  url: '/poradnik/z-dziecmi',
  title: text('Z dziećmi'),
  pageType: 'article',
  article: {
    lead: text('Jak spakować czwórkę'),
    topic: 'Rodzina',
    publishedOn: '2026-10-01T12:00:00.000Z',
    picture,
  },
  slots: [],
} satisfies Fields

/** Components for Greece, for skiers and for everybody; the banner is for Turkey. */
export const limitedPage = {
  url: '/ograniczone',
  title: text('Ograniczone'),
  slots: [
    {
      name: 'main',
      components: [
        {
          blockType: 'tiles',
          active: true,
          layout: 'fact',
          heading: text('Wszędzie'),
          items: [{ label: text('Kafelek GR'), directions: ['GR'] }, { label: text('Kafelek') }],
        },
        { blockType: 'richText', active: true, heading: text('Grecja'), body, directions: ['GR'] },
        { blockType: 'richText', active: true, heading: text('Narty'), body, tripTypes: ['NR'] },
      ],
    },
  ],
  banner: [{ blockType: 'banner', active: true, picture, layout: 'poster', directions: ['TR'] }],
} satisfies Fields

export const limitedHeader = {
  phone: '+48 22 000 00 00',
  phoneHours: text('9–17'),
  menu: [
    { label: text('Grecja'), url: '/grecja', links: [], directions: ['GR'] },
    { label: text('Narty'), url: '/narty', links: [], tripTypes: ['NR'] },
  ],
} satisfies Fields
