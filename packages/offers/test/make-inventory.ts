import { addDays, weekdayOf } from '@wojaz/travel/dates'
import type { Pool } from 'pg'
import { Dice } from './dice.ts'
import {
  boardCodes,
  departureCodes,
  destinationCode,
  facetValues,
  type Inventory,
  type InventorySize,
  named,
  north,
} from './inventory-words.ts'
import { makeHotel } from './make-hotels.ts'

export type { Inventory, InventorySize } from './inventory-words.ts'

export function makeInventory(size: InventorySize): Inventory {
  const dice = new Dice(size.seed)
  const inventory: Inventory = Object.fromEntries(tables.map((table) => [table, []]))
  makePlaces(inventory, dice, size)
  for (let hotel = 0; hotel < size.hotels; hotel++) makeHotel(inventory, dice, size, hotel)
  makeFlights(inventory, dice, size)
  makeFees(inventory, size)
  makeCharges(inventory, size)
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
  'airport_charges',
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
              aircraft: dice.pick(['Boeing 737-800', 'Airbus A321neo']),
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
                seats: id % 3 === 0 ? 3 : 10,
                sold: 0,
                // Sometimes a class is cheaper than economy.
                ...(id % 2 === 0
                  ? { adult_price: 100, child_price: 100, infant_price: 0 }
                  : { adult_price: adult_price + 31_700, child_price: adult_price, infant_price: 12_000 }),
              })
            }
          }
        }
      }
    }
  }
}

/** Some charges are higher than the fare, and a new tariff starts within the horizon. */
function makeCharges(inventory: Inventory, { today }: InventorySize): void {
  inventory.airports!.forEach(({ code: airport }, number) => {
    const rate = { airport, departing: 4_301 + 20_011 * (number % 5), arriving: 1_999 * (number % 3) }
    inventory.airport_charges!.push({ ...rate, valid_from: '2020-01-01' })
    inventory.airport_charges!.push({
      ...rate,
      valid_from: addDays(today, 20),
      departing: rate.departing + 150,
    })
  })
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
