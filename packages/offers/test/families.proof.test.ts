import { isDeepStrictEqual } from 'node:util'
import { proofSample } from '@wojaz/database/testing'
import { addDays } from '@wojaz/travel/dates'
import { encodeOfferCode, parseOfferCode } from '@wojaz/travel/offer-code'
import { ageOn, occupancyOf, type Party } from '@wojaz/travel/party'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countOffers } from '../src/count-offers.ts'
import { reprice } from '../src/reprice.ts'
import { bruteForce, spellOutStays } from './brute-force.ts'
import { Dice } from './dice.ts'
import { openEngine, type TestEngine } from './open-engine.ts'
import { randomSearch } from './random-search.ts'
import { expectedOf, summaryOf } from './search-summary.ts'
import { accept, smallWorld } from './test-world.ts'

const searches = proofSample({ full: 2_000, fewer: 1_000 })
const atOnce = 4
const { today, days } = smallWorld

let engine: TestEngine

beforeAll(async () => {
  engine = await openEngine()
  await spellOutStays(engine.world.pool, today)
}, 60_000)

afterAll(() => engine.close())

/** Every age occurs in turn. The birthday is before the trip, within it, on the day of return, or after it. */
function randomFamily(dice: Dice, number: number, request: OfferSearchRequest, most: number): Party {
  const leaving = request.departureDateFrom! <= today ? addDays(today, 1) : request.departureDateFrom!
  const nights = request.durationFrom ?? 7
  const children = Math.min(most, dice.pick([1, 1, 2, 3]))
  return {
    adultsCount: dice.pick([1, 2, 2, 2]),
    childrenBirthDates: Array.from({ length: children }, (_, child) => {
      const age = (number + 7 * child) % 18
      const birthday = addDays(leaving, dice.pick([-3, 1, nights - 1, nights, nights, nights + 1, 150]))
      const birthDate = `${Number(birthday.slice(0, 4)) - age}-${birthday.slice(5).replace('02-29', '02-28')}`
      return birthDate > today ? today : ageOn(birthDate, today) > 17 ? addDays(today, -17 * 365) : birthDate
    }),
  }
}

function randomFamilies(count: number): OfferSearchRequest[] {
  const dice = new Dice(20_261_117)
  return Array.from({ length: count }, (_, number) => {
    const { occupancies: _rooms, ...request } = randomSearch(dice, engine.world.inventory, today, days)
    const roomCount = dice.pick([1, 1, 1, 2])
    const rooms = Array.from({ length: roomCount }, (__, room) =>
      randomFamily(dice, number + 5 * room, request, roomCount === 1 ? 3 : 2),
    )
    return {
      ...request,
      numberOfAdults: rooms[0]!.adultsCount,
      childrenBirthdays: rooms[0]!.childrenBirthDates,
      ...(roomCount > 1 && { occupancies: rooms.map((room) => occupancyOf(room)) }),
    }
  })
}

test(`${searches} families with children of every age find what a plain SQL query over the contract finds`, async () => {
  const { index, scanner, world, find } = engine
  const requests = randomFamilies(searches)
  let hotels = 0
  const answerNext = async () => {
    for (let request = requests.pop(); request; request = requests.pop()) {
      const expected = await bruteForce(world.pool, request, today)
      const found = await find(request)
      const [ours, theirs] = [summaryOf(found), expectedOf(expected, found)]
      if (!isDeepStrictEqual(ours, theirs)) expect(ours, JSON.stringify(request)).toEqual(theirs)
      const counted = accept(await countOffers(index, scanner, request))
      expect(counted.count, JSON.stringify(request)).toBe(expected.listing.length)
      hotels += expected.listing.length
    }
  }
  await Promise.all(Array.from({ length: atOnce }, answerNext))
  // Empty lists would prove little.
  expect(hotels).toBeGreaterThan(searches)
}, 300_000)

test('who leaves a child at home does not pay more for the same room, unless he is then alone in it', async () => {
  const { index, find } = engine
  let compared = 0
  for (const request of randomFamilies(400)) {
    for (const { offerCode, quote } of (await find(request)).offers) {
      const parts = accept(parseOfferCode(offerCode))
      const [first, ...others] = parts.rooms
      const fewer = { ...first!, childrenBirthDates: first!.childrenBirthDates.slice(1) }
      if (fewer.adultsCount + fewer.childrenBirthDates.length === 1) continue
      const without = reprice(index, encodeOfferCode({ ...parts, rooms: [fewer, ...others] }), {
        locale: 'pl',
        perPerson: false,
      })
      if (!without.ok) continue
      expect(without.value.quote.total, offerCode).toBeLessThanOrEqual(quote.total)
      compared++
    }
  }
  expect(compared).toBeGreaterThan(20)
}, 120_000)
