import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firstReviews } from '../src/reviews/review.ts'
import { openTestReviews, type TestReviews } from './open-test-reviews.ts'
import { accept } from './test-world.ts'

let world: TestReviews
beforeAll(async () => {
  world = await openTestReviews()
}, 60_000)
afterAll(() => world?.close())

describe('what all say together', () => {
  test('is the rating that lists show and sort by, and follows whatever is written or taken out', async () => {
    const [hotel = ''] = world.hotels
    await world.write(hotel, [5, 4, 4])
    await world.known(hotel, 3)
    const { rating, ratingCount } = await world.ask(hotel)
    expect({ rating, ratingCount }).toEqual({ rating: 4.3, ratingCount: 3 })
    expect(await world.ratingOf(hotel)).toEqual({ rating: 4.3, ratingCount: 3 })
    await world.offers.caughtUp()
    expect(accept(await world.offers.hotel(hotel, 'pl'))).toMatchObject({ rating: 4.3, ratingCount: 3 })
    await world.pool.query(`delete from offers.reviews where hotel_code = $1 and title = 'Numer 0'`, [hotel])
    await world.known(hotel, 2)
    expect(await world.ratingOf(hotel)).toEqual({ rating: 4, ratingCount: 2 })
    await world.pool.query('delete from offers.reviews where hotel_code = $1', [hotel])
    await world.known(hotel, 0)
    expect(await world.ratingOf(hotel)).toEqual({ rating: null, ratingCount: 0 })
    expect((await world.ask(hotel)).aspects).toBeNull()
  })

  test('has six sub-scores, a distribution and what there is to filter by', async () => {
    const hotel = world.hotels[1] ?? ''
    await world.write(hotel, [5, 5, 2])
    await world.write(hotel, [3], { language: 'cs', party: 'family' })
    await world.known(hotel, 4)
    expect(await world.ask(hotel)).toMatchObject({
      aspects: { location: 5, rooms: 3.8, cleanliness: 3.8, service: 3.8, food: 3.8, value: 1 },
      distribution: [
        { value: 5, count: 2 },
        { value: 4, count: 0 },
        { value: 3, count: 1 },
        { value: 2, count: 1 },
        { value: 1, count: 0 },
      ],
      languages: [
        { value: 'pl', count: 3 },
        { value: 'cs', count: 1 },
      ],
      parties: [
        { value: 'couple', count: 3 },
        { value: 'family', count: 1 },
      ],
    })
  })

  test('counts everybody when many write about one hotel at once', async () => {
    const hotel = world.hotels[2] ?? ''
    const parties = ['couple', 'family', 'friends', 'solo']
    await Promise.all(parties.map((party, index) => world.write(hotel, [index + 1, 5], { party })))
    expect(await world.ratingOf(hotel)).toEqual({ rating: 3.8, ratingCount: 8 })
  })
})

describe('pages of texts', () => {
  let hotel: string
  beforeAll(async () => {
    hotel = world.hotels[3] ?? ''
    await world.write(hotel, [3, 5, 1, 5, 2])
    await world.write(hotel, [4, 4], { language: 'uk', party: 'solo', written_on: '2026-03-01' })
    await world.known(hotel, 7)
  })

  test.each([
    ['newest', [4, 4, 2, 5, 1, 5, 3]],
    ['highest', [5, 5, 4, 4, 3, 2, 1]],
    ['lowest', [1, 2, 3, 4, 4, 5, 5]],
    // Without votes: newest first.
    ['helpful', [4, 4, 2, 5, 1, 5, 3]],
  ] as const)('%s first, each review once', async (sorting, scores) => {
    expect(await world.scoresOf(hotel, { sorting })).toEqual(scores)
  })

  test('a filter leaves what it names, and says how many', async () => {
    expect(await world.scoresOf(hotel, { language: 'uk' })).toEqual([4, 4])
    expect(await world.scoresOf(hotel, { party: 'couple', sorting: 'lowest' })).toEqual([1, 2, 3, 5, 5])
    const { total, reviews, ratingCount } = await world.ask(hotel, { score: 5 })
    expect([total, reviews.length, ratingCount]).toEqual([2, 2, 7])
    expect(await world.ask(hotel, { score: 5, language: 'uk' })).toMatchObject({
      total: 0,
      reviews: [],
      next: null,
    })
  })

  test('a review tells when, by whom, in which language and where from', async () => {
    const { reviews } = await world.ask(hotel, { score: 3 })
    expect(reviews).toEqual([
      {
        id: expect.any(Number),
        writtenOn: '2026-02-01',
        stayedIn: '2026-01-01',
        score: 3,
        language: 'pl',
        party: 'couple',
        author: 'Ania',
        title: 'Numer 0',
        text: 'Krótko.',
        source: 'sample',
        photos: [],
        helpful: 0,
      },
    ])
  })

  test('what is no end of a page, and what is no hotel, is refused by its field', async () => {
    expect(await world.offers.reviews(hotel, { ...firstReviews, after: 'newest.9' })).toMatchObject({
      refusal: { field: 'after' },
    })
    expect(await world.offers.reviews('AAA00000', firstReviews)).toMatchObject({
      refusal: { field: 'hotelCode' },
    })
  })

  test.each(['newest', 'highest', 'lowest', 'helpful'] as const)(
    'the order "%s" is read from its index',
    async (order) => {
      const client = await world.pool.connect()
      try {
        await client.query('set enable_sort = off; set enable_seqscan = off; set enable_bitmapscan = off')
        const by = {
          newest: 'written_on desc, id desc',
          highest: 'score desc, written_on desc, id desc',
          helpful: 'helpful desc, written_on desc, id desc',
        }
        const columns = order === 'lowest' ? '(-score) desc, written_on desc, id desc' : by[order]
        const { rows } = await client.query<{ 'QUERY PLAN': string }>(
          `explain select * from offers.reviews where hotel_code = '${hotel}' order by ${columns} limit 5`,
        )
        expect(rows.map((row) => row['QUERY PLAN']).join()).toContain(`reviews_${order}`)
      } finally {
        client.release(true)
      }
    },
  )
})

describe('votes', () => {
  const vote = (reviewId: number, voter: string, wish: 'give' | 'take-back' | 'press' = 'press') =>
    world.offers.voteForReview({ reviewId, voter, wish })
  let hotel: string
  let ids: number[]
  beforeAll(async () => {
    hotel = world.hotels[5] ?? ''
    await world.write(hotel, [1, 2, 3, 4])
    await world.known(hotel, 4)
    ids = (await world.ask(hotel, { pageSize: 4 })).reviews.map(({ id }) => id)
  })

  test('a press counts, a second one takes it back, and the card of this node shows it at once', async () => {
    const [id = 0] = ids
    expect((await world.ask(hotel)).reviews[0]?.helpful).toBe(0)
    expect(accept(await vote(id, 'anna'))).toEqual({ hotelCode: hotel, isGiven: true, helpful: 1 })
    expect((await world.ask(hotel)).reviews[0]?.helpful).toBe(1)
    expect(accept(await vote(id, 'anna'))).toMatchObject({ isGiven: false, helpful: 0 })
    for (const wish of ['give', 'give'] as const)
      expect(accept(await vote(id, 'anna', wish))).toMatchObject({ isGiven: true, helpful: 1 })
    for (const wish of ['take-back', 'take-back'] as const)
      expect(accept(await vote(id, 'anna', wish))).toMatchObject({ isGiven: false, helpful: 0 })
    expect(await vote(999_999_999, 'anna')).toEqual({ ok: false, refusal: { code: 'review-unknown' } })
  })

  test('sixty who vote at once, some of them twice, are counted exactly', async () => {
    const id = ids[1] ?? 0
    const voters = Array.from({ length: 60 }, (_, nth) => `guest ${nth}`)
    await Promise.all([...voters, ...voters.slice(0, 30)].map((voter) => vote(id, voter, 'give')))
    await Promise.all(voters.slice(0, 20).map((voter) => vote(id, voter, 'take-back')))
    const { rows } = await world.pool.query(
      'select helpful, (select count(*)::int from offers.review_votes where review_id = $1) as votes from offers.reviews where id = $1',
      [id],
    )
    expect(rows).toEqual([{ helpful: 40, votes: 40 }])
  })

  test('the most helpful come first, page by page', async () => {
    for (const voter of ['a', 'b']) await vote(ids[3] ?? 0, voter, 'give')
    expect(await world.scoresOf(hotel, { sorting: 'helpful' })).toEqual([3, 1, 4, 2])
  })

  test('nobody can tell from the table who voted, or that two votes are of one browser; they go with the review', async () => {
    const { rows } = await world.pool.query<{ voter: Buffer }>('select voter from offers.review_votes')
    expect(rows.every(({ voter }) => voter.length === 32)).toBe(true)
    expect(new Set(rows.map(({ voter }) => voter.toString('hex'))).size).toBe(rows.length)
    await world.pool.query('delete from offers.reviews where hotel_code = $1', [hotel])
    expect((await world.pool.query('select from offers.review_votes')).rowCount).toBe(0)
  })
})

describe('Postgres refuses', () => {
  test('to change what a guest wrote', async () => {
    await expect(world.pool.query('update offers.reviews set score = 5')).rejects.toThrow('not changed')
  })

  test('a traveller without an order, and two reviews of one order', async () => {
    const hotel = world.hotels[4] ?? ''
    await expect(world.write(hotel, [5], { source: 'traveller' })).rejects.toThrow('a_traveller_has_an_order')
    await world.write(hotel, [5], { source: 'traveller', order_number: 'A1' })
    await expect(world.write(hotel, [4], { source: 'traveller', order_number: 'A1' })).rejects.toThrow(
      'reviews_by_order',
    )
  })
})
