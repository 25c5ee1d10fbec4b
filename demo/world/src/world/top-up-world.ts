import { dayNumber } from '@wojaz/travel/dates'
import type { ClientBase, Pool } from 'pg'
import type { DayNumber } from './calendar.ts'
import type { HotelPlan } from './hotels/hotel-plan.ts'
import { planHotels } from './hotels/plan-hotels.ts'
import { defaultHotels, inTransaction, rotationsFor, type WorldOptions, worldHorizon } from './seed-world.ts'
import { skipExisting } from './store/skip-existing.ts'
import {
  type Span,
  settleSequences,
  writeFlights,
  writePeriods,
  writePromotions,
  writeSoldNights,
} from './store/write-days.ts'

export interface TopUp {
  /** Days added at the end; 0 if the horizon was complete. */
  days: number
  pricePeriods: number
  soldNights: number
  promotions: number
  flights: number
}

/**
 * Adds the new days at the end of the horizon. A day is the same whether it is made at first or added later; sold, edited or
 * withdrawn rows stay unchanged.
 */
export async function topUpWorld(
  pool: Pool,
  { seed, today, hotels = defaultHotels, days = worldHorizon, report }: WorldOptions,
): Promise<TopUp> {
  const until = dayNumber(today) + days
  return inTransaction(pool, async (client) => {
    const after = await lastDay(client)
    const span: Span = { after, until, withRunning: false }
    if (until <= after) return { days: 0, pricePeriods: 0, soldNights: 0, promotions: 0, flights: 0 }
    const planned = planHotels(seed, hotels)
    const rotations = rotationsFor(seed, planned)
    const rates = await ratesInShop(client)
    const plans = planned.filter(({ code }) => rates.has(code))
    const write = skipExisting(client)
    const pricePeriods = await writePeriods(write, plans, rotations, (hotel) => rateIds(hotel, rates), span)
    const soldNights = await writeSoldNights(write, plans, span)
    const promotions = await writePromotions(write, plans, span)
    const flights = await writeFlights(write, rotations, seed, span, await nextFlightId(client))
    await settleSequences(client)
    report(`${until - after} days added: ${flights} flights, ${pricePeriods} price periods`)
    return { days: until - after, pricePeriods, soldNights, promotions, flights }
  })
}

/** The last day of the inventory; there are flights every day. */
async function lastDay(client: ClientBase): Promise<DayNumber> {
  const { rows } = await client.query<{ day: string | null }>(
    'select max(day)::text as day from offers.flights',
  )
  const day = rows[0]?.day
  if (!day) throw new Error('There is no world to top up: seed it first.')
  return dayNumber(day)
}

async function nextFlightId(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ id: number }>('select max(id) + 1 as id from offers.flights')
  return rows[0]?.id ?? 1
}

/** Hotel code → 'room board' → id. */
type RatesInShop = ReadonlyMap<string, ReadonlyMap<string, number>>

async function ratesInShop(client: ClientBase): Promise<RatesInShop> {
  const { rows } = await client.query<{ id: number; hotel: string; name: string }>(
    `select id, hotel_code as hotel, room_code || ' ' || board_code as name from offers.rates`,
  )
  const rates = new Map<string, Map<string, number>>()
  for (const { id, hotel, name } of rows) {
    const own = rates.get(hotel) ?? new Map<string, number>()
    rates.set(hotel, own.set(name, id))
  }
  return rates
}

function rateIds(hotel: HotelPlan, rates: RatesInShop): (number | null)[] {
  const own = rates.get(hotel.code)
  return hotel.rooms.flatMap(({ kind }) =>
    hotel.boards.map((board) => own?.get(`${kind.code} ${board}`) ?? null),
  )
}
