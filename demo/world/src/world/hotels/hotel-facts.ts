import type { Dice } from '../dice.ts'
import type { Spot } from '../places/place-tree.ts'
import type { HotelType } from '../vocabulary/facets.ts'
import type { HotelFacts, HotelPlan } from './hotel-plan.ts'

export function chooseType(dice: Dice, trip: 'WS' | 'DW' | 'NR', { country }: Spot): HotelType {
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

export function chooseStars(dice: Dice, trip: HotelPlan['trip'], type: HotelType): number {
  if (type === 'guesthouse') return dice.pick([2, 2.5, 3, 3, 3])
  if (type === 'apartments' || type === 'villas') return dice.pick([3, 3, 3.5, 4, 4])
  if (type === 'resort') return dice.pick([4, 4, 4.5, 5, 5])
  if (type === 'boutique') return dice.pick([3.5, 4, 4.5, 5])
  if (trip !== 'WS') return dice.pick([3, 3, 3.5, 4, 4, 4.5, 5])
  return dice.pick([3, 3, 3.5, 4, 4, 4, 4, 4.5, 5])
}

export function inventFacts(
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

export function roomsCount(dice: Dice, type: HotelType): number {
  if (type === 'guesthouse') return dice.whole(8, 28)
  if (type === 'boutique') return dice.whole(16, 60)
  if (type === 'apartments' || type === 'villas') return dice.whole(18, 140)
  return type === 'hotel' ? dice.whole(40, 320) : dice.whole(160, 780)
}
