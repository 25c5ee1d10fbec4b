import { parseTimestamp } from '@wojaz/travel/dates'
import { expect, vi } from 'vitest'
import { openOffers } from '../src/open-offers.ts'
import { firstReviews, type ReviewQuestion } from '../src/reviews/review.ts'
import { accept, openTestWorld, smallWorld } from './test-world.ts'

export type TestReviews = Awaited<ReturnType<typeof openTestReviews>>

/** Opens an inventory whose reviews a test writes, and an engine that reads them. */
export async function openTestReviews() {
  const world = await openTestWorld()
  const { rows } = await world.pool.query<{ code: string }>('select code from offers.hotels order by code')
  const quiet = { info: () => {}, warn: () => {}, error: () => {} }
  const clock = () => parseTimestamp(`${smallWorld.today} 12:00:00`)!
  const offers = await openOffers({
    databaseUrl: world.url,
    clock,
    log: quiet,
    threads: 1,
    preparesForms: false,
  })

  const ask = async (hotel: string, question: Partial<ReviewQuestion> = {}) =>
    accept(await offers.reviews(hotel, { ...firstReviews, ...question }))

  return {
    offers,
    pool: world.pool,
    hotels: rows.map(({ code }) => code),
    ask,

    /** Writes one review for every score, a day apart. Other fields have defaults. */
    async write(hotel: string, scores: number[], said: Record<string, string | number> = {}) {
      const written = scores.map((score, day) => ({
        hotel_code: hotel,
        score,
        rooms: score,
        food: score,
        service: score,
        location: 5,
        cleanliness: score,
        value: 1,
        language: 'pl',
        party: 'couple',
        author: 'Ania',
        title: `Numer ${day}`,
        text: 'Krótko.',
        source: 'sample',
        stayed_in: '2026-01-01',
        written_on: `2026-02-${String(day + 1).padStart(2, '0')}`,
        ...said,
      }))
      const columns = Object.keys(written[0] ?? {}).join(', ')
      await world.pool.query(
        `insert into offers.reviews (${columns}) select ${columns} from json_populate_recordset(null::offers.reviews, $1)`,
        [JSON.stringify(written)],
      )
    },

    async ratingOf(hotel: string) {
      const { rows: found } = await world.pool.query(
        'select rating::float8 as rating, rating_count as "ratingCount" from offers.hotels where code = $1',
        [hotel],
      )
      return found[0]
    },

    /** Reads all of them, page by page. */
    async scoresOf(hotel: string, question: Partial<ReviewQuestion>): Promise<number[]> {
      const scores: number[] = []
      let after: string | null = null
      do {
        const page = await ask(hotel, { ...question, after, pageSize: 2 })
        scores.push(...page.reviews.map(({ score }) => score))
        after = page.next
      } while (after)
      return scores
    },

    /** Waits until this node has read the reviews. */
    async known(hotel: string, count: number): Promise<void> {
      await vi.waitFor(async () => expect((await ask(hotel)).ratingCount).toBe(count), {
        timeout: 20_000,
        interval: 20,
      })
    },

    async close() {
      await offers.close()
      await world.close()
    },
  }
}
