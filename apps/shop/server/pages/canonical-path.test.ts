import { expect, test } from 'vitest'
import { canonicalPath } from './canonical-path.ts'

test.each([
  ['/', '/'],
  ['/zima', '/zima'],
  ['/zima/', '/zima'],
  ['/pl', '/'],
  ['/pl/', '/'],
  ['/pl/zima', '/zima'],
  ['/plaze', '/plaze'],
  ['/cs/', '/cs'],
  ['//evil.example/x', '/evil.example/x'],
  ['/pl//evil.example', '/evil.example'],
  ['/\\evil.example/', '/evil.example'],
  ['/pl/\\evil.example', '/evil.example'],
  ['/wypoczynek/OfferCodeWS/WAWHRG', '/wypoczynek/OfferCodeWS/WAWHRG'],
])('%s lives at %s', (asked, canonical) => {
  expect(canonicalPath(asked)).toBe(canonical)
})
