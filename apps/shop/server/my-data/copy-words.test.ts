import { methodKinds } from '@wojaz/booking'
import { shippedDictionary } from '@wojaz/content/dictionary'
import { expect, test } from 'vitest'
import words from './copy-words.json' with { type: 'json' }

test.each(methodKinds)('the payment method %s has a name in the copy of the data and on every page', (kind) => {
  expect(words).toHaveProperty([`value.${kind}`])
  for (const key of [`payment.kind.${kind}`, `reservation.way.${kind}`])
    expect(shippedDictionary).toHaveProperty([key])
})
