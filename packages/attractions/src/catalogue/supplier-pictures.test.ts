import { expect, test } from 'vitest'
import { makeAttraction } from '../../test/make-attraction.ts'
import { attractionOfPicture, isOnOwnHost, pictureName, pictureUrl } from './supplier-pictures.ts'

const hosts = { url: 'https://octo.alps.example/v1', pictureHosts: ['cdn.alps.example'] }
const src = 'https://cdn.alps.example/a/1.jpg?w=900'
const attraction = makeAttraction({ number: 12, pictures: [{ src, caption: null }] })

test('a picture has a name of ours, which leads back to it', () => {
  const name = pictureName(12, src)
  expect(attractionOfPicture(name)).toBe(12)
  expect(pictureUrl(attraction, name, hosts)?.href).toBe(src)
})

test.each(['12.jpg', '12.0123456789abcdef.svg', '../12.0123456789abcdef.jpg', '12.0123456789ABCDEF.jpg', ''])(
  '%j is no name of ours',
  (name) => {
    expect(attractionOfPicture(name)).toBeNull()
  },
)

test('a name of another picture leads nowhere', () => {
  expect(pictureUrl(attraction, pictureName(12, 'https://cdn.alps.example/other.jpg'), hosts)).toBeNull()
})

test.each([
  ['https://octo.alps.example/1.jpg', true],
  ['https://cdn.alps.example/1.jpg', true],
  ['https://cdn.alps.example:8443/1.jpg', false],
  ['https://evil.example/1.jpg', false],
  ['https://cdn.alps.example.evil.example/1.jpg', false],
  ['https://guest@cdn.alps.example/1.jpg', false],
  ['http://cdn.alps.example/1.jpg', false],
  ['file:///etc/passwd', false],
  ['http://169.254.169.254/latest', false],
  ['/1.jpg', false],
])('%s is asked for: %s', (picture, isAsked) => {
  expect(isOnOwnHost(picture, hosts)).toBe(isAsked)
})
