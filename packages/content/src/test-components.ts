import type { Localised } from '@wojaz/travel/locale'
import { blockExamples } from './blocks/all-examples.ts'
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

/** One of each kind that needs nothing but its own form, as an editor fills it in. A film must be uploaded first. */
export const oneOfEach: Fields[] = Object.values(blockExamples)
  .filter(({ name }) => name !== 'video')
  .map(({ name, written }) => ({ blockType: name, ...written }))

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
