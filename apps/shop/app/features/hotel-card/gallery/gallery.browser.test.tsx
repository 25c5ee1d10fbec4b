import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../../test/browser/draw.tsx'
import type { HotelView } from '../hotel-card-view.ts'
import { Gallery } from './gallery.tsx'

const drawn = { src: '/file/scenes/pool.greek.noon.a1.jpg', kind: 'pool' }
const photo = { src: '/file/media/basen.jpg', kind: 'pool' }
const hotelWith = (...pictures: HotelView['pictures']) => ({ name: 'Nassara', pictures }) as HotelView

test.each([
  ['pl', '/', 'Ilustracja', 'Ilustracja 1 z 1'],
  ['cs', '/cs', 'Ilustrace', 'Ilustrace 1 z 1'],
  ['ro', '/ro', 'Ilustrație', 'Ilustrația 1 din 1'],
  ['hu', '/hu', 'Illusztráció', '1. illusztráció, összesen 1'],
  ['uk', '/uk', 'Ілюстрація', 'Ілюстрація 1 з 1'],
])('a drawing is called one on the card and in the album, in %s', async (_, path, name, words) => {
  const { container } = await draw(<Gallery hotel={hotelWith(drawn)} />, { path })
  expect(container.textContent).toBe(name)
  await page.getByRole('link').click()
  await expect.element(page.getByText(words, { exact: true })).toBeVisible()
})

test('a photograph is a photograph', async () => {
  const { container } = await draw(<Gallery hotel={hotelWith(photo)} />)
  expect(container.textContent).toBe('')
  await page.getByRole('link').click()
  await expect.element(page.getByText('Zdjęcie 1 z 1', { exact: true })).toBeVisible()
})
