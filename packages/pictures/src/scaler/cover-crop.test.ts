import { expect, test } from 'vitest'
import { coverCrop } from './cover-crop.ts'

const photo = { width: 3000, height: 2000 }

test('without a height a picture keeps its proportions', () => {
  expect(coverCrop(photo, { width: 600 })).toEqual({
    left: 0,
    top: 0,
    width: 3000,
    height: 2000,
    to: { width: 600, height: 400 },
  })
})

test('a crop keeps the middle', () => {
  expect(coverCrop(photo, { width: 500, height: 500 })).toEqual({
    left: 500,
    top: 0,
    width: 2000,
    height: 2000,
    to: { width: 500, height: 500 },
  })
})

test('a crop moves to the focal point and stops at the edge', () => {
  expect(coverCrop(photo, { width: 500, height: 500 }, { x: 40, y: 50 })).toMatchObject({ left: 200 })
  expect(coverCrop(photo, { width: 500, height: 500 }, { x: 0, y: 0 })).toMatchObject({ left: 0, top: 0 })
  expect(coverCrop(photo, { width: 500, height: 500 }, { x: 100, y: 100 })).toMatchObject({
    left: 1000,
    top: 0,
  })
})

test('a small picture is never made larger', () => {
  expect(coverCrop({ width: 300, height: 200 }, { width: 1200 }).to).toEqual({ width: 300, height: 200 })
  expect(coverCrop({ width: 300, height: 200 }, { width: 1200, height: 1200 }).to).toEqual({
    width: 200,
    height: 200,
  })
})

test('the thinnest strip is still a picture', () => {
  const { width, height, to } = coverCrop({ width: 1, height: 4000 }, { width: 1200, height: 1 })
  expect([width, height, to.width, to.height].every((side) => side >= 1)).toBe(true)
})
