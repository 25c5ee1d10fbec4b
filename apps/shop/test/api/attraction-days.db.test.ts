import { emptyAttractionQuery } from '@wojaz/attractions'
import { searchAttractions } from '@wojaz/attractions/server'
import { expect } from 'vitest'
import { type AttractionTill, tillTest as test } from '../attraction-till.ts'

const activities = '/api/services/tui-musment/api/musement/activities'
const july = { from: '2026-07-01', to: '2026-07-31' }

/** Reads the calendars of a few attractions only, and removes them afterwards. */
async function withCalendars(shop: AttractionTill, work: (numbers: readonly number[]) => Promise<void>) {
  const { attractions, database } = shop.services
  const boats = searchAttractions(attractions.index, {
    ...emptyAttractionQuery,
    chosen: { category: ['boat-tours'] },
    pageSize: 5,
  })
  const numbers = boats.attractions.map(({ number }) => number)
  await database.pool.query(
    `update attractions.attraction set calendar_due_at = '2100-01-01' where not number = any($1::integer[])`,
    [numbers],
  )
  try {
    await attractions.mirrorCalendars()
    await attractions.caughtUp()
    await work(numbers)
  } finally {
    await database.pool.query(
      'update attractions.attraction set calendar_due_at = null, open_from = null, open_places = null',
    )
    await attractions.caughtUp()
  }
}

/** The days of July with enough places, as the supplier itself reports them. */
async function daysOpen({ services }: AttractionTill, number: number, people: number): Promise<string[]> {
  const attraction = await services.attractions.read(number)
  const supplier = services.attractions.supplier(attraction?.supplier ?? '')
  const days = new Set<string>()
  for (const { id: optionId } of attraction?.options ?? []) {
    const productId = attraction?.productId ?? ''
    const answer = await supplier?.calendar({ productId, optionId, ...july, tickets: {} })
    for (const { day, isAvailable, vacancies } of answer?.ok ? answer.value : [])
      if (isAvailable && (vacancies === null || vacancies >= people)) days.add(day)
  }
  return [...days].sort()
}

test('a search by date finds what the supplier has open on that day, for so many', async ({ shop }) => {
  await withCalendars(shop, async (numbers) => {
    const { index } = shop.services.attractions
    const opened: string[] = []
    for (const people of [2, 8]) {
      const expected = new Map<number, string[]>()
      for (const number of numbers) expected.set(number, await daysOpen(shop, number, people))
      for (let date = 1; date <= 31; date++) {
        const day = `2026-07-${String(date).padStart(2, '0')}`
        const { attractions } = searchAttractions(index, {
          ...emptyAttractionQuery,
          days: { from: day, to: day },
          people,
          pageSize: 2_000,
        })
        const found = attractions.map(({ number }) => number).filter((number) => numbers.includes(number))
        const open = numbers.filter((number) => expected.get(number)?.includes(day))
        const fitting = open.filter(
          (number) => (index.listed.find((one) => one.number === number)?.mostPeople ?? people) >= people,
        )
        expect([day, found.toSorted()]).toEqual([day, fitting.toSorted()])
        opened.push(...found.map((number) => `${day} ${number}`))
      }
    }
    expect(opened.length).toBeGreaterThan(10)
  })
})

test('GET activities takes days and people; where nothing is open it names days that have something', async ({
  shop,
}) => {
  await withCalendars(shop, async (numbers) => {
    const { pool } = shop.services.database
    // As if only these were on sale, on two days in July.
    await pool.query(
      `update attractions.attraction set open_from = '2026-07-10', open_places = '\\x00'
       where not number = any($1::integer[])`,
      [numbers],
    )
    await pool.query(
      `update attractions.attraction set open_from = '2026-07-10', open_places = '\\x030008' where number = any($1::integer[])`,
      [numbers],
    )
    await shop.services.attractions.caughtUp()
    const ask = async (query: Record<string, string>) => {
      const answer = await shop.app.inject({ url: activities, query })
      const { meta, repairs, other_days } = answer.json()
      return { status: answer.statusCode, count: meta?.count, repairs, other: other_days }
    }
    const all = numbers.length
    expect(await ask({ date_from: '2026-07-10' })).toMatchObject({ status: 200, count: all, other: [] })
    expect(await ask({ date_from: '2026-07-11', date_to: '2026-07-12' })).toMatchObject({ count: all })
    const empty = await ask({ date_from: '2026-07-11', people: '3' })
    expect(empty).toMatchObject({
      count: 0,
      other: [
        { day: '2026-07-10', count: all },
        { day: '2026-07-12', count: all },
      ],
    })
    expect(empty.repairs[0].without).toEqual(['date'])
    expect((await ask({ date_from: 'soon' })).status).toBe(400)
  })
})
