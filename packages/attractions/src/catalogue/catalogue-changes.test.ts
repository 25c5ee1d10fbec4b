import { expect, test } from 'vitest'
import { catalogueChanges } from './catalogue-changes.ts'

const known = [
  { number: 1, productId: 'same', fingerprint: 'a', isGone: false },
  { number: 2, productId: 'other', fingerprint: 'b', isGone: false },
  { number: 3, productId: 'left', fingerprint: 'c', isGone: false },
  { number: 4, productId: 'back', fingerprint: 'd', isGone: true },
  { number: 5, productId: 'long-gone', fingerprint: 'e', isGone: true },
]
const given = (productId: string, fingerprint: string) => ({ productId, fingerprint })

test('only what is new, other, back or gone is written', () => {
  const sold = [given('same', 'a'), given('other', 'B'), given('back', 'd'), given('new', 'n')]
  expect(catalogueChanges(known, sold, new Set())).toEqual({
    added: [given('new', 'n')],
    changed: [
      { number: 2, attraction: given('other', 'B') },
      { number: 4, attraction: given('back', 'd') },
    ],
    gone: [3],
  })
})

test('a product that is listed twice is one', () => {
  expect(catalogueChanges([], [given('twice', '1'), given('twice', '2')], new Set()).added).toEqual([
    given('twice', '2'),
  ])
})

test('what is sold but could not be read stays as it was', () => {
  const sold = [given('same', 'a'), given('other', 'b')]
  expect(catalogueChanges(known, sold, new Set(['left']))).toEqual({ added: [], changed: [], gone: [] })
})
