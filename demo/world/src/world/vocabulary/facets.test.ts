import { shippedTexts } from '@wojaz/content/dictionary'
import { expect, test } from 'vitest'
import { facets } from './facets.ts'

test.each(Object.keys(facets))('the facet %s has a heading in the list of filters', (facet) => {
  expect(shippedTexts).toHaveProperty([`listing.facet.${facet}`])
})
