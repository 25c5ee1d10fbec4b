import {
  type Destination,
  type LinkTo,
  type MetaProperty,
  type Page,
  type SearchCriteria,
  type Translate,
  timeWords,
} from '@wojaz/content'
import { destinationsUrl, placeUrl } from '../../app/features/destinations/destination-address.ts'

interface Written {
  /** From the country down to the page's place. */
  way: Destination[]
  /** Null: the place without a search. */
  criteria: SearchCriteria | null
  /** Null: there is no such template. */
  template: Page | null
  /** The price per person for two adults; null: nothing is on sale. */
  fromPrice: string | null
  now: Date
  t: Translate
}

const frame = {
  active: true,
  validFrom: null,
  validTo: null,
  profiles: [],
  directions: [],
  tripTypes: [],
}

/** The page of a place: the editor's text, followed by the template for all places of its kind. */
export function destinationPage({ way, criteria, template, fromPrice, now, t }: Written): Page {
  const place = way.at(-1) as Destination
  const { title, picture } = openingOf(way, criteria)
  const lead = criteria?.lead ?? place.lead
  const html = criteria ? criteria.seoTextHtml : place.html
  const url = criteria?.url ?? placeUrl(place)
  return {
    ...(template ?? emptyPage),
    url,
    title,
    metaProperties: metaOf({ title, lead, place, criteria, fromPrice, now, t }),
    breadcrumbs: trail(way, criteria, t),
    slots: [
      ...(picture
        ? [
            {
              name: 'place',
              components: [
                {
                  ...frame,
                  name: 'hero' as const,
                  uid: `place-${place.code}`,
                  eyebrow: fromPrice && t('destinations.weekFrom', { price: fromPrice }),
                  heading: title,
                  lead,
                  picture,
                  callToAction: null,
                  secondaryAction: null,
                },
              ],
            },
          ]
        : []),
      ...(template?.slots ?? []),
    ],
    seoText: html
      ? { ...frame, name: 'seoText', uid: `text-${place.code}`, heading: null, html, collapsed: false }
      : (template?.seoText ?? null),
  }
}

/** A place without a picture uses that of its region or country. */
export function openingOf(way: Destination[], criteria: SearchCriteria | null) {
  const title = criteria?.heading ?? way.at(-1)?.name ?? ''
  return { title, picture: way.findLast((one) => one.picture !== null)?.picture ?? null }
}

/** The values of a template's placeholders on the page of a place. */
export function wordsOf(way: Destination[], now: Date): Record<string, string> {
  const [direction, region, resort] = way
  const place = way.at(-1)
  return {
    place: place?.name ?? '',
    inPlace: place?.nameIn ?? '',
    toPlace: place?.nameTo ?? '',
    path: place?.path ?? '',
    direction: direction?.name ?? '',
    region: region?.name ?? '',
    resort: resort?.name ?? '',
    criteria: '',
    city: '',
    ...timeWords(now),
  }
}

function trail(way: Destination[], criteria: SearchCriteria | null, t: Translate): LinkTo[] {
  return [
    { label: t('destinations.all'), url: destinationsUrl },
    ...way.map((one) => ({ label: one.name, url: placeUrl(one) })),
    ...(criteria ? [{ label: criteria.heading, url: criteria.url }] : []),
  ]
}

interface Meta extends Pick<Written, 'criteria' | 'fromPrice' | 'now' | 't'> {
  title: string
  lead: string | null
  place: Destination
}

function metaOf({ title, lead, place, criteria, fromPrice, now, t }: Meta): MetaProperty[] {
  const { seasonYear: year } = timeWords(now)
  const written = new Map(criteria?.metaProperties.map(({ key, value }) => [key, value]))
  const price = fromPrice ? t('destinations.metaPrice', { price: fromPrice }) : ''
  return [
    {
      key: 'title',
      value: written.get('title') ?? `${t('destinations.metaTitle', { place: place.name, year })} | Wojaż`,
    },
    { key: 'description', value: [written.get('description') ?? lead ?? title, price].join(' ').trim() },
    // A place with nothing on sale is not useful in a web search.
    ...(fromPrice ? [] : [{ key: 'robots', value: 'noindex, follow' }]),
  ]
}

const emptyPage: Page = {
  url: '',
  title: '',
  pageType: 'direction',
  slots: [],
  metaProperties: [],
  breadcrumbs: [],
  globalSearch: null,
  sortCodes: [],
  tiles: [],
  tilesHeading: null,
  banner: null,
  seoText: null,
  regulations: null,
  seoLinksContainer: null,
  menu: [],
  menuCollapsed: false,
  organizationSchema: null,
  popup: null,
  article: null,
  locales: [],
}
