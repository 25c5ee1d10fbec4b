import { describe, expect, test } from 'vitest'
import { drawBlock } from '../../../test/draw-block.tsx'
import type { OffersOfPage } from '../offer-cards/offer-cards.ts'
import type { ComponentOf } from './block.ts'
import { fullBlocks } from './test-blocks.ts'

const htmlOf = async (component: unknown, offers?: OffersOfPage) => (await drawBlock(component, offers)).html

describe('an offer carousel', () => {
  const carousel = (source: ComponentOf<'offerCarousel'>['source']) => ({
    ...fullBlocks.offerCarousel,
    source,
  })

  test.each(['promoted', 'lastMinute', 'topHotels'] as const)(
    'of %s shows what the shop has found',
    async (source) => {
      const html = await htmlOf(carousel(source))
      expect(html).toContain('Hotel Lagoon')
      expect(html).not.toContain('data-last-seen')
    },
  )

  test.each(['lastWatched', 'lastSearch'] as const)(
    'of %s leaves a place for what only the browser knows',
    async (source) => {
      const html = await htmlOf(carousel(source))
      expect(html).toContain(`data-last-seen="${source}" data-heading="Last minute"`)
      expect(html).not.toContain('Hotel Lagoon')
    },
  )

  test('of flights lists flights', async () => {
    const flight = {
      code: 'WAWRHO1',
      from: 'Warszawa',
      to: 'Rodos',
      nights: 7,
      perPerson: 73_100,
      total: 146_200,
      parts: { fare: 110_200, charges: 30_000, funds: 6_000 },
      departureDate: '2026-06-10',
      departureTime: '06:10',
      returnDate: '2026-06-17',
    }
    const drawn = (one: typeof flight) =>
      htmlOf(carousel('promoted'), { offerCarousel: { kind: 'flights', flights: [one] } })
    const html = await drawn(flight)
    expect(html).toContain('Rodos')
    expect(html).toContain('731')
    expect(html).toContain(
      'taryfa 1\u00a0102\u00a0zł, podatki i\u00a0opłaty lotniskowe 300\u00a0zł, TFG\u00a0i\u00a0TFP\u00a060\u00a0zł',
    )
    // Without a tariff the page must not claim that airport charges are zero.
    const untold = { ...flight, parts: { fare: 140_200, charges: 0, funds: 6_000 } }
    expect(await drawn(untold)).not.toContain('lotniskowe')
  })

  test('that found nothing is not there', async () => {
    expect(await htmlOf(carousel('lastMinute'), {})).not.toContain('Last minute')
  })
})

describe('a countdown tile whose time is up', () => {
  const over = { ...fullBlocks.countdownTile, until: '2020-01-01T00:00:00.000Z' }

  test('says so and leads nowhere any more', async () => {
    const html = await htmlOf(over)
    expect(html).toContain('Po czasie')
    expect(html).not.toContain('href="/zima"')
  })

  test('goes away where its editor has nothing to say then', async () => {
    expect(await htmlOf({ ...over, endedText: null })).not.toContain('Do końca promocji')
  })
})

test.each([
  ['compact', 'sizes="96px"'],
  ['fact', '<svg'],
] as const)('%s tiles have a look of their own and say the same', async (layout, look) => {
  const html = await htmlOf({ ...fullBlocks.tiles, layout })
  for (const word of ['Grecja', 'Wyspy', 'od 1 999 zł', 'href="/zima"', look]) expect(html).toContain(word)
})

test('of trips as many are shown as an editor wants; without any the way to them is', async () => {
  const trip = fullBlocks.facultativeTrips.trips[0]
  const trips = ['Pierwsza', 'Druga', 'Trzecia'].map((title) => ({ ...trip, title }))
  const html = await htmlOf({ ...fullBlocks.facultativeTrips, trips, count: 2 })
  expect(html).toContain('Druga')
  expect(html).not.toContain('Trzecia')
  expect(await htmlOf({ ...fullBlocks.facultativeTrips, trips: [] })).toMatch(
    /Wycieczki na miejscu.*href="\/zima"/,
  )
})

test('a long list of questions can be opened at once, a short one need not', async () => {
  const question = (id: number) => ({
    id: `${id}`,
    question: `Pytanie ${id}`,
    html: '<p>Tak</p>',
    topic: null,
  })
  const asked = (count: number) => ({
    ...fullBlocks.faq,
    questions: Array.from({ length: count }, (_, id) => question(id)),
  })
  expect(await htmlOf(asked(7))).toContain('Rozwiń wszystko')
  expect(await htmlOf(asked(6))).not.toContain('Rozwiń wszystko')
})

test('a text for search engines is folded only where its editor says so, and opens without a script', async () => {
  expect(await htmlOf(fullBlocks.seoText)).toMatch(/<details[^>]*>.*Dużo słów/)
  expect(await htmlOf({ ...fullBlocks.seoText, collapsed: false })).not.toContain('<details')
})

test('the presale asks for a wish and a phone besides', async () => {
  const html = await htmlOf({ ...fullBlocks.newsletterForm, list: 'presale' })
  for (const name of ['wish', 'phone', 'phoneConsent']) expect(html).toContain(`name="${name}"`)
})
