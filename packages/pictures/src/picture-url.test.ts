import { expect, test } from 'vitest'
import { offeredWidths } from './picture-sizes.ts'
import { pictureSrcSet, scaledUrl } from './picture-url.ts'

test('an original becomes a scaled picture by swapping its path part', () => {
  expect(scaledUrl('/file/media/hotel.jpg', { width: 640, height: 480 })).toBe(
    '/scale/media/hotel.jpg?dstw=640&dth=480&type=1&quality=75',
  )
  expect(scaledUrl('/http/media/hotel.jpg', { width: 640, quality: 80 })).toBe(
    '/scale/media/hotel.jpg?dstw=640&type=1&quality=80',
  )
  expect(scaledUrl('https://wojaz.example/file/media/hotel.jpg', { width: 16 })).toBe(
    'https://wojaz.example/scale/media/hotel.jpg?dstw=16&type=1&quality=75',
  )
})

test('a focal point travels with a crop, and only with a crop', () => {
  const focal = { x: 20, y: 70 }
  expect(scaledUrl('/file/media/a.jpg', { width: 384, height: 384, focal })).toContain('&focal=20,70')
  expect(scaledUrl('/file/media/a.jpg', { width: 384, focal })).not.toContain('focal')
})

test('an address with a query of its own keeps it', () => {
  expect(scaledUrl('/file/media/a.jpg?v=2', { width: 384 })).toBe(
    '/scale/media/a.jpg?v=2&dstw=384&type=1&quality=75',
  )
})

test.each(['data:image/gif;base64,R0', 'https://partner.example/a.jpg', '/logo.svg'])(
  '%s is left alone: it is no original of ours',
  (src) => {
    expect(scaledUrl(src, { width: 640 })).toBe(src)
    expect(pictureSrcSet(src, { sizes: '100vw' })).toBe('')
  },
)

function widths(sizes: string, ratio?: number): number[] {
  return pictureSrcSet('/file/media/a.jpg', { sizes, ratio })
    .split(', ')
    .map((entry) => Number(/ (\d+)w$/.exec(entry)?.[1]))
}

test('a full-width picture offers every device width', () => {
  expect(widths('100vw')).toEqual([384, 512, 640, 750, 828, 1080, 1200])
})

test('a third of the screen on a desktop still offers what a small part of a phone needs', () => {
  expect(widths('(min-width: 992px) 33vw, 100vw')).toEqual([128, 256, 384, 512, 640, 750, 828, 1080, 1200])
})

test('a picture of fixed size offers up to double density and no more', () => {
  expect(widths('64px')).toEqual([64, 96, 128])
  expect(widths('300px')).toEqual([384, 512, 640])
})

test('a media condition is not mistaken for a size', () => {
  expect(widths('(max-width: 16px) 300px, 300px')).toEqual([384, 512, 640])
})

test('every address offered in a srcset has a width that the endpoint serves', () => {
  const all = ['100vw', '50vw', '20px', '5000px', 'calc(100vw - 2rem)', ''].flatMap((sizes) => widths(sizes))
  expect(all.every((width) => offeredWidths.includes(width))).toBe(true)
})

test('a ratio fixes the height of each width', () => {
  expect(pictureSrcSet('/file/media/a.jpg', { sizes: '64px', ratio: 16 / 9 })).toContain('dstw=128&dth=72&')
})
