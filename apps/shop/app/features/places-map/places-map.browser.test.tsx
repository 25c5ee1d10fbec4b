import { GeoJSONSource } from 'maplibre-gl'
import { useState } from 'react'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { bySelector } from '../../../test/browser/by-selector.ts'
import { draw } from '../../../test/browser/draw.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { expectMapDrawn, loadMaps } from '../../../test/browser/expect-map-drawn.ts'
import { AroundMap } from './around-map.tsx'

beforeAll(loadMaps)

const hotel = { latitude: 36.44, longitude: 28.22 }
const nearby = [{ name: 'Lindos', coordinates: { latitude: 36.09, longitude: 28.08 } }]
const drawing = () => page.getByText('Lindos')
const map = () => bySelector('canvas')

const drawPage = (above: string) =>
  draw(
    <>
      <div style={{ height: above }} />
      <div className="w-96">
        <AroundMap coordinates={hotel} nearby={nearby} />
      </div>
    </>,
  )

test('far below the screen there is the drawing alone; a map covers it when somebody comes near', async () => {
  await drawPage('3000px')
  await expect.element(drawing()).toBeInTheDocument()
  await expect.element(map()).not.toBeInTheDocument()
  window.scrollTo(0, 3000)
  await expectMapDrawn()
  await expect.element(map()).toBeVisible()
  expect(page.getByRole('application').elements()).toEqual([])
  await expectAccessible()
})

test('whoever saves data keeps the drawing', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'))
  await drawPage('0')
  await expect.element(drawing()).toBeVisible()
  await expect.element(map()).not.toBeInTheDocument()
})

test('a browser without WebGL keeps the drawing', async () => {
  const asked = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  onTestFinished(() => asked.mockRestore())
  await drawPage('0')
  await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(0)
  await expect.element(map()).not.toBeInTheDocument()
  await expect.element(drawing()).toBeVisible()
})

function Hotels() {
  const [longitude, setLongitude] = useState(28.08)
  return (
    <div className="w-96">
      <button type="button" onClick={() => setLongitude(27.77)}>
        Następny hotel
      </button>
      <AroundMap
        coordinates={hotel}
        nearby={[{ name: 'Plaża', coordinates: { latitude: 36.09, longitude } }]}
      />
    </div>
  )
}

test('another hotel on the same page brings what is around it', async () => {
  const given = vi.spyOn(GeoJSONSource.prototype, 'setData')
  onTestFinished(() => given.mockRestore())
  const beaches = () =>
    given.mock.calls.map(([data]) => JSON.stringify(data)).filter((data) => data.includes('Plaża'))
  await draw(<Hotels />)
  await expect.poll(() => beaches().at(-1)).toContain('[28.08,36.09]')
  await page.getByRole('button', { name: 'Następny hotel' }).click()
  await expect.poll(() => beaches().at(-1)).toContain('[27.77,36.09]')
})
