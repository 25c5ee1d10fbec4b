import { addDays } from '@wojaz/travel/dates'
import type { Dice } from './dice.ts'
import {
  boardCodes,
  destinationCode,
  facetValues,
  type Inventory,
  type InventorySize,
  letters,
  named,
} from './inventory-words.ts'

export function makeHotel(inventory: Inventory, dice: Dice, size: InventorySize, number: number): void {
  // Both kinds of ski trips even in a small world: with own transport and by plane.
  const tripType =
    number % 8 === 5 ? 'NR' : dice.pick(['WS', 'WS', 'WS', 'WS', 'WS', 'WS', 'WS', 'DW', 'WO', 'NR'])
  const destination = dice.between(0, size.destinations - 1)
  const isSkiByPlane = tripType === 'NR' && number % 16 === 5
  const byPlane = tripType === 'WS' || tripType === 'WO' || isSkiByPlane
  // Two letters name 676 hotels. The last two digits count the rounds through the alphabet, so codes are unique.
  const digits = dice.between(0, 999) * 100 + Math.floor(number / 676)
  const code = `H${letters(number, 2)}${String(digits).padStart(5, '0')}`
  inventory.hotels!.push({
    code,
    trip_type: tripType,
    resort_code: `SR${destination}${dice.pick(['A', 'B'])}${dice.pick(['1', '2'])}`,
    name: `Hotel ${letters(number, 4)}`,
    seo_name: `hotel-${code.toLowerCase()}`,
    type: 'hotel',
    stars: dice.between(4, 10) / 2,
    latitude: dice.between(-40, 60),
    longitude: dice.between(-20, 60),
    arrival_airport: byPlane ? destinationCode(destination) : null,
    transfer_price: byPlane ? dice.pick([0, 5_000, 7_550]) : 0,
    season: 'all-year',
    rooms_count: 100,
    rating: dice.chance(0.2) ? null : dice.between(20, 50) / 10,
    rating_count: dice.between(0, 5),
    multiroom_enabled: dice.chance(0.8),
    popularity: dice.between(0, 1000),
    content: {},
  })
  for (const [facet, values] of Object.entries(facetValues)) {
    for (const value of dice.some(values, 0.5))
      inventory.hotel_facets!.push({ hotel_code: code, facet, value })
  }
  makeRooms(inventory, dice, size, code)
  makePromotions(inventory, dice, size, code)
}

const roomShapes = [
  ['SGL', 1, 1, 1, 0],
  ['DBL', 1, 3, 2, 1],
  ['DBX', 2, 3, 3, 2],
  ['FAM', 3, 5, 4, 3],
  ['SUI', 2, 6, 6, 4],
] as const

function makeRooms(inventory: Inventory, dice: Dice, size: InventorySize, hotel_code: string): void {
  const shapes = dice.some(roomShapes, 0.55)
  const boards = dice.some(boardCodes, 0.4)
  const perNight = dice.between(3_000, 60_000)
  for (const [code, min_persons, max_persons, max_adults, max_children] of shapes.length > 0
    ? shapes
    : [roomShapes[1]]) {
    const allotment = dice.pick([0, 1, 2, 3, 5, 20])
    inventory.room_types!.push({
      hotel_code,
      code,
      names: named(code),
      min_persons,
      max_persons,
      max_adults,
      max_children,
      allotment,
    })
    const nights = Array.from({ length: size.soldNights ?? size.days / 8 }, () => dice.between(0, size.days))
    for (const night of new Set(nights)) {
      const rooms = dice.between(0, 5)
      const sold = dice.between(0, rooms)
      inventory.allotments!.push({
        hotel_code,
        room_code: code,
        night: addDays(size.today, night),
        rooms,
        sold,
      })
    }
    for (const board_code of boards.length > 0 ? boards : ['AI']) {
      const id = inventory.rates!.length + 1
      inventory.rates!.push({
        id,
        hotel_code,
        room_code: code,
        board_code,
        single_supplement: dice.pick([0, 250, 500, 1000]),
      })
      makeBands(inventory, dice, id)
      makePeriods(inventory, dice, size, id, perNight + boardCodes.indexOf(board_code) * 911)
    }
  }
}

function makeBands(inventory: Inventory, dice: Dice, rate_id: number): void {
  let age = dice.pick([0, 0, 2])
  for (let band = dice.between(0, 3); band > 0 && age < 17; band--) {
    const age_to = Math.min(17, age + dice.between(1, 8))
    inventory.child_bands!.push({
      rate_id,
      age_from: age,
      age_to,
      share: dice.pick([0, 0, 300, 333, 500, 750]),
    })
    age = age_to + dice.between(1, 2)
  }
}

function makePeriods(
  inventory: Inventory,
  dice: Dice,
  size: InventorySize,
  rate_id: number,
  perNight: number,
): void {
  const length = size.periodDays ?? 15
  for (let day = -3; day < size.days; ) {
    const last = day + dice.between(Math.ceil(length / 3), length * 2)
    if (!dice.chance(0.06)) {
      const min_stay = dice.pick([1, 1, 1, 2, 3, 5])
      inventory.price_periods!.push({
        rate_id,
        first_night: addDays(size.today, day),
        last_night: addDays(size.today, last),
        price: Math.max(1, perNight + dice.between(-2_000, 9_000)),
        min_stay,
        max_stay: dice.chance(0.2) ? min_stay + dice.between(0, 9) : null,
        arrival_days: dice.chance(0.3) ? dice.between(1, 127) : 127,
        stop_sale: dice.chance(0.06),
      })
    }
    day = last + 1
  }
}

function makePromotions(inventory: Inventory, dice: Dice, size: InventorySize, hotel_code: string): void {
  for (let i = dice.pick([0, 0, 1, 2, 3]); i > 0; i--) {
    // Travel periods do not overlap, so booking periods may.
    const third = Math.floor(size.days / 3)
    const travelFrom = (i - 1) * third + dice.between(0, Math.floor(third / 2))
    const startsOn = dice.between(-40, 3)
    inventory.promotions!.push({
      id: inventory.promotions!.length + 1,
      hotel_code,
      kind: dice.pick(['first-minute', 'last-minute', 'special']),
      percent: dice.between(1, 60),
      starts_on: addDays(size.today, startsOn),
      ends_on: addDays(size.today, startsOn + dice.between(0, 60)),
      travel_from: addDays(size.today, travelFrom),
      travel_to: addDays(size.today, travelFrom + dice.between(1, Math.floor(third / 2))),
    })
  }
  for (let day = -90; dice.chance(0.7); day += dice.between(3, 25)) {
    inventory.price_history!.push({
      hotel_code,
      changed_on: addDays(size.today, day),
      level: dice.between(700, 1300),
    })
  }
}
