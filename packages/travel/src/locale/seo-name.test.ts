import { expect, test } from 'vitest'
import { seoNameOf } from './seo-name.ts'

test.each([
  ['Złote Piaski', 'zlote-piaski'],
  ['Bielsko-Biała', 'bielsko-biala'],
  ['ul. 3 Maja 12', 'ul-3-maja-12'],
  ['Świętojańska 71/2', 'swietojanska-71-2'],
  ["Côte d'Azur", 'cote-dazur'],
  ['Alanya — Türkiye', 'alanya-turkiye'],
])('%s is %s in an address', (name, seoName) => {
  expect(seoNameOf(name)).toBe(seoName)
})
