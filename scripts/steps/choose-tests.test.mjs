import { expect, test } from 'vitest'
import { filesNamed, stagesNamed } from './choose-tests.mjs'
import { projectOf } from './test-sections.mjs'

const files = [
  'apps/shop/app/features/listing/listing-phone.browser.test.tsx',
  'apps/shop/app/features/map/price-map.sweep.browser.test.tsx',
  'apps/shop/test/api/crowds.crowd.test.ts',
  'apps/shop/test/api/listing.crowd.test.ts',
  'apps/shop/test/api/listing.db.test.ts',
  'e2e/specs/listing.spec.ts',
  'packages/offers/src/engine/ranking.test.ts',
  'packages/offers/test/crowd-of-offers.test.ts',
]
const namesOf = (/** @type {string[]} */ ...words) => stagesNamed(words, files).map(({ name }) => name)

test.each([
  ['packages/offers/src/engine/ranking.test.ts', 'tests'],
  ['apps/shop/test/api/listing.db.test.ts:31', 'tests'],
  ['packages/offers/test/crowd-of-offers.test.ts', 'tests'],
  ['apps/shop/test/api/listing.crowd.test.ts', 'crowd'],
  ['apps/shop/app/features/listing/listing-phone.browser.test.tsx', 'components'],
  ['apps/shop/app/features/map/price-map.sweep.browser.test.tsx:7', 'sweep-browser'],
  ['e2e/specs/listing.spec.ts', 'journeys'],
])('the name of %s says that it belongs to %s', (file, project) => {
  expect(projectOf(file)).toBe(project)
})

test('a word means the files of the gate with the word in their path, each in its stage', () => {
  expect(namesOf('listing')).toEqual(['components', 'tests', 'build', 'journeys'])
})

test('a word that no file of the gate has means those of the other sections', () => {
  expect(filesNamed('crowds', files)).toEqual(['apps/shop/test/api/crowds.crowd.test.ts'])
  expect(namesOf('price-map')).toEqual(['sweep-browser'])
})

test('a file means itself, wherever it belongs, also with the line of one of its tests', () => {
  expect(filesNamed('apps/shop/test/api/listing.crowd.test.ts', files)).toHaveLength(1)
  expect(filesNamed('./e2e/specs/listing.spec.ts:12', files)).toEqual(['e2e/specs/listing.spec.ts:12'])
})

test('a stage comes with the stages it needs', () => {
  expect(namesOf('journeys')).toEqual(['build', 'journeys'])
  expect(namesOf('types', 'ranking')).toEqual(['types', 'tests'])
})

test('a word that names nothing is refused with what could be named', () => {
  expect(() => namesOf('lsting')).toThrow(
    'No test file has "lsting" in its path, and the stages are boundaries',
  )
})
