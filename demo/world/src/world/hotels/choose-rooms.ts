import type { Dice } from '../dice.ts'
import type { Region } from '../places/place-types.ts'
import type { BoardCode } from '../vocabulary/boards.ts'
import type { HotelType } from '../vocabulary/facets.ts'
import type { HotelTrip, RoomPlan } from './hotel-plan.ts'
import { type RoomKindName, roomKinds } from './room-kinds.ts'

interface House {
  trip: HotelTrip
  type: HotelType
  stars: number
  region: Region
  countryCode: string
  isAdultsOnly: boolean
}

/** About six rates per hotel: rooms times boards. */
export function chooseRooms(dice: Dice, house: House, boardCount: number): RoomPlan[] {
  const wanted = boardCount === 1 ? dice.whole(4, 5) : boardCount === 2 ? dice.whole(2, 4) : dice.whole(2, 3)
  const [main, ...others] = new Set(roomsOf(house))
  const kinds = [main as RoomKindName, ...dice.some(others, wanted - 1)]
  return kinds.map((name) => {
    const kind = roomKinds[name]
    return { kind, size: dice.whole(kind.size[0], kind.size[1]), allotment: dice.whole(4, 14) }
  })
}

function roomsOf({ trip, type, stars, region, countryCode, isAdultsOnly }: House): RoomKindName[] {
  if (trip === 'WO') return ['double', 'single']
  const view: RoomKindName =
    region.nature === 'sea'
      ? 'seaView'
      : region.nature === 'lake'
        ? 'lakeView'
        : region.nature === 'mountains'
          ? 'mountainView'
          : 'superior'
  const large: RoomKindName[] = stars >= 4 ? ['suite', 'superior'] : ['single']
  switch (type) {
    case 'apartments':
      return ['studio', 'apartment', 'largeApartment', view]
    case 'villas':
      return countryCode === 'MV'
        ? ['bungalow', 'waterVilla', 'suite', 'family']
        : ['bungalow', 'apartment', 'largeApartment', 'family']
    case 'guesthouse':
      return ['double', 'family', 'economy', 'single', view]
    case 'boutique':
      return isAdultsOnly
        ? ['double', view, 'suite', 'superior']
        : ['double', view, 'superior', 'suite', 'single']
    default:
      return isAdultsOnly
        ? ['double', view, 'single', ...large]
        : ['double', 'family', view, 'economy', ...large]
  }
}

/** The first board is the one that most guests take. */
export function chooseBoards(dice: Dice, { trip, type, stars, region, countryCode }: House): BoardCode[] {
  if (trip === 'WO') return dice.falls(0.6) ? ['HB', 'FB'] : ['HB']
  if (type === 'apartments' || type === 'villas') {
    if (trip !== 'WS') return dice.pick([['RO', 'BB'], ['RO'], ['RO', 'HB']])
    if (allInclusiveLands.has(countryCode)) return dice.pick([['AI', 'HB'], ['AI', 'HB', 'BB'], ['AI']])
    return dice.pick([
      ['RO', 'BB'],
      ['BB', 'HB'],
      ['RO', 'BB', 'HB'],
      ['HB', 'AI', 'BB'],
    ])
  }
  if (trip === 'NR') return dice.pick([['HB', 'BB'], ['HB'], ['HB', 'BB'], ['BB', 'HB']])
  if (trip === 'DW')
    return dice.pick(
      region.nature === 'city'
        ? [['BB', 'HB'], ['BB']]
        : [
            ['HB', 'BB'],
            ['BB', 'HB'],
            ['HB', 'FB', 'BB'],
            ['HB', 'BB', 'RO'],
          ],
    )
  if (region.nature === 'city') return ['BB', 'HB']
  if (countryCode === 'TR' && stars >= 4.5) return dice.pick([['UA', 'AI'], ['AI', 'UA'], ['UA']])
  if (allInclusiveLands.has(countryCode))
    return dice.pick([['AI', 'HB'], ['AI'], ['AI', 'HB', 'BB'], ['AI', 'FB']])
  return dice.pick([['AI', 'HB'], ['HB', 'BB'], ['AI', 'HB', 'BB'], ['HB', 'AI', 'BB'], ['AI']])
}

/** Countries where a beach hotel without all inclusive is the exception. */
const allInclusiveLands = new Set(['TR', 'EG', 'TN', 'DO', 'MX', 'CU', 'JM', 'BG', 'CV', 'TZ', 'KE', 'MV'])
