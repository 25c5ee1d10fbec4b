import { expect, test } from 'vitest'
import { hotelFeatures } from './hotel-features.ts'

const facet = (id: string, value: string) => ({ facet: id, value, label: `${id} ${value}` })

test('the beach comes before the pool, and only as near as it is', () => {
  expect(
    hotelFeatures([
      ...[facet('facilities', 'pool'), facet('beach', 'upTo700'), facet('beach', 'upTo300')],
      facet('beach', 'sand'),
    ]),
  ).toEqual(['beach upTo300', 'beach sand', 'facilities pool'])
})

test('what has its own row, stars for one, is not said again', () => {
  expect(hotelFeatures([facet('stars', '4'), facet('rating', '3'), facet('hotelType', 'club')])).toEqual([])
})
