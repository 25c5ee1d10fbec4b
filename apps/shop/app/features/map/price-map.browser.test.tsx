import { beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bySelector } from '../../../test/browser/by-selector.ts'
import { draw } from '../../../test/browser/draw.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { expectMapDrawn, loadMaps } from '../../../test/browser/expect-map-drawn.ts'
import { focusOn } from '../../../test/browser/keyboard.ts'
import { boxOf } from '../../../test/browser/settled.ts'
import type { MapMark } from './cluster-marks.ts'
import { areaOf, type MapArea, type MapView, viewOfPoints } from './map-view.ts'
import { PriceMap } from './price-map.tsx'
import type { MapLook } from './world-map.tsx'

beforeAll(loadMaps)

const start: MapView = { centre: { latitude: 36, longitude: 28 }, zoom: 5 }
const mark = (id: string, latitude: number, longitude: number): MapMark => ({
  id,
  name: `Hotel ${id}`,
  latitude,
  longitude,
  price: 150_000,
})
const rhodes = mark('H0', 36, 28)
const surface = () => page.getByRole('application', { name: 'Mapa z cenami' })
const lookAtStart = () => start

async function drawMap({ zoomsByWheel = true, marks = [rhodes], look = lookAtStart as MapLook } = {}) {
  const seen = { area: null as MapArea | null, opened: [] as string[] }
  await draw(
    <div className="h-[40rem]">
      <PriceMap
        marks={marks}
        look={look}
        highlighted={null}
        zoomsByWheel={zoomsByWheel}
        onMove={(area) => {
          seen.area = area
        }}
        onHighlight={() => {}}
        onOpen={(opened) => seen.opened.push(...opened.map(({ id }) => id))}
      />
    </div>,
  )
  await expect.element(bySelector('[data-mark]').first()).toBeVisible()
  return seen
}

test('every price is a button in the order of the list', async () => {
  const marks = [mark('H2', 35, 24), mark('H1', 37, 30), rhodes]
  await drawMap({ marks })
  await expectMapDrawn()
  const names = page
    .getByRole('button', { name: /^Hotel/ })
    .elements()
    .map((button) => button.getAttribute('data-mark'))
  expect(names).toEqual(['H2', 'H1', 'H0'])
  await expectAccessible()
})

test.each([
  ['{ArrowRight}', { longitude: 1 }],
  ['{ArrowLeft}', { longitude: -1 }],
  ['{ArrowUp}', { latitude: 1 }],
  ['{ArrowDown}', { latitude: -1 }],
  ['+', { nearer: 1 }],
  ['-', { nearer: -1 }],
] as const)('the key %s moves it', async (key, direction) => {
  const seen = await drawMap()
  focusOn(surface())
  await userEvent.keyboard(key)
  await expect
    .poll(() => seen.area && stepsTo(seen.area))
    .toMatchObject({ longitude: 0, latitude: 0, nearer: 0, ...direction })
})

test('a push takes the map along, and is no press on the price under it', async () => {
  const seen = await drawMap()
  const within = { sourcePosition: { x: 15, y: 12 }, targetPosition: { x: 30, y: 12 } }
  await userEvent.dragAndDrop(bySelector('[data-mark]'), bySelector('[data-mark]'), within)
  await expect.poll(() => seen.area && stepsTo(seen.area)).toEqual({ longitude: -1, latitude: 0, nearer: 0 })
  expect(seen.opened).toEqual([])
  await bySelector('[data-mark]').click()
  expect(seen.opened).toEqual(['H0'])
})

test('prices that lie together are one button, which comes nearer until they part', async () => {
  const seen = await drawMap({ marks: [rhodes, mark('H1', 36.1, 28.1)] })
  focusOn(page.getByRole('button', { name: /^2 hotele, od / }))
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => seen.area && stepsTo(seen.area).nearer).toBe(1)
  await expect.element(page.getByRole('button', { name: /^Hotel H0, od / })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Hotel H1, od / })).toBeVisible()
})

test('two fingers that part bring it nearer', async () => {
  const seen = await drawMap()
  touch('touchstart', [300, 400])
  touch('touchmove', [280, 420])
  touch('touchmove', [200, 500])
  touch('touchend', [])
  await expect.poll(() => seen.area && stepsTo(seen.area).nearer).toBe(1)
})

test('the wheel brings it nearer; where a page scrolls past it, only while it has the focus', async () => {
  const seen = await drawMap({ zoomsByWheel: false })
  await userEvent.wheel(surface(), { delta: { y: -240 } })
  expect(seen.area).toBeNull()
  focusOn(surface())
  await userEvent.wheel(surface(), { delta: { y: -240 } })
  await expect.poll(() => seen.area && stepsTo(seen.area).nearer).toBe(1)
})

test('pressed twice it comes nearer, and by its button further', async () => {
  const seen = await drawMap()
  await surface().dblClick({ position: { x: 640, y: 40 } })
  await expect.poll(() => seen.area && stepsTo(seen.area).nearer).toBe(1)
  const near = seen.area?.radiusKm ?? 0
  await page.getByRole('button', { name: 'Oddal' }).click()
  await expect.poll(() => seen.area?.radiusKm).toBeGreaterThan(near * 1.5)
})

test('a window of another size looks at the same place, and nobody is told of a move', async () => {
  const seen = await drawMap()
  await page.viewport(700, 900)
  await expect.poll(() => surface().element().clientWidth).toBeLessThan(701)
  await expect.element(page.getByRole('button', { name: /^Hotel H0/ })).toBeVisible()
  expect(seen.area).toBeNull()
})

test('the two ends of the world fit a tall phone', async () => {
  await page.viewport(375, 812)
  const marks = [mark('Punta Cana', 18.5, -68.4), mark('Bali', -8.4, 115.2)]
  await drawMap({ marks, look: (size) => viewOfPoints(marks, size) })
  const { left, right } = await boxOf(surface())
  for (const button of document.querySelectorAll('[data-mark]')) {
    const box = button.getBoundingClientRect()
    expect([box.left >= left, box.right <= right]).toEqual([true, true])
  }
  expect(document.querySelectorAll('[data-mark]')).toHaveLength(2)
})

test('a browser without WebGL says so instead of a map', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  await draw(
    <div className="h-96">
      <PriceMap
        marks={[rhodes]}
        look={lookAtStart}
        highlighted={null}
        onHighlight={() => {}}
        onOpen={() => {}}
      />
    </div>,
  )
  await expect.element(page.getByText('Wszystkie oferty są na liście')).toBeVisible()
})

/** The direction of the move, and whether it zoomed in. */
function stepsTo({ centre, radiusKm }: MapArea) {
  const { clientWidth: width, clientHeight: height } = surface().element()
  const before = areaOf(start, { width, height }).radiusKm
  return {
    longitude: signOf(centre.longitude - start.centre.longitude),
    latitude: signOf(centre.latitude - start.centre.latitude),
    nearer: Math.sign(Math.round(Math.log2(before / radiusKm) * 2)) || 0,
  }
}

/** The sign of a visible difference; 0 if there is none. */
const signOf = (degrees: number) => Math.sign(Math.round(degrees * 100)) || 0

function touch(type: string, places: number[]) {
  const target = surface().element()
  const touches = places.map(
    (clientX, identifier) => new Touch({ identifier, target, clientX, clientY: 100 }),
  )
  target.dispatchEvent(
    new TouchEvent(type, {
      bubbles: true,
      cancelable: true,
      touches,
      targetTouches: touches,
      changedTouches: touches,
    }),
  )
}
