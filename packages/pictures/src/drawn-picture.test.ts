import { expect, test } from 'vitest'
import { defaultPicture, isDrawing, isOwnPicture } from './drawn-picture.ts'

test.each([
  '/file/scenes/coast.greek.golden.k3f9a2.jpg',
  '/scale/scenes/old-town.italian.dusk.a.jpg',
  defaultPicture('upsell-seats'),
])('%s is drawn, and pages may show it', (path) => {
  expect(isDrawing(path)).toBe(true)
  expect(isOwnPicture(path)).toBe(true)
})

test.each([
  '/file/scenes/.jpg',
  '/file/scenes/coast.png',
  '/file/scenes/Coast.jpg',
  '/file/scenes/coast.jpg/',
  '/file/scenes/../scenes/coast.jpg',
  '/file/default/',
  '/file/partner/coast.jpg',
  'https://evil.example/file/scenes/coast.jpg',
])('%s is not drawn, nor ours', (path) => {
  expect(isDrawing(path)).toBe(false)
  expect(isOwnPicture(path)).toBe(false)
})

test('an upload is ours, and not drawn', () => {
  expect(isOwnPicture('/file/media/hotel.jpg')).toBe(true)
  expect(isDrawing('/file/media/hotel.jpg')).toBe(false)
})
