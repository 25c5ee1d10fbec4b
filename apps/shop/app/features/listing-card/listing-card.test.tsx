import { expect, test } from 'vitest'
import { ListingCard } from './listing-card.tsx'

test('a card is drawn again only when it is given another offer, price type or place', () => {
  // With `compare: null` React compares the props by identity. The test of `keepSame` shows that equal offers are the same
  // object.
  expect(ListingCard).toMatchObject({ $$typeof: Symbol.for('react.memo'), compare: null })
})
