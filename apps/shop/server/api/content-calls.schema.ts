import { faqTopics, officeServices } from '@wojaz/content'
import { locales } from '@wojaz/travel/locale'
import { listingSortCodes } from '@wojaz/travel/search'
import { tripTypes } from '@wojaz/travel/trip'
import { z } from 'zod'
import { refusal } from './refusal.schema.ts'

const tags = ['content']
const text = z.string()
const moment = z.iso.datetime()
const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly()

const linkTo = z.object({ label: text, url: text })
export const menuGroup = z.object({ label: text, url: text.nullable(), links: list(linkTo) })
export const contentPicture = z.object({
  src: text.meta({ description: 'An original below /file; its twin below /scale has any width' }),
  alt: text,
  width: z.number(),
  height: z.number(),
  focal: z
    .object({ x: z.number(), y: z.number() })
    .optional()
    .meta({ description: 'What must stay visible when it is cropped, in percent from the left and the top' }),
})

export const component = z.object({
  uid: text,
  name: text.meta({ description: 'What draws it, for instance `hero` or `offerCarousel`' }),
  active: z.boolean(),
  validFrom: moment.nullable(),
  validTo: moment.nullable(),
  profiles: list(text).meta({ description: 'User statuses, or LOGGED; empty: everybody' }),
  html: text,
  styles: text,
  items: list(z.unknown()).meta({ description: 'Its rows' }),
  options: list(z.object({ key: text, value: text.optional(), dateValue: text.optional() })),
})

const linked = 'Followed as far as `depth` says; above it an id.'

export const contentPage = z.object({
  id: z.int(),
  url: text.meta({ description: 'Without a language prefix' }),
  active: z.boolean(),
  pageType: text,
  title: text,
  slots: list(z.object({ name: text, components: list(component) })),
  metaProperties: list(z.object({ key: text, value: text })),
  globalSearch: z
    .object({ heading: text.nullable(), tripType: z.enum(tripTypes), destinations: list(text) })
    .nullable(),
  sortCodes: list(z.enum(listingSortCodes)),
  banner: component.nullable(),
  seoText: component.nullable(),
  breadcrumbs: list(linkTo),
  tiles: list(z.object({ code: text, active: z.boolean() })),
  tilesHeading: text.nullable(),
  menu: z
    .union([list(menuGroup), z.int()])
    .nullable()
    .meta({ description: `${linked} See GET /api/menus.` }),
  menuCollapsed: z.boolean(),
  regulations: component.nullable(),
  seoLinksContainer: component.nullable(),
  organizationSchema: z.looseObject({ name: text }).nullable(),
  popup: z
    .union([z.looseObject({ name: text, active: z.boolean() }), z.int()])
    .nullable()
    .meta({ description: `${linked} See GET /api/popups.` }),
  article: z
    .object({
      url: text,
      title: text,
      lead: text.nullable(),
      picture: contentPicture.nullable(),
      topic: text.nullable(),
      publishedOn: text,
    })
    .nullable(),
  updatedAt: moment,
  createdAt: moment,
})

const locale = z.enum(locales).default('pl')
const flag = z.enum(['true', 'false']).optional()
const focus = {
  locale,
  filterByActive: flag.meta({ description: 'Without what editors have switched off' }),
  filterByDirections: text.optional().meta({ description: 'Codes of places, separated by commas' }),
  filterByTripTypes: text
    .optional()
    .meta({ description: `Some of ${tripTypes.join(', ')}, separated by commas` }),
}
const depth = z.coerce.number().int().min(0).max(2).default(2)
const draft = flag.meta({ description: 'Drafts; for editors and who has a preview token' })

/** Payload's clients read `errors`. */
const contentRefusal = refusal.extend({ errors: list(z.object({ message: text })).optional() })
const refused = { 400: contentRefusal, 403: contentRefusal, 413: contentRefusal }
const missing = { ...refused, 404: contentRefusal }
const written = 'As editors wrote it: time windows and profiles are left to who asks.'

export const pagesSchema = {
  summary: 'Pages of the editors, by address',
  description: `${written} GET ${'/api/www/page/content'} has a page as one visitor sees it.`,
  tags,
  querystring: z.object({
    ...focus,
    depth,
    draft,
    'where[url][equals]': text.optional(),
    'where[active][equals]': flag,
    limit: z.coerce.number().int().min(1).max(100).default(10),
    page: z.coerce.number().int().min(1).default(1),
    sort: z.enum(['url', '-url', 'updatedAt', '-updatedAt', 'createdAt', '-createdAt']).default('-createdAt'),
  }),
  response: {
    200: z.object({
      docs: list(contentPage),
      totalDocs: z.int(),
      limit: z.int(),
      page: z.int(),
      totalPages: z.int(),
      pagingCounter: z.int(),
      hasPrevPage: z.boolean(),
      hasNextPage: z.boolean(),
      prevPage: z.int().nullable(),
      nextPage: z.int().nullable(),
    }),
    ...refused,
  },
}

export const pageSchema = {
  summary: 'One page of the editors',
  description: written,
  tags,
  params: z.object({ id: z.string().regex(/^\d{1,10}$/) }),
  querystring: z.object({ ...focus, depth, draft }),
  response: { 200: contentPage, ...missing },
}

const activeOnly = 'When an editor has switched it off, `active` is false and every list is empty.'

function global<Answer extends z.ZodType>(summary: string, answer: Answer) {
  return {
    summary,
    description: activeOnly,
    tags,
    querystring: z.object({ ...focus, depth, draft }),
    response: { 200: answer, ...refused },
  }
}

const head = { globalType: text.optional(), active: z.boolean().nullable() }
const menuEntries = list(
  z.looseObject({
    label: text,
    url: text.nullish(),
    links: list(z.looseObject({ label: text, url: text })).nullish(),
  }),
)

export const headerSchema = global(
  'Main menu, notice and phone of the shop',
  z.looseObject({ ...head, menu: menuEntries, phone: text.optional(), phoneHours: text.optional() }),
)
export const footerSchema = global(
  'The footer of every page',
  z.looseObject({ ...head, columns: menuEntries, legal: text.optional(), company: text.optional() }),
)
export const searchBoxSchema = global(
  'Heading and trip types of the search form',
  z.looseObject({
    ...head,
    heading: text.optional(),
    submitLabel: text.optional(),
    tripTypes: list(z.looseObject({ code: z.enum(tripTypes), label: text, active: z.boolean().nullish() })),
  }),
)
export const checkoutHeaderSchema = global(
  'The reduced header of the checkout',
  z.looseObject({
    ...head,
    help: text.optional(),
    phone: text.optional(),
    steps: list(z.looseObject({ code: text, label: text })),
  }),
)
export const dictionarySchema = global(
  'Every text of the shop',
  z.object({
    ...head,
    version: text,
    localizedContent: list(z.object({ key: text, value: text })),
    declination: list(z.object({ key: text, value: text })).meta({
      description: 'Texts that have plural forms',
    }),
  }),
)

const climate = list(
  z.object({ air: z.number(), sea: z.number().nullable(), rainDays: z.number(), sunHours: z.number() }),
)

export const destination = z.object({
  path: text.meta({ description: 'Names in addresses from the country down: `grecja/kreta`' }),
  kind: z.enum(['direction', 'region', 'resort']),
  code: text.meta({ description: 'For `destinationsCodes` of a search' }),
  name: text,
  nameIn: text.meta({ description: '“w Grecji”' }),
  nameTo: text.meta({ description: '“do Grecji”' }),
  lead: text.nullable(),
  html: text,
  picture: contentPicture.nullable(),
  climate: climate.nullable().meta({ description: 'Twelve months, January first' }),
  guide: z
    .object({
      currency: text.nullable(),
      power: text.nullable(),
      phone: text.nullable(),
      entry: text.nullable(),
      emergency: text.nullable(),
      sights: list(z.object({ name: text, text })),
      phrases: list(z.object({ name: text, text })),
    })
    .nullable(),
  featured: z.boolean(),
  updatedAt: moment,
})

const names = {
  locale,
  direction: text.optional().meta({ description: 'Name of a country in addresses: `grecja`' }),
  region: text.optional(),
  resort: text.optional(),
}

export const searchCriteria = z.object({
  code: text.meta({ description: '`searchCriteriaCode` of the search state' }),
  kind: z.enum(['offers', 'flights']),
  seoName: text,
  url: text,
  template: text,
  words: z.record(text, text).meta({ description: 'They fill the tokens of the template' }),
  heading: text,
  lead: text.nullable(),
  metaProperties: list(z.object({ key: text, value: text })),
  seoTextHtml: text,
  breadcrumbs: list(linkTo),
  destinations: list(destination),
  search: z.object({
    tripType: z.enum(tripTypes),
    destinations: list(text),
    airports: list(text),
    durationFrom: z.number().nullable(),
    durationTo: z.number().nullable(),
    departsWithinDays: z.number().nullable(),
    filters: z.record(text, list(text)),
    sortCode: text.nullable(),
  }),
})

export const criteriaOfOffersSchema = {
  summary: 'The search behind an address like /wypoczynek/grecja/oferty-last-minute',
  tags,
  querystring: z.object({ criteria: text.meta({ description: '`last-minute`' }), ...names }),
  response: { 200: searchCriteria, ...missing },
}
export const criteriaOfFlightsSchema = {
  summary: 'The search behind an address like /wypoczynek/grecja/wyloty-z-warszawy',
  tags,
  querystring: z.object({ city: text.meta({ description: '`warszawy`' }), ...names }),
  response: { 200: searchCriteria, ...missing },
}

function whole<Item extends z.ZodType>(summary: string, item: Item) {
  return {
    summary,
    tags,
    querystring: z.object({ locale }),
    response: { 200: z.object({ docs: list(item), totalDocs: z.int() }), 400: refusal, 413: refusal },
  }
}

const hours = z.object({ opens: text, closes: text }).nullable()

export const office = z.object({
  officeId: text,
  name: text,
  city: text,
  citySeoName: text,
  address: text,
  addressSeoName: text,
  postalCode: text,
  url: text,
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  phone: text,
  email: text.nullable(),
  openingHours: list(hours).meta({ description: 'Monday first; null: closed' }),
  exceptions: list(z.object({ day: text, hours, reason: text.nullable() })),
  services: list(z.enum(officeServices)),
  notice: text.nullable(),
  gettingThereHtml: text,
  picture: contentPicture.nullable(),
  updatedAt: moment,
})

const variant = z.object({ visible: z.boolean(), image: contentPicture.nullable() })

export const destinationsSchema = whole(
  'Countries, regions and resorts that editors wrote about',
  destination,
)
export const officesSchema = whole('Offices that guests can visit', office)
export const menusSchema = whole(
  'Side menus of pages',
  z.object({ id: z.int(), name: text, groups: list(menuGroup) }),
)
export const popupsSchema = whole(
  'Popups inside their dates',
  z.object({
    name: text,
    active: z.boolean(),
    everywhere: z.boolean(),
    variants: z.object({ desktop: variant, tablet: variant, mobile: variant }),
    popupData: z.object({
      dateFrom: text.nullable(),
      dateTo: text.nullable(),
      showLimit: z.number().nullable(),
      timeInterval: z.number().meta({ description: 'Hours between two displays' }),
      delay: z.number().meta({ description: 'Seconds after the page was loaded' }),
      redirectUrl: text.nullable(),
    }),
  }),
)

const faq = whole(
  'Questions with answers; GET /api/www/mytui/api/faq also finds them by words',
  z.object({ id: text, question: text, html: text, topic: z.enum(faqTopics) }),
)
export const faqListSchema = {
  ...faq,
  querystring: z.object({ locale, topic: z.enum(faqTopics).optional() }),
}
