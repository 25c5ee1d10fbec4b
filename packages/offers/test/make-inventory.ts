import { addDays, type IsoDay, locales, weekdayOf } from '@wojaz/travel'
import type { Pool } from 'pg'
import { Dice } from './dice.ts'

/** A world of nonsense hotels with every rule of the contract tables somewhere in it. Rows as the tables have them. */
export type Inventory = Record<string, Record<string, unknown>[]>

export interface InventorySize {
  readonly seed: number
  readonly today: IsoDay
  readonly days: number
  readonly hotels: number
  readonly departures: number
  readonly destinations: number
  /** Departures of a route per week. */
  readonly flightsPerWeek?: number
  readonly periodDays?: number
  /** Nights with an own row in `allotments`, per room type. */
  readonly soldNights?: number
}

const departureCodes = ['GDN', 'KRK', 'KTW', 'LUZ', 'POZ', 'RZE', 'SZZ', 'WAW', 'WMI', 'WRO', 'BZG', 'LCJ']
const boardCodes = ['AI', 'BB', 'FB', 'HB', 'OV', 'SC']
const facetValues = {
  facilities: ['pool', 'wifi', 'spa', 'slides'],
  forWhom: ['families', 'adultsOnly', 'couples'],
  beach: ['sandy', 'pebbles'],
}

export function makeInventory(size: InventorySize): Inventory {
  const dice = new Dice(size.seed)
  const inventory: Inventory = Object.fromEntries(tables.map((table) => [table, []]))
  makePlaces(inventory, dice, size)
  for (let hotel = 0; hotel < size.hotels; hotel++) makeHotel(inventory, dice, size, hotel)
  makeFlights(inventory, dice, size)
  makeFees(inventory, size)
  return inventory
}

/** Parents before children. */
const tables = [
  'airports',
  'places',
  'boards',
  'facet_values',
  'hotels',
  'hotel_facets',
  'room_types',
  'rates',
  'child_bands',
  'price_periods',
  'allotments',
  'flights',
  'flight_cabins',
  'promotions',
  'price_history',
  'guarantee_fees',
]

export async function storeInventory(pool: Pool, inventory: Inventory): Promise<void> {
  for (const table of tables) {
    const rows = inventory[table]!
    const columns = Object.keys(rows[0] ?? {}).join(', ')
    for (let from = 0; from < rows.length; from += 5_000) {
      await pool.query(
        `insert into offers.${table} (${columns})
         select ${columns} from json_populate_recordset(null::offers.${table}, $1)`,
        [JSON.stringify(rows.slice(from, from + 5_000))],
      )
    }
  }
  await pool.query('analyze')
}

/** Another name in every language, and none that is a code, so that nobody can mix them up. */
const named = (name: string) => Object.fromEntries(locales.map((locale) => [locale, `${name} ${locale}`]))
const north = { group_name: 'north', group_names: named('north') }
const letters = (number: number, length: number): string =>
  Array.from({ length }, (_, i) => String.fromCharCode(65 + (Math.floor(number / 26 ** i) % 26)))
    .reverse()
    .join('')
const destinationCode = (number: number) => `X${letters(number, 2)}`

function makePlaces(inventory: Inventory, dice: Dice, size: InventorySize): void {
  const spot = () => ({ latitude: dice.between(-40, 60), longitude: dice.between(-20, 60) })
  const airport = (code: string, is_departure: boolean) => ({
    code,
    names: named(code),
    ...(is_departure && departureCodes.indexOf(code) % 3 < 2
      ? north
      : { group_name: null, group_names: null }),
    iris_code: code,
    ...spot(),
    is_departure,
  })
  for (const code of departureCodes.slice(0, size.departures)) inventory.airports!.push(airport(code, true))
  for (let i = 0; i < size.destinations; i++) {
    inventory.airports!.push(airport(destinationCode(i), false))
    const country = `C${Math.floor(i / 2)}`
    if (i % 2 === 0) {
      const guarantee_zone = dice.pick(['neighbours', 'europe', 'world'])
      inventory.places!.push({
        code: country,
        kind: 'country',
        parent_code: null,
        seo_name: country.toLowerCase(),
        names: named(country),
        ...spot(),
        guarantee_zone,
      })
    }
    for (const region of [`R${i}A`, `R${i}B`]) {
      inventory.places!.push({
        code: region,
        kind: 'region',
        parent_code: country,
        seo_name: region.toLowerCase(),
        names: named(region),
        ...spot(),
        guarantee_zone: null,
      })
      for (const resort of [`S${region}1`, `S${region}2`]) {
        inventory.places!.push({
          code: resort,
          kind: 'resort',
          parent_code: region,
          seo_name: resort.toLowerCase(),
          names: named(resort),
          ...spot(),
          guarantee_zone: null,
        })
      }
    }
  }
  boardCodes.forEach((code, position) => {
    inventory.boards!.push({ code, names: named(code), position })
  })
  for (const [facet, values] of Object.entries(facetValues)) {
    values.forEach((value, position) => {
      inventory.facet_values!.push({ facet, value, labels: named(value), position })
    })
  }
}

function makeHotel(inventory: Inventory, dice: Dice, size: InventorySize, number: number): void {
  // Ski both ways even in a small world: with own transport and by plane.
  const tripType =
    number % 8 === 5 ? 'NR' : dice.pick(['WS', 'WS', 'WS', 'WS', 'WS', 'WS', 'WS', 'DW', 'WO', 'NR'])
  const destination = dice.between(0, size.destinations - 1)
  const isSkiByPlane = tripType === 'NR' && number % 16 === 5
  const byPlane = tripType === 'WS' || tripType === 'WO' || isSkiByPlane
  const code = `H${letters(number, 2)}${String(dice.between(0, 99_999)).padStart(5, '0')}`
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
    // Windows of travel that never meet, so that windows of booking may.
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

function makeFlights(inventory: Inventory, dice: Dice, size: InventorySize): void {
  const perWeek = size.flightsPerWeek ?? 4
  const flightsOfDay = new Map<number, number>()
  for (const from of departureCodes.slice(0, size.departures)) {
    for (let d = 0; d < size.destinations; d++) {
      const weekdays = Array.from({ length: perWeek }, () => dice.between(0, 6))
      const base = dice.between(30_000, 90_000)
      for (const [from_airport, to_airport] of [
        [from, destinationCode(d)],
        [destinationCode(d), from],
      ]) {
        for (let day = 0; day <= size.days + 14; day++) {
          for (const weekday of weekdays) {
            if (weekdayOf(addDays(size.today, day)) !== weekday) continue
            const id = inventory.flights!.length + 1
            const number = flightsOfDay.get(day) ?? 0
            flightsOfDay.set(day, number + 1)
            const departs = dice.between(5, 20)
            inventory.flights!.push({
              id,
              airline: dice.chance(0.2) ? 'FR' : 'LO',
              number: String(number + 1),
              from_airport,
              to_airport,
              day: addDays(size.today, day),
              departs: `${String(departs).padStart(2, '0')}:${dice.pick(['00', '30'])}`,
              arrives: `${String(departs + 3).padStart(2, '0')}:15`,
              aircraft: dice.pick(['Boeing 737-800', 'Airbus A321']),
            })
            const adult_price = base + dice.pick([0, 1_000, 2_550, 20_099])
            const seats = dice.pick([2, 4, 8, 180])
            inventory.flight_cabins!.push({
              flight_id: id,
              cabin: 'Economy',
              seats,
              sold: dice.between(0, Math.min(seats, 6)),
              adult_price,
              child_price: adult_price - 5_000,
              infant_price: dice.pick([0, 9_900]),
            })
            if (dice.chance(0.1)) {
              inventory.flight_cabins!.push({
                flight_id: id,
                cabin: 'Business',
                seats: 10,
                sold: 0,
                adult_price: 100,
                child_price: 100,
                infant_price: 0,
              })
            }
          }
        }
      }
    }
  }
}

function makeFees(inventory: Inventory, size: InventorySize): void {
  const amounts = { charter: 1_500, world: 1_300, europe: 700, neighbours: 200 }
  for (const fund of ['TFG', 'TFP']) {
    for (const [category, amount] of Object.entries(amounts)) {
      inventory.guarantee_fees!.push({ fund, category, valid_from: '2020-01-01', amount })
      inventory.guarantee_fees!.push({
        fund,
        category,
        valid_from: addDays(size.today, -5),
        amount: amount + 100,
      })
      inventory.guarantee_fees!.push({
        fund,
        category,
        valid_from: addDays(size.today, 5),
        amount: amount + 900,
      })
    }
  }
}
