import { expect } from 'vitest'
import { openAttractionShop } from '../attraction-shop.ts'
import { testInShop } from '../shared-shop.ts'

const test = testInShop(openAttractionShop)

test('the shop lists what its supplier sells, near the places of its own tree', ({ shop }) => {
  const { index, isOpen } = shop.services.attractions
  expect(isOpen).toBe(true)
  expect(index.listed.length).toBeGreaterThan(600)
  expect(index.listed.some(({ placeCode }) => placeCode !== null)).toBe(true)
})
