import { expect, test } from 'vitest'
import { featureGroups } from './feature-groups.ts'

const feature = (facet: string, value: string) => ({ facet, value, label: value })

test('what a house has is sorted as guests look for it', () => {
  expect(
    featureGroups([
      feature('facilities', 'wifi'),
      feature('accessibility', 'lift'),
      feature('facilities', 'pool'),
      feature('facilities', 'sauna'),
    ]),
  ).toEqual([
    { group: 'water', labels: ['pool'] },
    { group: 'wellness', labels: ['sauna'] },
    { group: 'practical', labels: ['wifi'] },
    { group: 'access', labels: ['lift'] },
  ])
})

test('a facility nobody has sorted yet is practical, a facet that is only a search is left out', () => {
  expect(featureGroups([feature('facilities', 'helipad'), feature('stars', 'from3')])).toEqual([
    { group: 'practical', labels: ['helipad'] },
  ])
})

test('what follows from something stronger is not said again', () => {
  const beach = ['firstLine', 'upTo300', 'upTo700', 'sand'].map((value) => feature('beach', value))
  expect(featureGroups(beach)).toEqual([{ group: 'water', labels: ['firstLine', 'sand'] }])
  expect(featureGroups(beach.slice(1))).toEqual([{ group: 'water', labels: ['upTo300', 'sand'] }])
})
