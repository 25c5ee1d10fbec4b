import { GeoJSONSource } from 'maplibre-gl'
import { beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../test/browser/draw.tsx'
import { expectMapDrawn, loadMaps } from '../../../test/browser/expect-map-drawn.ts'
import { PriceMap } from './price-map.tsx'

beforeAll(loadMaps)

const hotel = { id: 'H0', name: 'Hotel', latitude: 36, longitude: 28, price: 150_000 }
const look = () => ({ centre: hotel, zoom: 5 })
const island = { type: 'Point', coordinates: [28, 36] }

const answerWith = (style: unknown) => (style ? Response.json(style) : new Response(null, { status: 204 }))

async function drawWith(style: unknown) {
  const { fetch } = window
  vi.spyOn(window, 'fetch').mockImplementation(async (address, init) =>
    address === '/map/style.json' ? answerWith(style) : fetch(address, init),
  )
  const filled = vi.spyOn(GeoJSONSource.prototype, 'setData')
  await draw(
    <div className="h-96">
      <PriceMap marks={[hotel]} look={look} highlighted={null} onHighlight={() => {}} onOpen={() => {}} />
    </div>,
  )
  await expectMapDrawn()
  return () => filled.mock.contexts.map((source) => (source as GeoJSONSource).id)
}

test('without a style our own map is drawn with what the browser has', async () => {
  const filled = await drawWith(null)
  expect(filled()).toContain('land')
  expect(document.querySelector('canvas')?.getContext('webgl2')).toBeInstanceOf(WebGL2RenderingContext)
})

test('the style that the settings name is drawn in place of our own, with its credits and with the prices', async () => {
  const filled = await drawWith({
    version: 8,
    sources: { island: { type: 'geojson', data: island, attribution: '© Mapmakers' } },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': '#00f' } },
      { id: 'island', type: 'circle', source: 'island' },
    ],
  })
  await expect.element(page.getByText('© Mapmakers')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Hotel, od / })).toBeVisible()
  expect(filled()).not.toContain('land')
})

test('a style that cannot be drawn leaves our own map', async () => {
  const filled = await drawWith({
    version: 8,
    sources: {},
    layers: [{ id: 'x', type: 'smell', source: 'gone' }],
  })
  expect(filled()).toContain('land')
  await expect.element(page.getByRole('button', { name: /^Hotel, od / })).toBeVisible()
})
