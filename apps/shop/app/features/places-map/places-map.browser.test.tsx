import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { bySelector } from '../../../test/browser/by-selector.ts'
import { draw } from '../../../test/browser/draw.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { AroundMap } from './around-map.tsx'

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
  await expect.element(bySelector('[data-drawn] canvas')).toBeVisible()
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
