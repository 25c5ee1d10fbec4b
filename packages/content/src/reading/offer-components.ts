import { isNightsRange } from '@wojaz/travel/search'
import type { FacultativeTrip, OfferCriteria } from '../components.ts'
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
export const offerComponents = { offerCarousel, topDestinations, facultativeTrips }

function criteriaFrom(criteria: OfferCarouselBlock['criteria']): OfferCriteria {
  const durationFrom = criteria?.durationFrom ?? null
  const durationTo = criteria?.durationTo ?? null
  const nights = isNightsRange(durationFrom, durationTo)
  return {
    destinations: criteria?.destinations ?? [],
    airports: criteria?.airports ?? [],
    startDate: dayFrom(criteria?.startDate),
    endDate: dayFrom(criteria?.endDate),
    durationFrom: nights ? durationFrom : null,
    durationTo: nights ? durationTo : null,
  }
}
