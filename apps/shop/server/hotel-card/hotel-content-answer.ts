import type { HotelFacts } from '@wojaz/offers'
import type { HotelView } from '../../app/features/hotel-card/hotel-card-view.ts'

/** A hotel in the format of the specification's API. */
export function hotelContent(facts: HotelFacts, view: HotelView) {
  const { code, type, stars, season, roomsCount, resortCode, regionCode, countryCode } = facts
  const { name, shortDescription, coordinates } = view
  return {
    details: {
      name,
      code,
      type,
      shortDescription,
      stars,
      coordinates,
      season,
      roomsCount,
      resortCode,
      regionCode,
      countryCode,
    },
    hotelUrl: facts.hotelUrl,
    slopeImageUrl: view.slopes?.picture ?? null,
    tour: { tourPlan: view.tour },
    tripAdvisor: { rating: facts.rating },
    multiroomEnabled: facts.multiroomEnabled,
  }
}
