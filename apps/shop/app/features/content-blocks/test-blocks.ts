import type { Component, ComponentName } from '@wojaz/content'
import { plainFrame } from '../../../test/make-page.ts'
import type { OffersOfPage } from '../offer-cards/offer-cards.ts'

type Blocks = { [Name in ComponentName]: Extract<Component, { name: Name }> }

const picture = { src: '/file/scenes/coast.greek.golden.a1.jpg', alt: 'Zatoka', width: 1600, height: 1000 }
const link = { label: 'Dalej', url: '/zima' }
const anywhere = {
  destinations: [],
  airports: [],
  startDate: null,
  endDate: null,
  durationFrom: null,
  durationTo: null,
}
const frame = <Name extends ComponentName>(name: Name) => ({ ...plainFrame, uid: name as string, name })

/** One block of each kind, with every field filled in. */
export const fullBlocks: Blocks = {
  hero: {
    ...frame('hero'),
    eyebrow: 'Lato',
    heading: 'Nagłówek hero',
    lead: 'Wprowadzenie',
    picture,
    callToAction: link,
    secondaryAction: { label: 'Inaczej', url: '/noclegi' },
  },
  banner: {
    ...frame('banner'),
    heading: 'Nagłówek banera',
    text: 'Tekst',
    badge: 'Plakietka',
    picture,
    link,
    layout: 'poster',
  },
  countdownTile: {
    ...frame('countdownTile'),
    heading: 'Do końca promocji',
    text: 'Tekst',
    until: '2999-12-24T18:00:00.000Z',
    endedText: 'Po czasie',
    picture,
    link,
  },
  tiles: {
    ...frame('tiles'),
    heading: 'Kierunki',
    lead: 'Wybierz',
    layout: 'picture',
    items: [
      {
        label: 'Grecja',
        text: 'Wyspy',
        badge: 'od 1 999 zł',
        url: '/zima',
        picture,
        icon: 'sun',
        directions: [],
        tripTypes: [],
      },
    ],
  },
  offerCarousel: {
    ...frame('offerCarousel'),
    heading: 'Last minute',
    lead: 'Za chwilę',
    source: 'lastMinute',
    tripType: 'WS',
    count: 4,
    criteria: anywhere,
    link,
  },
  topDestinations: {
    ...frame('topDestinations'),
    heading: 'Najczęściej wybierane',
    lead: null,
    tripType: 'WS',
    destinations: ['GRCRE'],
    count: 4,
    link,
  },
  priceChart: {
    ...frame('priceChart'),
    heading: 'Kiedy na Kretę',
    lead: 'Miesiąc po miesiącu',
    destinations: ['GRCRE'],
    airports: ['WAW'],
    durationFrom: 7,
    durationTo: 7,
  },
  facultativeTrips: {
    ...frame('facultativeTrips'),
    heading: 'Wycieczki na miejscu',
    lead: 'Z pilotem',
    destinations: [],
    count: 3,
    link,
    trips: [
      {
        title: 'Knossos',
        text: 'Pałac Minotaura',
        hours: 6,
        price: 199,
        picture,
        directions: [],
        tripTypes: [],
      },
    ],
  },
  blogPosts: {
    ...frame('blogPosts'),
    heading: 'Poradnik',
    lead: 'Warto wiedzieć',
    link,
    posts: [
      {
        url: '/poradnik/pakowanie',
        title: 'Jak się spakować',
        lead: 'Krótko',
        picture,
        topic: 'Bagaż',
        publishedOn: '2026-05-01',
      },
    ],
  },
  quiz: { ...frame('quiz'), heading: 'Dokąd jechać', lead: 'Kilka pytań', questions: [] },
  richText: { ...frame('richText'), heading: 'Tekst redaktora', html: '<p>Treść</p>' },
  customHtml: {
    ...frame('customHtml'),
    html: '<p>Własny</p>',
    styles: '[data-uid="customHtml"] p{color:red}',
  },
  faq: {
    ...frame('faq'),
    heading: 'Pytania',
    lead: 'Najczęstsze',
    questions: [{ id: '1', question: 'Ile waży walizka?', html: '<p>20 kg</p>', topic: 'luggage' }],
  },
  contactForm: {
    ...frame('contactForm'),
    heading: 'Napisz do nas',
    lead: 'Odpowiemy',
    topics: [{ code: 'rezerwacja', label: 'Rezerwacja' }],
    consentHtml: '<p>Zgoda</p>',
    thanks: 'Dziękujemy',
    phone: '22 000 00 00',
    phoneHours: '9–17',
    emergencyPhone: '22 000 00 02',
    emergencyHours: '0–24',
    email: 'kontakt@wojaz.example',
  },
  newsletterForm: {
    ...frame('newsletterForm'),
    list: 'newsletter',
    heading: 'Listy z podróży',
    lead: 'Raz w miesiącu',
    picture,
    consentHtml: 'Zgadzam się',
    thanks: 'Dziękujemy',
  },
  seoLinks: { ...frame('seoLinks'), heading: 'Zobacz też', groups: [{ label: 'Grupa', links: [link] }] },
  seoText: { ...frame('seoText'), heading: 'O nas', html: '<p>Dużo słów</p>', collapsed: true },
  regulations: {
    ...frame('regulations'),
    heading: 'Regulamin',
    html: '<p>Zasady</p>',
    documents: [{ label: 'Warunki', url: '/file/documents/warunki.pdf', bytes: 120_000 }],
  },
  breadcrumbs: { ...frame('breadcrumbs'), steps: [{ label: 'Wypoczynek', url: '/wypoczynek' }, link] },
  officeSearch: {
    ...frame('officeSearch'),
    heading: 'Znajdź biuro',
    lead: 'Blisko',
    cities: [{ name: 'Łódź', seoName: 'lodz', offices: 2 }],
  },
  video: {
    ...frame('video'),
    heading: 'Film o Krecie',
    description: 'Plaże z lotu ptaka',
    src: '/file/videos/kreta.mp4',
    contentType: 'video/mp4',
    poster: picture,
    transcriptHtml: '<p>Co widać</p>',
    captions: [{ src: '/file/captions/1.pl.vtt', locale: 'pl' }],
  },
}

/** Required fields: without them the content reader drops the component. */
const required: Record<ComponentName, readonly string[]> = {
  hero: ['heading', 'picture'],
  banner: ['picture', 'layout'],
  countdownTile: ['heading', 'until'],
  tiles: ['layout'],
  offerCarousel: ['heading', 'source', 'count', 'criteria'],
  topDestinations: ['heading', 'count'],
  priceChart: ['heading'],
  facultativeTrips: ['heading', 'count'],
  blogPosts: ['heading'],
  quiz: ['heading', 'questions'],
  richText: ['html'],
  customHtml: ['html', 'styles'],
  faq: [],
  contactForm: ['heading', 'topics', 'consentHtml', 'thanks'],
  newsletterForm: ['heading', 'list', 'consentHtml', 'thanks'],
  seoLinks: [],
  seoText: ['html', 'collapsed'],
  regulations: ['html'],
  breadcrumbs: [],
  officeSearch: [],
  video: ['description', 'src', 'contentType', 'poster'],
}

/** The same blocks with optional fields left out and lists empty. */
export const minimalBlocks = Object.fromEntries(
  Object.entries(fullBlocks).map(([name, block]) => [name, stripped(block, required[name as ComponentName])]),
) as Blocks

/** Offers for the components that show some. */
export const offersOfBlocks: OffersOfPage = {
  offerCarousel: {
    kind: 'holidays',
    offers: [
      {
        code: 'WAW1',
        tripType: 'WS',
        hotelCode: 'H1',
        hotelName: 'Hotel Lagoon',
        stars: 4,
        picture,
        place: 'Malia, Kreta',
        placeUrl: '/wypoczynek/grecja/kreta/malia',
        url: '/wypoczynek/grecja',
        people: 2,
        departureDate: '2026-06-10',
        returnDate: '2026-06-17',
        nights: 7,
        airport: 'Warszawa',
        rating: 4.4,
        ratingCount: 31,
        board: 'All inclusive',
        perPerson: 219_900,
        total: 439_800,
        reduction: null,
      },
    ],
  },
  topDestinations: {
    kind: 'places',
    places: [
      {
        code: 'GRCRE',
        name: 'Kreta',
        url: '/wypoczynek/grecja/kreta',
        picture,
        trip: 'WS',
        price: 219_900,
        hotels: 12,
      },
    ],
  },
  priceChart: {
    kind: 'priceChart',
    texts: '{}',
    chart: {
      places: [{ code: 'GRCRE', name: 'Kreta' }],
      month: null,
      isForAll: false,
      comparedUrl: null,
      axis: { top: 300_000, ticks: [0, 100_000, 200_000, 300_000] },
      url: '/kiedy-najtaniej?c=GRCRE',
      slots: [
        {
          id: '2027-07',
          name: 'lip',
          detail: '2027',
          title: 'lipiec 2027',
          daysUrl: null,
          bars: [
            {
              price: 219_900,
              level: 'low',
              lastYear: 229_900,
              url: '/wypoczynek/wyniki-wyszukiwania-samolot?q=lipiec',
            },
          ],
        },
      ],
    },
  },
}

const script = '<script>alert(1)</script>'
const rubbish = [undefined, null, 7, script, [null], [{}], {}, { label: 'x', url: 'javascript:alert(1)' }]

/**
 * Puts invalid values into each field in turn. Editors cannot save such values, but a broken row or a newer version may contain
 * them. HTML fields are left out, because the content package cleans them.
 */
export function spoiltBlocks(name: ComponentName): { spoilt: string; component: object }[] {
  const block: Record<string, unknown> = { ...fullBlocks[name] }
  const own = Object.keys(block).filter((field) => !(field in plainFrame) && !['uid', 'name'].includes(field))
  return own
    .filter((field) => !/html$|^styles$/i.test(field))
    .flatMap((field) =>
      rubbish.map((value) => ({
        spoilt: `${field}: ${JSON.stringify(value)}`,
        component: { ...block, [field]: value },
      })),
    )
}

function stripped(block: Component, kept: readonly string[]): Component {
  const isKept = (field: string) =>
    kept.includes(field) || field in plainFrame || field === 'uid' || field === 'name'
  return Object.fromEntries(
    Object.entries(block).map(([field, value]) => {
      if (isKept(field)) return [field, value]
      if (Array.isArray(value)) return [field, []]
      return [field, field.endsWith('Html') ? '' : null]
    }),
  ) as unknown as Component
}
