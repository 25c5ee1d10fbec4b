import { proofSample } from '@wojaz/database/testing'
import type { Offer } from '@wojaz/offers'
import { defaultSearchState, toOfferSearchRequest } from '@wojaz/travel/search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type KilledLives, openKilledLives, patience } from '../killed-lives.ts'
import { allLives } from '../start-killed-shop.ts'

const lives = proofSample({ full: allLives, fewer: 5 })

let world: KilledLives

beforeAll(async () => {
  world = await openKilledLives()
})
afterAll(() => world?.close())

/** An expensive and a cheap week in one hotel: the change gives a refund. */
async function twoWeeks(): Promise<{ dear: Offer; cheap: Offer }> {
  const request = toOfferSearchRequest({ ...defaultSearchState, fullPrice: true }, { pageSize: 100 })
  for (const { hotelCode } of await world.shop.found()) {
    const all = await world.shop.services.offers.allOffers(hotelCode, request, 'pl')
    const byPrice = (all.ok ? all.value.offers : [])
      .filter(({ departureFlight }) => departureFlight !== null)
      .toSorted((one, other) => one.quote.total - other.quote.total)
    const [cheap, dear] = [byPrice[0], byPrice.at(-1)]
    if (cheap && dear && dear.quote.total > cheap.quote.total + 100_000) return { cheap, dear }
  }
  throw new Error('All weeks cost the same.')
}

/** Orders paid through both banks, each with an open quote for the cheap week. */
async function paidAndQuoted(dear: Offer, cheap: Offer) {
  const { shop } = world
  const numbers = await world.paid(await shop.filledCart(dear), lives)
  const quotes = await Promise.all(
    numbers.map(async (number) => {
      const quote = await shop.services.booking.quoteChange(number, { offerCode: cheap.offerCode })
      if (!quote.ok) throw new Error(quote.refusal.code)
      return { number, address: `change/${number}/${quote.value.id}`, refund: quote.value.refund }
    }),
  )
  // Fifty processes take longer than a quarter of an hour on a slow machine.
  await shop.rows(`update booking.quotes set expires_at = '2099-01-01'`)
  return quotes
}

const flights = (offer: Offer) => [offer.departureFlight, offer.returnFlight].map((leg) => leg?.flightId ?? 0)

test(
  `killed at ${lives} moments between a change and its refund, with a bank that tells everything again, a shop changes each trip once and loses neither money nor places`,
  async () => {
    const { shop } = world
    const { dear, cheap } = await twoWeeks()
    const before = await world.soldToNobody()
    const quotes = await paidAndQuoted(dear, cheap)
    const inTheMidst = await world.dieOnce(quotes)
    // Otherwise the kills do not hit the moments where something can be lost.
    expect(inTheMidst).toBeGreaterThan(lives / 2)
    await world.liveOn(quotes.map(({ address }) => address))

    // The order, the shop's accounts and those of the bank agree.
    const wrong: string[] = []
    for (const { number, refund } of quotes) {
      const [order] = await shop.rows<{ isPaid: boolean; changes: number }>(
        `select paid = total as "isPaid",
           (select count(*)::int from booking.order_changes where order_number = number) as changes
         from booking.orders where number = $1`,
        [number],
      )
      const back = await world.backAtTheBank(number)
      if (order?.changes !== 1 || !order.isPaid || back.length !== 1 || back[0] !== refund) wrong.push(number)
    }
    console.info(
      `Killed ${inTheMidst} times while a trip changed: ${wrong.length === 0 ? 'nothing' : wrong.join()} was lost.`,
    )
    expect(wrong).toEqual([])

    expect(await world.soldToNobody()).toEqual(before)
    const stock = await shop.rows<{ flight: number; orders: number }>(
      `select flight_id as flight, count(distinct order_number)::int as orders from booking.order_stock
       where flight_id is not null group by 1 order by 1`,
    )
    expect(stock).toEqual(
      flights(cheap)
        .toSorted((one, other) => one - other)
        .map((flight) => ({ flight, orders: lives })),
    )
    const emails = await shop.rows<{ kind: string }>(
      `select kind from mail.emails where kind in ('trip-changed', 'refund-done')`,
    )
    expect(emails).toHaveLength(2 * lives)
  },
  3 * patience,
)
