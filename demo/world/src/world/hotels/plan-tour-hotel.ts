import { seoNameOf } from '@wojaz/travel/locale'
import { Dice, hashWords } from '../dice.ts'
import { spots } from '../places/place-tree.ts'
import { catalogueSeason } from '../prices/season-profiles.ts'
import { judgedBy, reviewCount } from '../reviews/judged-by.ts'
import type { Tour } from '../tours/tour.ts'
import { chooseBoards, chooseRooms } from './choose-rooms.ts'
import type { HotelPlan } from './hotel-plan.ts'

/** A round trip is sold like a hotel with a fixed length of stay. */
export function planTourHotel(seed: string, code: string, ordinal: number, tour: Tour): HotelPlan {
  const dice = new Dice(seed, 'tour', code)
  const spot = spots.find(({ regionCode }) => regionCode === tour.itinerary.region)
  if (!spot) throw new RangeError(`No region ${tour.itinerary.region} for a tour`)
  const isComfort = tour.kinds.includes('comfort')
  const stars = isComfort ? dice.pick([4.5, 5]) : dice.pick([3, 3.5, 4])
  const house = {
    trip: 'WO',
    type: 'tour',
    stars,
    region: spot.region,
    countryCode: spot.country.code,
    isAdultsOnly: false,
  } as const
  const boards = chooseBoards(dice, house)
  return {
    code,
    number: hashWords([seed, code]),
    ordinal,
    trip: 'WO',
    spot,
    name: tour.title.pl,
    seoName: seoNameOf(tour.title.pl),
    type: 'tour',
    stars,
    latitude: spot.resort.latitude,
    longitude: spot.resort.longitude,
    airport: tour.itinerary.airport,
    transferPrice: 0,
    profile: spot.region.profile,
    season: catalogueSeason(spot.region.profile),
    roomsCount: dice.whole(60, 220),
    ...judgedBy(seed, { code, quality: dice.between(4, 4.9), count: reviewCount(dice.next()) }),
    multiroom: true,
    popularity: Math.round(1000 * dice.next() ** 1.4),
    facts: {
      beachMetres: null,
      beachKind: null,
      centreMetres: dice.whole(3, 20) * 50,
      airportKm: dice.whole(8, 45),
      liftMetres: null,
      openedIn: dice.whole(1990, 2018),
      renovatedIn: dice.whole(2018, 2026),
      floors: dice.whole(3, 8),
      pools: 1,
      restaurants: 1,
      bars: 1,
      checkIn: '15:00',
      checkOut: '10:00',
    },
    facilities: ['wifi', 'airConditioning', ...(isComfort ? (['pool', 'spa'] as const) : [])],
    audiences: tour.kinds.includes('active')
      ? ['active', 'friends']
      : dice.some(['couples', 'seniors', 'friends', 'active'], 2),
    access: [],
    ski: [],
    rooms: chooseRooms(dice, house, 3).map((room) => ({ ...room, allotment: dice.whole(10, 22) })),
    boards,
    singleSupplement: dice.pick([300, 350, 400, 500]),
    childBands: [
      { from: 0, to: 1, share: 0 },
      { from: 2, to: 11, share: dice.pick([700, 750, 800]) },
    ],
    hasWeekendPrices: false,
    tour,
  }
}
