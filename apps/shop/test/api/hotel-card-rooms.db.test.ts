import type { Offer } from '@wojaz/offers'
import { checkRooms, type Party } from '@wojaz/travel/party'
import { defaultSearchState, encodeSearchParams, encodeSearchQuery } from '@wojaz/travel/search'
import { expect, vi } from 'vitest'
import type { ChosenOffer } from '../../app/features/hotel-card/hotel-card-view.ts'
import { addressOf, type CardShop, cardTest as test } from '../hotel-card-shop.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let shop: CardShop
let family: Offer

const parents: Party = { adultsCount: 2, childrenBirthDates: ['2019-05-01'] }
const grandparents: Party = { adultsCount: 2, childrenBirthDates: [] }

test.beforeAll(async ({ shop: opened }) => {
  shop = opened
  family = await offerForTwoRooms()
})

/** A family in two rooms of a hotel with alternatives. */
async function offerForTwoRooms(): Promise<Offer> {
  const search = { ...defaultSearchState, occupancies: [parents, grandparents] }
  for (const { hotelUrl } of await shop.listed('WS', 40)) {
    const { view } = await shop.open(`${hotelUrl}?${encodeSearchParams(search)}`)
    const { rooms } = view.roomChoice
    const isRich = rooms.filter(({ boards }) => boards.length > 1).length > 1
    if (view.offer && view.hotel.multiroomEnabled && isRich) return view.offer.offer
  }
  throw new Error('No house has two kinds of rooms with two boards for this family')
}

test('one room is in editing mode at a time; the address says which', async () => {
  const first = (await shop.open(addressOf(family))).view.roomChoice
  expect(first.editing).toBe(0)
  expect(first.occupancies).toMatchObject([parents, grandparents])
  const second = (await shop.open(`${addressOf(family)}?room=2`)).view.roomChoice
  expect(second.editing).toBe(1)
  for (const room of ['3', '0', 'drugi'])
    expect((await shop.open(`${addressOf(family)}?room=${room}`)).view.roomChoice.editing).toBe(0)
})

test('each room with each board is the offer it promises, for the people in editing mode alone', async () => {
  for (const editing of [0, 1]) {
    const { view } = await shop.open(`${addressOf(family)}?room=${editing + 1}`)
    const options = view.roomChoice.rooms.flatMap(({ code, boards }) =>
      boards.map((board) => ({ roomCode: code, ...board })),
    )
    expect(options.filter(({ isChosen }) => isChosen)).toHaveLength(1)
    expect(options.length).toBeGreaterThan(1)
    for (const { roomCode, boardCode, total, url } of options) {
      const { occupancies, quote } = await shop.offerAt(url)
      expect(quote.total).toBe(total)
      expect(occupancies[editing]).toMatchObject({ roomCode, boardCode })
      expect(occupancies[1 - editing]).toEqual(family.occupancies[1 - editing])
    }
  }
})

test('rooms may have different boards, and keep them when another day is chosen', async () => {
  const { view } = await shop.open(`${addressOf(family)}?room=2`)
  const board = family.occupancies[1]?.boardCode
  const other = view.roomChoice.rooms
    .flatMap(({ boards }) => boards)
    .find((option) => option.boardCode !== board)
  const mixed = await shop.open(other?.url ?? '')
  const boardsOf = ({ occupancies }: Offer) => occupancies.map(({ boardCode }) => boardCode)
  expect(boardsOf(mixed.view.offer?.offer as Offer)).toEqual([board, other?.boardCode])
  const days = (mixed.view.configurator?.date ?? []).filter(
    ({ changes, isChosen }) => !isChosen && changes.length === 0,
  )
  expect(days.length).toBeGreaterThan(0)
  for (const { url } of days) expect(boardsOf(await shop.offerAt(url))).toEqual([board, other?.boardCode])
})

test('what rooms are of the price adds up to the stay', async () => {
  const { view } = await shop.open(addressOf(family))
  const { quote } = (view.offer as ChosenOffer).offer
  const prices = view.roomChoice.occupancies.map(({ price }) => price)
  expect(prices.reduce((sum, price) => sum + price, 0)).toBe(quote.stay - quote.discount)
})

test('a room too small says so, one that is sold says that', async () => {
  const { view } = await shop.open(addressOf(family))
  const { rooms } = view.roomChoice
  for (const { boards, missing } of rooms) expect(missing === null).toBe(boards.length > 0)
  for (const { missing } of rooms.filter(({ maxPersons }) => maxPersons < 3))
    expect(missing).toBe('too-small')
})

test('hints put the same people into other rooms, at most three of them, each the offer it promises', async () => {
  const { view } = await shop.open(addressOf(family))
  const { items } = view.roomChoice.hints ?? { items: [] }
  expect(items.length).toBeGreaterThan(0)
  expect(items.length).toBeLessThanOrEqual(3)
  expect(items.map(({ total }) => total)).toEqual(items.map(({ total }) => total).sort((a, b) => a - b))
  for (const { url, total, rooms } of items) {
    const offer = await shop.offerAt(url)
    expect(offer.quote.total).toBe(total)
    expect(checkRooms(rooms).ok).toBe(true)
    expect(rooms.flatMap(({ childrenBirthDates }) => childrenBirthDates)).toEqual(['2019-05-01'])
    expect(rooms.reduce((sum, { adultsCount }) => sum + adultsCount, 0)).toBe(4)
  }
  const couple = await shop.open(addressOf(await shop.someOffer()))
  expect(couple.view.roomChoice.hints).toBeNull()
})

test('a party that finds no room is shown how it could divide', async () => {
  const single = (await shop.open(family.hotelUrl)).view.offer?.offer as Offer
  const { view } = await shop.open(`${addressOf(single)}?ctAdult=8`)
  expect(view.partyRefusal).toBe('no-room')
  expect(view.roomChoice.hints?.items.length).toBeGreaterThan(0)
  for (const { rooms } of view.roomChoice.hints?.items ?? [])
    expect(rooms.reduce((sum, { adultsCount }) => sum + adultsCount, 0)).toBe(8)
})

test('what the link has brought stays while rooms and people change', async () => {
  const kept = 'fullPrice=false&ofertowanie=true&promotedUpsellCodes=SEAT'
  const { view } = await shop.open(`${addressOf(family)}?clickedLink=email&${kept}`)
  expect(view).toMatchObject({ kept, fullPrice: false })
  const moved = await shop.thrownBy(`${addressOf(family)}?ctAdult=2&${kept}`)
  expect(new URL(moved.headers.get('location') ?? '', 'http://shop').search).toBe(`?${kept}`)
})

test('the card says what can be added and from what price; what the link has promised comes first, with every variant', async () => {
  const offer = await shop.someOffer()
  const { view } = await shop.open(addressOf(offer))
  const offered = await shop.services.booking.upsells(offer)
  expect(view.upsells.map(({ type }) => type)).toEqual(offered.map(({ type }) => type))
  for (const { from, isPromoted, variants } of view.upsells) {
    expect(from).toBeGreaterThan(0)
    expect([isPromoted, variants]).toEqual([false, []])
  }
  const link = `${addressOf(offer)}?promotedUpsellCodes=INSURANCE_MAX,DIAMONDS&ofertowanie=D-77`
  const promised = (await shop.open(link)).view
  expect(promised.bidding).toBe('D-77')
  expect(promised.upsells).toHaveLength(view.upsells.length)
  expect(promised.upsells[0]).toMatchObject({ type: 'INSURANCE', isPromoted: true })
  expect(promised.upsells[0]?.variants.map(({ code }) => code)).toContain('INSURANCE_MAX')
  expect(promised.upsells.filter(({ isPromoted }) => isPromoted)).toHaveLength(1)
})

test('the search a guest came by decides for whom and when, and goes along to every choice', async () => {
  const q = encodeSearchQuery({ ...defaultSearchState, adultsCount: 3 })
  const { view } = await shop.open(`${family.hotelUrl}?q=${encodeURIComponent(q)}`)
  expect(view.offer?.offer.occupancies).toMatchObject([{ adultsCount: 3 }])
  expect(view.kept).toBe(new URLSearchParams({ q }).toString())
})

test('a link that begins at the rooms leads there, and keeps the rest of its address', async () => {
  const moved = await shop.thrownBy(`${addressOf(family)}?scrollTo=rooms&fullPrice=true`)
  expect(moved.headers.get('location')).toBe(`${addressOf(family)}?fullPrice=true#pokoje`)
  expect((await shop.open(`${addressOf(family)}?scrollTo=nowhere`)).view.offer?.offer.offerCode).toBe(
    family.offerCode,
  )
})
