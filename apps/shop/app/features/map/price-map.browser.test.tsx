import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bySelector } from '../../../test/browser/by-selector.ts'
import { draw } from '../../../test/browser/draw.tsx'
import { focusOn } from '../../../test/browser/keyboard.ts'
import type { MapMark } from './cluster-marks.ts'
import type { MapView } from './map-view.ts'
import { PriceMap } from './price-map.tsx'

const start: MapView = { centre: { latitude: 36, longitude: 28 }, zoom: 6 }
const rhodes: MapMark = { id: 'H0', name: 'Blue Bay', latitude: 36, longitude: 28, price: 150_000 }
const surface = () => page.getByRole('application', { name: 'Mapa z cenami' })

interface Seen {
  view: MapView
  opened: string[]
}

/** A map that looks where it is moved to, and says where that is. */
function MovedMap({ seen, zoomsByWheel }: { seen: Seen; zoomsByWheel: boolean }) {
  const [view, setView] = useState(start)
  return (
    <div className="h-96">
      <PriceMap
        label="Mapa z cenami"
        marks={[rhodes]}
        styleUrl={null}
        highlighted={null}
        zoomsByWheel={zoomsByWheel}
        view={view}
        onMove={(next) => {
          seen.view = next
          setView(next)
        }}
        onSize={nothing}
        onHighlight={nothing}
        onOpen={(marks) => seen.opened.push(...marks.map(({ id }) => id))}
      />
    </div>
  )
}

const nothing = () => {}

async function drawMap({ zoomsByWheel = true } = {}) {
  const seen: Seen = { view: start, opened: [] }
  await draw(<MovedMap seen={seen} zoomsByWheel={zoomsByWheel} />)
  await expect.element(bySelector('[data-mark]')).toBeVisible()
  return seen
}

test.each([
  ['{ArrowRight}', { longitude: 1 }],
  ['{ArrowLeft}', { longitude: -1 }],
  ['{ArrowUp}', { latitude: 1 }],
  ['{ArrowDown}', { latitude: -1 }],
  ['+', { zoom: 1 }],
  ['-', { zoom: -1 }],
] as const)('the key %s moves it', async (key, direction) => {
  const seen = await drawMap()
  focusOn(surface())
  await userEvent.keyboard(key)
  await expect
    .poll(() => stepsTo(seen.view))
    .toMatchObject({ longitude: 0, latitude: 0, zoom: 0, ...direction })
})

test('a push takes the map along, and is no press on the price under it', async () => {
  const seen = await drawMap()
  const within = { sourcePosition: { x: 15, y: 12 }, targetPosition: { x: 30, y: 12 } }
  await userEvent.dragAndDrop(bySelector('[data-mark]'), bySelector('[data-mark]'), within)
  expect(stepsTo(seen.view)).toEqual({ longitude: -1, latitude: 0, zoom: 0 })
  expect(seen.opened).toEqual([])
  await bySelector('[data-mark]').click()
  expect(seen.opened).toEqual(['H0'])
})

test('two fingers that part bring it nearer', async () => {
  const seen = await drawMap()
  // Fingers that are none cannot be captured.
  surface().element().setPointerCapture = nothing
  touch('pointerdown', { pointerId: 1, clientX: 300 })
  touch('pointerdown', { pointerId: 2, clientX: 400 })
  touch('pointermove', { pointerId: 2, clientX: 500 })
  await expect.poll(() => seen.view.zoom).toBeCloseTo(7)
})

test('the wheel brings it nearer; where a page scrolls past it, only while it has the focus', async () => {
  const seen = await drawMap({ zoomsByWheel: false })
  await userEvent.wheel(surface(), { delta: { y: -240 } })
  expect(seen.view.zoom).toBe(6)
  focusOn(surface())
  await userEvent.wheel(surface(), { delta: { y: -240 } })
  await expect.poll(() => seen.view.zoom).toBe(7)
})

test('pressed twice it comes nearer, and so it does by its button', async () => {
  const seen = await drawMap()
  await surface().dblClick({ position: { x: 40, y: 40 } })
  await expect.poll(() => seen.view.zoom).toBe(7)
  await page.getByRole('button', { name: 'Oddal' }).click()
  await expect.poll(() => seen.view.zoom).toBe(6)
})

/** Which way it went, and how many times nearer. */
function stepsTo({ centre, zoom }: MapView) {
  return {
    longitude: signOf(centre.longitude - start.centre.longitude),
    latitude: signOf(centre.latitude - start.centre.latitude),
    zoom: zoom - start.zoom,
  }
}

/** Of what can be seen; zero has none. */
const signOf = (degrees: number) => Math.sign(Math.round(degrees * 100)) || 0

const touch = (type: string, at: PointerEventInit) =>
  surface()
    .element()
    .dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerType: 'touch', clientY: 100, button: 0, ...at }),
    )
