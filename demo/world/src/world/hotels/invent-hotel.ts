import { distanceKm } from '@wojaz/travel/place'
import { Dice, hashWords } from '../dice.ts'
import { arrivalAirports } from '../flights/arrival-airports.ts'
import type { Spot } from '../places/place-tree.ts'
import { catalogueSeason } from '../prices/season-profiles.ts'
import { judgedBy, reviewCount } from '../reviews/judged-by.ts'
import type { HotelType } from '../vocabulary/facets.ts'
import { chooseBoards, chooseRooms } from './choose-rooms.ts'
import { chooseAccess, chooseAudiences, chooseFacilities, chooseSki } from './hotel-comforts.ts'
import { chooseStars, chooseType, inventFacts, roomsCount } from './hotel-facts.ts'
import type { ChildBand, HotelPlan } from './hotel-plan.ts'

interface Invention {
  seed: string
  code: string
  ordinal: number
  trip: 'WS' | 'DW' | 'NR'
  spot: Spot
  /** Returns a name that no other hotel has. */
  nameFor: (dice: Dice, type: HotelType) => { name: string; seoName: string }
}

export function inventHotel({ seed, code, ordinal, trip, spot, nameFor }: Invention): HotelPlan {
  const dice = new Dice(seed, 'hotel', code)
  const { region, country, resort } = spot
  const type = chooseType(dice, trip, spot)
  const stars = chooseStars(dice, trip, type)
  const isAdultsOnly = trip === 'WS' && type !== 'club' && type !== 'apartments' && dice.falls(0.07)
  const airport = arrivalAirports.find(({ code }) => code === airportOf(trip, spot, ordinal))
  const latitude = resort.latitude + dice.between(-0.006, 0.006)
  const longitude = resort.longitude + dice.between(-0.006, 0.006)
  const profile = trip === 'NR' ? 'ski' : region.profile
  const facts = inventFacts(dice, trip, spot, type, stars)
  facts.airportKm = airport
    ? Math.max(3, Math.round(distanceKm(airport, { latitude, longitude }) * 1.28))
    : null
  const house = { trip, type, stars, region, countryCode: country.code, isAdultsOnly }
  const boards = chooseBoards(dice, house)
  const rooms = chooseRooms(dice, house, boards.length)
  const popularity = Math.round(1000 * dice.next() ** 1.6)
  return {
    code,
    number: hashWords([seed, code]),
    ordinal,
    trip,
    spot,
    ...nameFor(dice, type),
    type,
    stars,
    latitude: Number(latitude.toFixed(5)),
    longitude: Number(longitude.toFixed(5)),
    airport: airport?.code ?? null,
    transferPrice: facts.airportKm === null ? 0 : Math.round((35 + facts.airportKm * 0.85) / 5) * 500,
    profile,
    season: catalogueSeason(profile),
    roomsCount: roomsCount(dice, type),
    ...judgedBy(seed, {
      code,
      quality: dice.between(3.3, 4.4) + (stars - 3) * 0.22 + popularity / 4000,
      count: reviewCount(dice.next()),
    }),
    multiroom: type !== 'guesthouse' || dice.falls(0.5),
    popularity,
    facts,
    facilities: chooseFacilities(dice, { trip, spot, type, stars, facts, isAdultsOnly }),
    audiences: chooseAudiences(dice, trip, type, isAdultsOnly),
    access: chooseAccess(dice, stars, facts),
    ski: trip === 'NR' ? chooseSki(dice, facts) : [],
    rooms,
    boards,
    singleSupplement: dice.pick([150, 200, 300, 400, 500, 600, 800]),
    childBands: childBands(dice, isAdultsOnly),
    hasWeekendPrices: trip === 'DW' && country.zone === 'neighbours' && dice.falls(0.3),
    tour: null,
  }
}

/** Every second ski hotel near a ski airport is sold with flights. */
function airportOf(trip: Invention['trip'], { region }: Spot, ordinal: number): string | undefined {
  if (trip === 'WS') return region.airport
  return trip === 'NR' && ordinal % 2 === 0 ? region.skiAirport : undefined
}

function childBands(dice: Dice, isAdultsOnly: boolean): ChildBand[] {
  if (isAdultsOnly) return []
  const lastAge = dice.pick([11, 12, 12, 13, 14])
  const small = dice.pick([0, 250, 300, 350, 400])
  const bands: ChildBand[] = [
    { from: 0, to: 1, share: 0 },
    { from: 2, to: 6, share: small },
    { from: 7, to: lastAge, share: Math.max(small, dice.pick([400, 500, 550, 600])) },
  ]
  if (dice.falls(0.35)) bands.push({ from: lastAge + 1, to: 16, share: 750 })
  return bands
}
