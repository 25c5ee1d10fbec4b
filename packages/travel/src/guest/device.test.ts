import { expect, test } from 'vitest'
import { deviceOfWidth } from './device.ts'

test.each([
  [320, 'smallMobile'],
  [575, 'smallMobile'],
  [576, 'mobile'],
  [767, 'mobile'],
  [768, 'tablet'],
  [991, 'tablet'],
  [992, 'desktop'],
  [2560, 'desktop'],
])('%i pixels are a %s', (width, device) => {
  expect(deviceOfWidth(width)).toBe(device)
})

test('an unknown width is a desktop', () => {
  expect(deviceOfWidth(null)).toBe('desktop')
})
