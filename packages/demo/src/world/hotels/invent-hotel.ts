import { distanceKm } from '@wojaz/travel'
import { Dice, hashWords } from '../dice.ts'
import { arrivalAirports } from '../flights/arrival-airports.ts'
import type { Spot } from '../places/place-tree.ts'
import { seasonProfiles } from '../prices/season-profiles.ts'
import type { Access, Audience, Facility, HotelType, SkiComfort } from '../vocabulary/facets.ts'
import { chooseBoards, chooseRooms } from './choose-rooms.ts'
import type { ChildBand, HotelFacts, HotelPlan } from './hotel-plan.ts'

interface Invention {
  seed: string
  code: string
  ordinal: number
  trip: 'WS' | 'DW' | 'NR'
  spot: Spot
  /** Answers with a name no other hotel has. */
  nameFor: (dice: Dice, type: HotelType) => { name: string; seoName: string }
}

export function inventHotel({ seed, code, ordinal, trip, spot, nameFor }: Invention): HotelPlan {
  const dice = new Dice(seed, 'hotel', code)
  const { region, country, resort } = spot
  const type = chooseType(dice, trip, spot)
  const stars = chooseStars(dice, trip, type)
  const isAdultsOnly = trip === 'WS' && type !== 'club' && type !== 'apartments' && dice.falls(0.07)
  const airport = trip === 'WS' ? arrivalAirports.find(({ code }) => code === region.airport) : undefined
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
  const { open } = seasonProfiles[profile]
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
    season: open === null ? 'all-year' : profile === 'ski' || profile === 'gulfWinter' ? 'winter' : 'summer',
    roomsCount: roomsCount(dice, type),
    rating: Number(Math.min(5, dice.between(3.1, 4.2) + (stars - 3) * 0.22 + popularity / 4000).toFixed(1)),
    ratingCount: Math.round(12 + dice.next() ** 2 * 2600),
    multiroom: type !== 'guesthouse' || dice.falls(0.5),
    popularity,
    facts,
    facilities: chooseFacilities(dice, trip, spot, type, stars, facts, isAdultsOnly),
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

function chooseType(dice: Dice, trip: 'WS' | 'DW' | 'NR', { country }: Spot): HotelType {
  if (country.code === 'MV') return dice.pick(['villas', 'resort', 'guesthouse', 'villas'])
  if (trip === 'WS')
    return dice.pick([
      'hotel',
      'hotel',
      'hotel',
      'hotel',
      'resort',
      'resort',
      'resort',
      'club',
      'apartments',
      'apartments',
      'boutique',
      'villas',
    ])
  if (trip === 'NR')
    return dice.pick(['hotel', 'hotel', 'hotel', 'apartments', 'apartments', 'guesthouse', 'guesthouse'])
  return dice.pick([
    'hotel',
    'hotel',
    'hotel',
    'resort',
    'apartments',
    'apartments',
    'guesthouse',
    'guesthouse',
    'boutique',
    'villas',
  ])
}

function chooseStars(dice: Dice, trip: HotelPlan['trip'], type: HotelType): number {
  if (type === 'guesthouse') return dice.pick([2, 2.5, 3, 3, 3])
  if (type === 'apartments' || type === 'villas') return dice.pick([3, 3, 3.5, 4, 4])
  if (type === 'resort') return dice.pick([4, 4, 4.5, 5, 5])
  if (type === 'boutique') return dice.pick([3.5, 4, 4.5, 5])
  if (trip !== 'WS') return dice.pick([3, 3, 3.5, 4, 4, 4.5, 5])
  return dice.pick([3, 3, 3.5, 4, 4, 4, 4, 4.5, 5])
}

function inventFacts(
  dice: Dice,
  trip: HotelPlan['trip'],
  { region }: Spot,
  type: HotelType,
  stars: number,
): HotelFacts {
  const hasBeach = region.beach !== 'none'
  const isLarge = type === 'resort' || type === 'club'
  const beachMetres = !hasBeach
    ? null
    : dice.falls(isLarge ? 0.6 : 0.3)
      ? 0
      : Math.round((40 + dice.next() ** 2 * 1500) / 10) * 10
  const openedIn = dice.whole(1972, 2023)
  return {
    beachMetres,
    beachKind: !hasBeach
      ? null
      : region.beach === 'mixed'
        ? dice.pick(['sand', 'pebbles'])
        : region.beach === 'sand'
          ? 'sand'
          : 'pebbles',
    centreMetres: Math.round((60 + dice.next() ** 1.5 * 3800) / 10) * 10,
    airportKm: null,
    liftMetres:
      trip === 'NR' ? (dice.falls(0.2) ? 0 : Math.round((60 + dice.next() ** 1.8 * 2200) / 10) * 10) : null,
    openedIn,
    renovatedIn: Math.max(openedIn, dice.whole(2014, 2026)),
    floors: type === 'villas' ? 1 : dice.whole(2, isLarge ? 8 : 6),
    pools:
      trip === 'WS'
        ? isLarge
          ? dice.whole(2, 6)
          : type === 'guesthouse'
            ? 0
            : dice.whole(1, 2)
        : stars >= 4
          ? dice.whole(1, 2)
          : 0,
    restaurants: isLarge ? dice.whole(2, 6) : type === 'apartments' ? dice.whole(0, 1) : dice.whole(1, 2),
    bars: isLarge ? dice.whole(2, 6) : dice.whole(1, 2),
    checkIn: dice.pick(['14:00', '15:00', '15:00', '16:00']),
    checkOut: dice.pick(['10:00', '11:00', '11:00', '12:00']),
  }
}

function chooseFacilities(
  dice: Dice,
  trip: HotelPlan['trip'],
  { region }: Spot,
  type: HotelType,
  stars: number,
  facts: HotelFacts,
  isAdultsOnly: boolean,
): Facility[] {
  const byPlane = trip === 'WS'
  const isLarge = type === 'resort' || type === 'club'
  const chances: Readonly<Record<Facility, number>> = {
    pool: byPlane && facts.pools > 0 ? 1 : 0,
    indoorPool: facts.pools === 0 ? 0 : byPlane ? (stars >= 4.5 ? 0.45 : 0.1) : 1,
    heatedPool: facts.pools === 0 ? 0 : 0.25,
    waterSlides: isAdultsOnly || !isLarge || region.nature !== 'sea' ? 0 : 0.5,
    spa: (stars - 2.5) * 0.36,
    sauna: (stars - 2) * 0.25 + (byPlane ? 0 : 0.25),
    gym: (stars - 2) * 0.3,
    wifi: 0.94,
    parking: byPlane ? 0.3 : 0.96,
    airConditioning: byPlane ? 0.98 : region.nature === 'mountains' ? 0.05 : 0.5,
    kidsClub: isAdultsOnly ? 0 : isLarge ? 0.8 : 0.22,
    playground: isAdultsOnly ? 0 : isLarge ? 0.8 : 0.4,
    entertainment: isLarge ? 0.9 : byPlane ? 0.35 : 0.1,
    tennis: isLarge ? 0.65 : 0.12,
    diving: region.nature === 'sea' && byPlane ? 0.2 : 0,
    bikes: region.nature === 'city' ? 0.2 : 0.36,
    beachService: facts.beachMetres === null ? 0 : facts.beachMetres === 0 ? 0.75 : 0.2,
    pets: byPlane ? 0.06 : 0.4,
    charging: byPlane ? 0.05 : 0.3,
    kitchenette: type === 'apartments' || type === 'villas' ? 0.95 : 0.04,
  }
  const chosen = (Object.keys(chances) as Facility[]).filter((facility) => dice.falls(chances[facility]))
  return chosen.length > 0 ? chosen : ['wifi']
}

function chooseAudiences(
  dice: Dice,
  trip: HotelPlan['trip'],
  type: HotelType,
  isAdultsOnly: boolean,
): Audience[] {
  if (isAdultsOnly) return ['adultsOnly', 'couples', ...(dice.falls(0.5) ? (['quiet'] as const) : [])]
  const lead: Audience =
    type === 'club' || type === 'resort'
      ? 'families'
      : type === 'boutique'
        ? 'couples'
        : dice.pick(['families', 'couples', 'active', 'quiet', 'seniors', 'friends'])
  const others: Audience[] =
    trip === 'NR'
      ? ['active', 'families', 'friends']
      : ['families', 'couples', 'active', 'quiet', 'seniors', 'friends']
  return [...new Set([lead, ...dice.some(others, dice.whole(1, 2))])]
}

function chooseAccess(dice: Dice, stars: number, facts: HotelFacts): Access[] {
  const details: Access[] = []
  if (facts.floors > 1 && dice.falls(0.25 + stars * 0.12)) details.push('lift')
  if (dice.falls(0.1 + stars * 0.09)) details.push('stepFree')
  if (details.includes('stepFree') && dice.falls(0.55)) details.push('adaptedRoom')
  if (details.includes('adaptedRoom') && dice.falls(0.7)) details.push('rollInShower')
  if (details.includes('adaptedRoom') && facts.pools > 0 && dice.falls(0.2)) details.push('poolHoist')
  if (details.includes('stepFree') && facts.beachMetres === 0 && dice.falls(0.35)) details.push('beachRamp')
  if (dice.falls(0.06)) details.push('hearing')
  if (dice.falls(0.05)) details.push('sight')
  // A lift alone opens no door: the broad answer needs a way in without steps.
  return details.includes('stepFree') ? ['accessible', ...details] : details
}

function chooseSki(dice: Dice, { liftMetres }: HotelFacts): SkiComfort[] {
  const comforts: SkiComfort[] = []
  if (liftMetres === 0) comforts.push('skiInOut')
  if (liftMetres !== null && liftMetres <= 300) comforts.push('liftUpTo300')
  if (liftMetres !== null && liftMetres > 300 && dice.falls(0.75)) comforts.push('skiBus')
  if (dice.falls(0.85)) comforts.push('skiRoom')
  if (dice.falls(0.15)) comforts.push('skiPass')
  return comforts
}

function roomsCount(dice: Dice, type: HotelType): number {
  if (type === 'guesthouse') return dice.whole(8, 28)
  if (type === 'boutique') return dice.whole(16, 60)
  if (type === 'apartments' || type === 'villas') return dice.whole(18, 140)
  return type === 'hotel' ? dice.whole(40, 320) : dice.whole(160, 780)
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
