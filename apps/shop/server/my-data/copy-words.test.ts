import { methodKinds } from '@wojaz/booking'
import { shippedTexts } from '@wojaz/content/dictionary'
import { expect, test } from 'vitest'
import words from './copy-words.json' with { type: 'json' }

test.each(methodKinds)(
  'the payment method %s has a name in the copy of the data and on every page',
  (kind) => {
    expect(words).toHaveProperty([`value.${kind}`])
    expect(shippedTexts).toHaveProperty([`reservation.way.${kind}`])
    // A bank is shown by its own name.
    if (kind !== 'bank') expect(shippedTexts).toHaveProperty([`payment.kind.${kind}`])
  },
)
