import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { bySelector } from '../../../test/browser/by-selector.ts'
import { draw } from '../../../test/browser/draw.tsx'
import { PriceMap } from './price-map.tsx'

const hotel = { id: 'H0', name: 'Hotel', latitude: 36, longitude: 28, price: 150_000 }
const look = () => ({ centre: hotel, zoom: 5 })
const island = { type: 'Point', coordinates: [28, 36] }

afterEach(() => vi.restoreAllMocks())

async function drawWith(style: unknown) {
  const { fetch } = window
  const asked: string[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (address, init) => {
    asked.push(String(address))
    return address === '/map/style.json' ? Response.json(style) : fetch(address, init)
  })
  await draw(
    <div className="h-96">
      <PriceMap marks={[hotel]} look={look} highlighted={null} onHighlight={() => {}} onOpen={() => {}} />
    </div>,
  )
  await expect.element(bySelector('[data-drawn]')).toBeVisible()
  return asked
}

test('the style that the settings name is drawn in place of our own, with its credits and with the prices', async () => {
  const asked = await drawWith({
    version: 8,
    sources: { island: { type: 'geojson', data: island, attribution: '© Mapmakers' } },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': '#00f' } },
      { id: 'island', type: 'circle', source: 'island' },
    ],
  })
  await expect.element(page.getByText('© Mapmakers')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Hotel, od / })).toBeVisible()
  expect(asked.filter((address) => address.includes('countries-50m'))).toEqual([])
})

test('a style that cannot be drawn leaves our own map', async () => {
  const asked = await drawWith({
    version: 8,
    sources: {},
    layers: [{ id: 'x', type: 'smell', source: 'gone' }],
  })
  expect(asked.filter((address) => address.includes('countries-50m'))).toHaveLength(1)
  await expect.element(page.getByRole('button', { name: /^Hotel, od / })).toBeVisible()
})
