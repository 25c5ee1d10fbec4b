import { expect, test } from 'vitest'
import { axisWidth, chartShape, plotHeight, priceAt } from './chart-shape.ts'

/** The top of a bar of 150 pixels. */
const top = plotHeight - 150

test('all days of a month are seen at once on a wide screen', () => {
  // The page width without the padding of the card and the axis.
  expect(31 * chartShape('days', 1).slotWidth).toBeLessThanOrEqual(1136 - 2 * 24 - axisWidth)
})

test('a price stands above its bar; over the line of last year when that would cross it', () => {
  expect(priceAt(150, null, false)).toEqual({ y: top - 7, isInside: false })
  expect(priceAt(150, top - 10, false)).toEqual({ y: top - 16, isInside: false })
  expect(priceAt(150, top - 40, false)).toEqual({ y: top - 7, isInside: false })
  expect(priceAt(150, top + 20, false)).toEqual({ y: top - 7, isInside: false })
})

test('an upright price stands in its bar; below the line when that would cross it', () => {
  expect(priceAt(150, null, true)).toEqual({ y: top + 7, isInside: true })
  expect(priceAt(150, top + 20, true)).toEqual({ y: top + 26, isInside: true })
  expect(priceAt(150, top - 5, true)).toEqual({ y: top + 7, isInside: true })
  expect(priceAt(150, top + 80, true)).toEqual({ y: top + 7, isInside: true })
})

test('a low bar has its upright price above it', () => {
  const low = plotHeight - 60
  expect(priceAt(60, null, true)).toEqual({ y: low - 6, isInside: false })
  expect(priceAt(60, low - 30, true)).toEqual({ y: low - 35, isInside: false })
})
