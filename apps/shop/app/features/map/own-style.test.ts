import { expect, test } from 'vitest'
import { creditsOf, ownStyle, withOwnBelow } from './own-style.ts'

const own = ownStyle((name) => name)
const pictures = {
  version: 8 as const,
  sources: { photos: { type: 'raster' as const, tiles: [], attribution: '<a href="/">© Photos</a>' } },
  layers: [{ id: 'photos', type: 'raster' as const, source: 'photos' }],
}

test('pictures lie above our own map, which shows where one does not come', () => {
  const style = withOwnBelow(pictures, own)
  expect(style.layers.map(({ id }) => id)).toEqual(['water', 'land', 'coast', 'borders', 'names', 'photos'])
  expect(Object.keys(style.sources)).toEqual(['land', 'borders', 'names', 'photos'])
})

test('a style that draws by itself is left as it is', () => {
  const layers = [{ id: 'sea', type: 'background' as const }, ...pictures.layers]
  expect(withOwnBelow({ ...pictures, layers }, own).layers).toEqual(layers)
})

test('those whose tiles are shown are named once, without markup', () => {
  const { photos } = pictures.sources
  expect(creditsOf({ ...pictures, sources: { photos, again: photos, own: { type: 'raster' } } })).toBe(
    '© Photos',
  )
  expect(creditsOf(own)).toBe('')
})
