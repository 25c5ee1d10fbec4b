import { expect, test } from 'vitest'
import { offeredSize } from './offered-size.ts'
import { imageQuality, offeredWidths, pictureRatios } from './picture-sizes.ts'
import { pictureSrcSet } from './picture-url.ts'

test.for(pictureRatios)(
  'a picture of the shop with the proportions %f comes as it was asked for',
  (ratio) => {
    for (const width of offeredWidths) {
      const asked = {
        width,
        height: Math.round(width / ratio),
        quality: imageQuality,
        focal: { x: 50, y: 30 },
      }
      expect(offeredSize(asked)).toEqual(asked)
    }
    const tall = pictureSrcSet('/file/a.jpg', { sizes: '100vw', ratio }).match(/dth=\d+/g) ?? []
    expect(tall.length).toBeGreaterThan(0)
  },
)

test.for([
  [{ width: 65 }, { width: 64, quality: 80 }],
  [{ width: 90_000 }, { width: 1200, quality: 80 }],
  [
    { width: 383, height: 250 },
    { width: 384, height: 256, quality: 80 },
  ],
  [
    { width: 64, height: 1599 },
    { width: 64, height: 71, quality: 80 },
  ],
  [
    { width: 64, quality: 1 },
    { width: 64, quality: 75 },
  ],
  [
    { width: 64, quality: 100 },
    { width: 64, quality: 80 },
  ],
  [
    { width: 64, height: 64, focal: { x: 13, y: 98 } },
    { width: 64, height: 64, quality: 80, focal: { x: 10, y: 100 } },
  ],
  [
    { width: 64, focal: { x: 13, y: 98 } },
    { width: 64, quality: 80 },
  ],
] as const)('%o becomes the nearest size: %o', ([asked, offered]) => {
  expect(offeredSize(asked)).toEqual(offered)
})

test('all the sizes that can be invented for a picture come to a number that can be counted', () => {
  const sizes = new Set<string>()
  for (let height = 1; height <= 1600; height += 7)
    for (const width of [1, 64, 100, 500, 1200, 99_999])
      for (const quality of [1, 75, 80, 100])
        sizes.add(JSON.stringify(offeredSize({ width, height, quality })))
  expect(sizes.size).toBeLessThanOrEqual(offeredWidths.length * pictureRatios.length * 2)
})
