import { isNightsRange } from '@wojaz/travel/search'
import { type FacultativeTrip, mostCompared, type OfferCriteria } from '../components.ts'
import type { FacultativeTripsBlock, OfferCarouselBlock } from '../payload-types.ts'
import type { ReadBlock } from './component-from-block.ts'
import { pictureFromDocument } from './picture-from-document.ts'
import { dayFrom, linkFrom } from './values-from-documents.ts'

const offerCarousel: ReadBlock<'offerCarousel'> = (block) => {
  if (!block.heading) return null
  return {
    heading: block.heading,
    lead: block.lead || null,
    source: block.source ?? 'promoted',
    tripType: block.tripType ?? null,
    count: block.count ?? 8,
    criteria: criteriaFrom(block.criteria),
    link: linkFrom(block.link),
  }
}

const topDestinations: ReadBlock<'topDestinations'> = (block) => {
  if (!block.heading) return null
  return {
    heading: block.heading,
    lead: block.lead || null,
    tripType: block.tripType ?? null,
    destinations: block.destinations ?? [],
    count: block.count ?? 6,
    link: linkFrom(block.link),
  }
}

const priceChart: ReadBlock<'priceChart'> = (block) => {
  if (!block.heading) return null
  return {
    heading: block.heading,
    lead: block.lead || null,
    destinations: (block.destinations ?? []).slice(0, mostCompared),
    airports: block.airports ?? [],
    ...nightsFrom(block),
  }
}

const facultativeTrips: ReadBlock<'facultativeTrips'> = (block) => {
  if (!block.heading) return null
  return {
    heading: block.heading,
    lead: block.lead || null,
    destinations: block.destinations ?? [],
    count: block.count ?? 6,
    trips: (block.trips ?? []).flatMap((trip) => tripFrom(trip) ?? []),
    link: linkFrom(block.link),
  }
}

/** Null: a trip without a name is none. */
function tripFrom(trip: NonNullable<FacultativeTripsBlock['trips']>[number]): FacultativeTrip | null {
  if (!trip.title) return null
  return {
    title: trip.title,
    text: trip.text || null,
    hours: trip.hours ?? null,
    price: trip.price ?? null,
    picture: pictureFromDocument(trip.picture),
    directions: trip.directions ?? [],
    tripTypes: trip.tripTypes ?? [],
  }
}

/** Components that only say which offers to show; the shop finds them. */
export const offerComponents = { offerCarousel, topDestinations, priceChart, facultativeTrips }

function criteriaFrom(criteria: OfferCarouselBlock['criteria']): OfferCriteria {
  return {
    destinations: criteria?.destinations ?? [],
    airports: criteria?.airports ?? [],
    startDate: dayFrom(criteria?.startDate),
    endDate: dayFrom(criteria?.endDate),
    ...nightsFrom(criteria ?? {}),
  }
}

/** Half a range or one that ends before it begins is none. */
function nightsFrom(block: { durationFrom?: number | null; durationTo?: number | null }) {
  const durationFrom = block.durationFrom ?? null
  const durationTo = block.durationTo ?? null
  return isNightsRange(durationFrom, durationTo)
    ? { durationFrom, durationTo }
    : { durationFrom: null, durationTo: null }
}
