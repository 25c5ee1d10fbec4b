import { expect, test } from 'vitest'
import { ListingCard } from './listing-card.tsx'

test('a card is drawn again only when it is given another offer, price type or place', () => {
  // React compares thing by thing then; that equal offers are one thing and another price makes another is shown at `keepSame`.
  expect(ListingCard).toMatchObject({ $$typeof: Symbol.for('react.memo'), compare: null })
})
