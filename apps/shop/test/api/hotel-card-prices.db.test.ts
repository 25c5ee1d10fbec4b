import { expect, vi } from 'vitest'
import type { PriceCalendar } from '../../app/features/hotel-card/price-calendar-view.ts'
import { addressOf, type CardShop, cardTest as test } from '../hotel-card-shop.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let shop: CardShop

test.beforeAll(({ shop: opened }) => {
  shop = opened
})

test('a day of the calendar and a cell of the grid lead to the offer they promise, at its price', async () => {
  const { view } = await shop.open(addressOf(await shop.someOffer()))
  const { days, grid, year, month } = view.calendar as PriceCalendar
  expect(month).toBe(view.offer?.offer.departureDate.slice(0, 7))
  expect(days.filter(({ isChosen }) => isChosen)).toHaveLength(1)
  expect(year.find((one) => one.month === month)?.price).toBe(Math.min(...days.map(({ total }) => total)))
  const cells = grid.rows.flatMap(({ cells: row }) => row.flatMap((cell) => cell ?? []))
  expect(cells.length).toBeGreaterThan(3)
  for (const { url, date, total } of [...days, ...cells]) {
    expect(await shop.offerAt(url)).toMatchObject({ departureDate: date, quote: { total } })
  }
})

test('another month is in the address; one without departures beyond the last falls back to the offer’s', async () => {
  const address = addressOf(await shop.someOffer())
  const { view } = await shop.open(address)
  const other = view.calendar?.year.find(({ month }) => month !== view.calendar?.month)
  const moved = await shop.open(`${address}?month=${other?.month}`)
  expect(moved.view.calendar?.month).toBe(other?.month)
  expect(moved.view.calendar?.days.length).toBeGreaterThan(0)
  for (const month of ['1999-01', 'czerwiec', '2027-13'])
    expect((await shop.open(`${address}?month=${month}`)).view.calendar?.month).toBe(view.calendar?.month)
})
