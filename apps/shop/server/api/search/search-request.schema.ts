import { isIsoDay } from '@wojaz/travel/dates'
import { maxParticipants, maxRooms, occupancyOf } from '@wojaz/travel/party'
import {
  allOffersPageSize,
  defaultSortCode,
  isFilterId,
  isSearchCode,
  isSortCode,
  listingPageSize,
  type OfferSearchRequest,
  priceSelector,
  type SortCode,
  searchLimits,
} from '@wojaz/travel/search'
import {
  additionalTypeFilter,
  additionalTypes,
  dayPartFilter,
  dayParts,
  defaultTripType,
  isAdditionalType,
  linkOfferTypes,
  offerTypes,
  tripTypeOf,
} from '@wojaz/travel/trip'
import { z } from 'zod'

export const day = z.string().max(10).refine(isIsoDay).meta({ format: 'date' })
export const code = z.string().max(searchLimits.codeLength).refine(isSearchCode)
export const nights = z.int().min(1).max(searchLimits.nights)
/** Refuses more children than may travel before they are counted. */
export const children = z.array(day).max(maxParticipants)
export const sorting = z
  .string()
  .max(30)
  .refine((text): text is SortCode => isSortCode(text))

const spellings = [
  ...Object.values(offerTypes),
  ...Object.values(linkOfferTypes),
  ...Object.keys(additionalTypes),
]

const offerType = z.enum([...new Set(spellings)]).meta({
  description: 'LINEARFLIGHT is BY_PLANE on scheduled flights, SKIBYPLANE is SKI with a flight.',
})

export const room = z
  .object({
    adultsCount: z.int().min(1).max(maxParticipants),
    childrenBirthDates: children.default([]),
    roomCode: code.nullish(),
    boardCode: code.nullish(),
  })
  .transform((party) => occupancyOf(party, party))

export const rooms = z.array(room).max(maxRooms)

export const filter = z.object({
  filterId: z
    .string()
    .max(searchLimits.codeLength)
    .refine((id) => id === priceSelector.filterId || isFilterId(id)),
  selectedValues: z.array(code).max(searchLimits.filterValues),
})

const filters = z
  .array(filter)
  .max(searchLimits.filterValues)
  .meta({
    description:
      "Facets of the listing. 'priceSelector' says whether prices are per person (personPrice) or for all (fullPrice), " +
      "'amountRange' and 'amountRangeSKI' are 'from#to' in złoty, 'additionalType' is LINEARFLIGHT (scheduled flights " +
      'only, BY_PLANE) or SKIBYPLANE (with a flight, SKI) and changes nothing in other trip types, ' +
      `'${dayPartFilter}' are parts of the day in which the flight out takes off: ${dayParts.join(', ')}.`,
  })

const pageSize = z.int().min(1).max(100)
export const metaData = z.object({
  page: z.int().min(0).max(100_000).default(0),
  pageSize: pageSize.default(listingPageSize),
  sorting: sorting.default(defaultSortCode),
})

const fields = z.object({
  offerType,
  childrenBirthdays: children.default([]),
  departuresCodes: z.array(code).max(searchLimits.airports).default([]),
  destinationsCodes: z.array(code).max(searchLimits.destinations).default([]),
  numberOfAdults: z.int().min(1).max(maxParticipants).default(2),
  occupancies: rooms.optional(),
  departureDateFrom: day.nullable().default(null),
  departureDateTo: day.nullable().default(null),
  durationFrom: nights.nullable().default(null),
  durationTo: nights.nullable().default(null),
  site: z.literal('pl').default('pl'),
  metaData: metaData.prefault({}),
  filters: filters.default([]),
  radius: z.number().positive().max(20_000).optional(),
  regionLocation: z
    .object({ latitude: z.number().min(-85).max(85), longitude: z.number().min(-180).max(180) })
    .optional(),
})

type Fields = z.output<typeof fields>

/** A radius needs a centre, and the filters have a common limit. */
function checkTogether(
  { radius, regionLocation, filters }: Omit<Fields, 'offerType'>,
  context: z.RefinementCtx,
) {
  if (radius !== undefined && !regionLocation) context.addIssue({ code: 'custom', path: ['regionLocation'] })
  const values = filters.reduce((sum, { selectedValues }) => sum + selectedValues.length, 0)
  if (values > searchLimits.filterValues) context.addIssue({ code: 'custom', path: ['filters'] })
}

/** Splits a combined spelling into the trip type and its kind. */
function inOneSpelling<Asked extends Fields>({ offerType: spelling, ...asked }: Asked) {
  const kind = { filterId: additionalTypeFilter, selectedValues: [spelling] }
  return {
    ...asked,
    offerType: offerTypes[tripTypeOf(spelling) ?? defaultTripType],
    filters: isAdditionalType(spelling) ? [...asked.filters, kind] : asked.filters,
  }
}

/** The body of every search call; missing fields mean no restriction. */
export const searchRequest = fields
  .superRefine(checkTogether)
  .transform(inOneSpelling) satisfies z.ZodType<OfferSearchRequest>

/** The same for one day: the second date is ignored, but must not be before the first. */
export const sameDayRequest = searchRequest.refine(
  ({ departureDateFrom: from, departureDateTo: to }) => from === null || to === null || from <= to,
  { path: ['departureDateTo'] },
)

/** The same for flights only: the URL determines the trip type. */
export const charterRequest = fields
  .extend({ offerType: offerType.prefault(offerTypes.CZ) })
  .superRefine(checkTogether)
  .transform(inOneSpelling)

const hotelFields = fields.extend({ hotelCode: code, offerType: offerType.prefault(offerTypes.WS) })

/** The same for one hotel, which determines the trip type. */
export const hotelRequest = hotelFields.superRefine(checkTogether).transform(inOneSpelling)

/** The same for all offers of a hotel, with smaller pages. */
export const allOffersRequest = hotelFields
  .extend({ metaData: metaData.extend({ pageSize: pageSize.default(allOffersPageSize) }).prefault({}) })
  .superRefine(checkTogether)
  .transform(inOneSpelling)

export const lowestPricesRequest = fields
  .extend({ level: z.enum(['country', 'region', 'resort']).default('country') })
  .superRefine(checkTogether)
  .transform(inOneSpelling)

export const suggestRequest = z.object({
  text: z.string().trim().min(1).max(80),
  limit: z.int().min(1).max(20).default(10),
})

export const priceRequest = z.object({ offerCode: z.string().min(1).max(250), filters: filters.default([]) })
