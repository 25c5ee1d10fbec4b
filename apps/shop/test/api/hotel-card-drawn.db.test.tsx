import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createI18n } from '@wojaz/content'
import { shippedDictionary } from '@wojaz/content/server'
import { type Offer, pricePerPerson } from '@wojaz/offers'
import { formatMoney } from '@wojaz/travel/money'
import { defaultSearchState, encodeSearchParams, toOfferSearchRequest } from '@wojaz/travel/search'
import { renderToPipeableStream } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { expect, vi } from 'vitest'
import { asOneText, readData } from '../../app/browser/one-text.ts'
import { HotelCardScreen } from '../../app/features/hotel-card/hotel-card.ts'
import type { CardPart, ChosenOffer, HotelCardView } from '../../app/features/hotel-card/hotel-card-view.ts'
import { I18nContext } from '../../app/i18n/i18n-context.ts'
import { addressOf, type CardShop, cardTest as test } from '../hotel-card-shop.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const texts = shippedDictionary('pl')
const i18n = createI18n({ locale: 'pl', version: '1', texts })
const said = (key: string) => texts[key] as string

let shop: CardShop
let whole: HotelCardView
test.beforeAll(async ({ shop: opened }) => {
  shop = opened
  whole = (await shop.open(addressOf(await shop.someOffer()))).view
})

/** The card rendered for a guest without scripts. */
async function drawn(view: HotelCardView): Promise<string> {
  const handler = createStaticHandler([
    { path: '*', element: <HotelCardScreen {...view} choiceFailed={null} /> },
  ])
  const context = await handler.query(new Request('http://localhost/wypoczynek/hotel?offers=1'))
  if (context instanceof Response) throw new Error('A page was expected.')
  const html = new PassThrough()
  const stream = renderToPipeableStream(
    <I18nContext value={i18n}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </I18nContext>,
    { onAllReady: () => stream.pipe(html) },
  )
  return text(html)
}

const wordsOf = (html: string) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, "'")
const partOf = (html: string, id: string) => html.split(`id="${id}"`)[1]?.split('<section')[0] ?? ''
const timesIn = (html: string, words: string) => html.split(words).length - 1

const missing: [CardPart, string, string | null, Partial<HotelCardView>][] = [
  ['configurator', 'hotelCard.failed.configurator', null, { configurator: null }],
  ['calendar', 'hotelCard.failed.calendar', 'terminy', { calendar: null }],
  ['rooms', 'hotelCard.failed.rooms', 'pokoje', {}],
  ['offers', 'hotelCard.offers.failed', 'oferty', { offerList: null }],
  ['upsells', 'hotelCard.failed.upsells', 'dodatki', { upsells: [] }],
  ['others', 'hotelCard.failed.others', null, {}],
]

test.each([
  ['one person', false],
  ['all together', true],
])('a reduction on the card is in the unit of its large price: for %s', async (_, fullPrice) => {
  const found = await shop.services.offers.promoted(toOfferSearchRequest(defaultSearchState), 'pl')
  const reduced = found.ok ? found.value[0] : undefined
  const { view } = await shop.open(`${addressOf(reduced as Offer)}?fullPrice=${fullPrice}`)
  const { quote } = (view.offer as ChosenOffer).offer
  expect(quote.discountPercent).toBeGreaterThan(0)
  const html = await drawn(view)
  const before = fullPrice ? quote.originalFullPrice : pricePerPerson(quote.originalFullPrice, 2)
  expect(html).toContain(`>${formatMoney(before)}</s>`)
  expect(
    timesIn(html, `−${quote.discountPercent}%`) + timesIn(html, `−<!-- -->${quote.discountPercent}`),
  ).toBe(1)
  expect(wordsOf(html)).toContain(`przed obniżką: ${formatMoney(before)}`)
})

test.each(missing)(
  'when %s cannot be had a guest reads so in its place and may try again; price and booking stand',
  async (part, key, section, without) => {
    const html = await drawn({ ...whole, ...without, failed: [part] })
    expect(timesIn(html, said(key))).toBe(1)
    const place = section ? partOf(html, section) : html
    expect(place).toContain(said(key))
    expect(place).toContain(said('hotelCard.retry'))
    expect(place).toContain('href="/wypoczynek/hotel?offers=1"')
    // A tab links to a section that exists.
    if (section) expect(html).toContain(`href="#${section}"`)
    expect(html).toContain(formatMoney(whole.offer?.offer.quote.total ?? 0))
    expect(html).toContain(said('hotelCard.book'))
  },
)

test('a whole card complains of nothing, and every tab leads to a part of it', async () => {
  const html = await drawn(whole)
  for (const [, key] of missing) expect(html).not.toContain(said(key))
  const tabs = [...html.matchAll(/href="#([a-z]+)"/g)].map(([, id]) => id)
  expect(tabs.length).toBeGreaterThan(8)
  for (const id of tabs) expect(html).toContain(`id="${id}"`)
})

test('the browser draws the same card from the data as it is sent', async () => {
  const sent = readData(structuredClone(asOneText(whole, null)))
  expect(sent).toEqual(whole)
  expect(await drawn(sent)).toBe(await drawn(whole))
})

test('the year at a glance names every month that has departures, with its lowest price and the way there', async () => {
  const html = partOf(await drawn(whole), 'terminy')
  const year = whole.calendar?.year ?? []
  expect(year.length).toBeGreaterThan(1)
  expect(html).toContain(said('hotelCard.calendar.year'))
  for (const { month, name, price } of year) {
    expect(html).toContain(`month=${month}`)
    expect(html).toContain(name)
    expect(wordsOf(html)).toContain(formatMoney(price))
  }
})

test('rooms of a trip have their people, board and price each; one is being chosen, the others can be', async () => {
  const occupancies = [
    { adultsCount: 2, childrenBirthDates: ['2019-05-01'] },
    { adultsCount: 2, childrenBirthDates: [] },
  ]
  const search = encodeSearchParams({ ...defaultSearchState, occupancies })
  const [first] = (await shop.listed('WS', 40)).filter(({ hotelCode }) => hotelCode !== whole.hotel.code)
  let view = whole
  for (const { hotelUrl } of [first, ...(await shop.listed('WS', 40))].flatMap((one) => one ?? [])) {
    view = (await shop.open(`${hotelUrl}?${search}&room=2`)).view
    if (view.roomChoice.occupancies.length === 2) break
  }
  const { roomChoice, hotel } = view
  expect(roomChoice.occupancies).toHaveLength(2)
  const html = await drawn(view)
  const rooms = wordsOf(partOf(html, 'pokoje'))
  expect(timesIn(rooms, said('hotelCard.room.editing'))).toBe(1)
  expect(rooms).toContain('Zmień pokój 1')
  expect(rooms).not.toContain('Zmień pokój 2')
  for (const { price, roomName, boardCode } of roomChoice.occupancies) {
    expect(rooms).toContain(formatMoney(price))
    const board = hotel.boards.find(({ code }) => code === boardCode)?.name
    expect(rooms).toContain(`${roomName}, ${board}`)
  }
})

test('other divisions into rooms are links with their price; where there is none, that is said', async () => {
  const url = whole.offer?.url ?? ''
  const hint = { adultsCount: 1, childrenBirthDates: [], roomName: 'Pokój z widokiem na góry' }
  const total = (whole.offer?.offer.quote.total ?? 0) + 12_300
  const some = { ...whole.roomChoice, hints: { items: [{ url, total, rooms: [hint, hint] }] } }
  const shown = partOf(await drawn({ ...whole, roomChoice: some }), 'pokoje')
  expect(timesIn(shown, hint.roomName)).toBe(2)
  expect(wordsOf(shown)).toContain(formatMoney(12_300))
  const none = { ...whole.roomChoice, hints: { items: [] } }
  const empty = partOf(await drawn({ ...whole, roomChoice: none }), 'pokoje')
  expect(empty).toContain(said('hotelCard.room.noHints'))
  expect(shown).not.toContain(said('hotelCard.room.noHints'))
})

test('a board that the list lacks is never read as a code', async () => {
  const offer = whole.offer?.offer
  if (!whole.offer || !offer) throw new Error('An offer was expected.')
  const occupancies = offer.occupancies.map((one) => ({ ...one, boardCode: 'QZ' }))
  const unnamed = { ...whole.offer, offer: { ...offer, occupancies, boardCode: 'QZ' } }
  const roomChoice = {
    ...whole.roomChoice,
    occupancies: whole.roomChoice.occupancies.map((one) => ({ ...one, boardCode: 'QZ' })),
  }
  expect(wordsOf(await drawn({ ...whole, offer: unnamed, roomChoice }))).not.toContain('QZ')
})

test.each(['DW', 'NR'] as const)('a trip by car (%s) has no airport and no hour to choose', async (type) => {
  const [offer] = await shop.listed(type, 1)
  if (!offer) throw new Error(`No offer of ${type}`)
  const byCar = wordsOf(await drawn((await shop.open(addressOf(offer))).view))
  const byPlane = wordsOf(await drawn(whole))
  for (const key of ['hotelCard.config.airport', 'hotelCard.config.hour']) {
    expect(byCar).not.toContain(said(key))
    expect(byPlane).toContain(said(key))
  }
  expect(byCar).toContain(said('hotelCard.config.transport'))
})

test('the label of a price says what it is measured by, and that flights are counted as they cost today', async () => {
  const standing = { level: 'low', compared: 30, lowest: 345_600, median: 400_000, highest: 456_700 } as const
  const labelled = (view: HotelCardView) => ({
    ...view,
    calendar: view.calendar && { ...view.calendar, standing },
  })
  const [byCar] = await shop.listed('DW', 1)
  if (!byCar) throw new Error('No offer by car')
  const withFlights = wordsOf(await drawn(labelled(whole)))
  const without = wordsOf(await drawn(labelled((await shop.open(addressOf(byCar))).view)))
  for (const words of [withFlights, without])
    for (const price of [standing.lowest, standing.highest]) expect(words).toContain(formatMoney(price))
  expect(withFlights).toContain(said('hotelCard.standing.flights'))
  expect(without).not.toContain(said('hotelCard.standing.flights'))
})
