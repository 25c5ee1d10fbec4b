import { expect, test } from 'vitest'
import { offeredFormat } from './offered-format.ts'

test.each([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
  ['image/webp,*/*', 'webp'],
  ['IMAGE/WEBP ; q=0.9', 'webp'],
  ['image/avif;q=0,image/webp', 'webp'],
  ['image/*', 'jpeg'],
  ['*/*', 'jpeg'],
  ['', 'jpeg'],
  [undefined, 'jpeg'],
] as const)('a browser that accepts %s gets %s', (accept, format) => {
  expect(offeredFormat(accept)).toBe(format)
})
