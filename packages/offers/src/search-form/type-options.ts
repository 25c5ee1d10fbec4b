import { type Locale, localisedPath } from '@wojaz/travel/locale'
import { type OfferSearchRequest, priceSelector } from '@wojaz/travel/search'
import {
  type AdditionalType,
  additionalTypeFilter,
  additionalTypes,
  defaultTripType,
  linkOfferTypes,
  offerTypes,
  type TripType,
  tripTypeConfiguration,
  tripTypeOf,
  tripTypes,
} from '@wojaz/travel/trip'
import { countCharters } from '../count-charters.ts'
import { countOffers, type OffersCount } from '../count-offers.ts'
import type { OfferIndex } from '../engine/offer-index.ts'
import type { Scanner } from '../engine/scanner.ts'
import { planParty } from '../plan-search.ts'
import { kindName, tripTypeName } from '../words.ts'
import { questionOf, type Recall } from './form-counts.ts'
import type { AdditionalOption, TypeOption } from './global-search-options.ts'

/** Another trip type starts with other places and filters, so only party, dates and length are kept. */
export async function typeOptions(
  index: OfferIndex,
  scanner: Scanner,
  recall: Recall,
  request: OfferSearchRequest,
  locale: Locale,
): Promise<TypeOption[]> {
  const options: TypeOption[] = []
  for (const tripType of tripTypes) {
    const { multiroom, listingPath } = tripTypeConfiguration[tripType]
    const asked = beginningOf(tripType, request)
    const party = planParty(index, asked)
    // Refused parties have no counts, so any key works.
    const partyKey = party.ok ? party.value.partyKey : 'refused'
    const counted = await recall(questionOf('type', asked, partyKey), () => countType(index, scanner, asked))
    const additionalOptions: AdditionalOption[] = []
    for (const kind of kindsOf(tripType)) {
      const askedKind = withKind(asked, kind)
      const ofKind = await recall(questionOf('kind', askedKind, partyKey), () =>
        countOffers(index, scanner, askedKind),
      )
      additionalOptions.push({
        key: additionalTypeFilter,
        value: kind,
        label: kindName(kind, locale),
        selected: hasKind(request, tripType, kind),
        ...enabledBy(ofKind.ok ? ofKind.value : nothing),
      })
    }
    const chosenKinds = additionalOptions.filter(({ selected }) => selected).map(({ value }) => value)
    options.push({
      code: tripType,
      label: tripTypeName(tripType, locale),
      value: offerTypes[tripType],
      selected: tripTypeOf(request.offerType) === tripType,
      indeterminate: false,
      highlighted: tripType === defaultTripType,
      assignedTags: [offerTypes[tripType], ...kindsOf(tripType)],
      ...enabledBy(counted),
      options: [],
      multiroom,
      additionalOptions,
      searchOffersUrl: localisedPath(locale, listingPath),
      globalTypes: [...new Set([offerTypes[tripType], linkOfferTypes[tripType], ...kindsOf(tripType)])],
      filterTags: chosenKinds.length > 0 ? chosenKinds : [offerTypes[tripType]],
    })
  }
  return options
}

const nothing: OffersCount = { count: 0, fromPrice: null }
const enabledBy = ({ count, fromPrice }: OffersCount) => ({ enabled: count > 0, count, fromPrice })

function kindsOf(tripType: TripType): AdditionalType[] {
  return (Object.keys(additionalTypes) as AdditionalType[]).filter(
    (kind) => additionalTypes[kind] === tripType,
  )
}

/** Returns the search after a guest has just chosen the trip type. */
function beginningOf(tripType: TripType, request: OfferSearchRequest): OfferSearchRequest {
  const { occupancies, radius, regionLocation, ...rest } = request
  return {
    ...rest,
    ...(tripTypeConfiguration[tripType].multiroom && occupancies ? { occupancies } : {}),
    offerType: offerTypes[tripType],
    departuresCodes: [],
    destinationsCodes: [],
    filters: request.filters.filter(({ filterId }) => filterId === priceSelector.filterId),
  }
}

function withKind(request: OfferSearchRequest, kind: AdditionalType): OfferSearchRequest {
  return {
    ...request,
    filters: [...request.filters, { filterId: additionalTypeFilter, selectedValues: [kind] }],
  }
}

function hasKind(
  { offerType, filters }: OfferSearchRequest,
  tripType: TripType,
  kind: AdditionalType,
): boolean {
  return (
    tripTypeOf(offerType) === tripType &&
    filters.some(
      ({ filterId, selectedValues }) => filterId === additionalTypeFilter && selectedValues.includes(kind),
    )
  )
}

async function countType(
  index: OfferIndex,
  scanner: Scanner,
  request: OfferSearchRequest,
): Promise<OffersCount> {
  const counted = await (request.offerType === offerTypes.CZ
    ? countCharters(index, scanner.cacheFor(index), request)
    : countOffers(index, scanner, request))
  return counted.ok ? counted.value : nothing
}
