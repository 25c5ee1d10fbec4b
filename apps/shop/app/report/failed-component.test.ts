import { expect, test } from 'vitest'
import { failedComponent } from './failed-component.ts'

test('a failure deep inside a block is counted as that block', () => {
  const stack = `
    at Price (file:///shop/build/server/index.js:10:3)
    at PictureTiles (file:///shop/build/server/index.js:20:3)
    at Tiles (file:///shop/build/server/index.js:30:3)
    at Block (file:///shop/build/server/index.js:40:3)
    at Suspense (<anonymous>)`
  expect(failedComponent(stack)).toBe('tiles')
})

test('a failure outside the blocks is counted where it happened', () => {
  expect(failedComponent('\n    at SiteFooter (index.js:1:1)\n    at body')).toBe('siteFooter')
})

test('a failure without a stack is the page’s', () => {
  expect(failedComponent(null)).toBe('page')
})
