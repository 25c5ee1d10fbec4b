import { scaledUrl } from '@wojaz/pictures'
import { expect, test } from 'vitest'
import { shownPicture } from './shown-attraction.ts'

const scene = '/file/scenes/coast.greek.golden.k3f9a2.jpg'

test('a drawing is drawn by the shop, whatever host a supplier names', () => {
  for (const src of [scene, `https://supplier.example${scene}`])
    expect(shownPicture(12, src, 'Plaża')).toMatchObject({ src: scene, alt: 'Plaża' })
})

test('a photo of a supplier has an address of the shop, and is scaled like its own', () => {
  const src = shownPicture(12, 'https://cdn.alps.example/1.jpg', '')?.src ?? ''
  expect(src).toMatch(/^\/file\/partner\/12\.[\da-f]{16}\.jpg$/)
  expect(scaledUrl(src, { width: 384 })).toMatch(/^\/scale\/partner\/12\./)
})

test.each(['1.jpg', '', 'javascript:alert(1)', 'data:image/png;base64,AA'])('%j is not shown', (src) => {
  expect(shownPicture(12, src, '')).toBeNull()
})
