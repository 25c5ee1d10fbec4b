import { expect, test } from 'vitest'
import { mapStyleTrouble } from './map-style.ts'

const style = 'https://tiles.example/style.json'
const read = (documents: Record<string, unknown>) => async (url: string) => {
  if (!(url in documents)) throw new Error('status 404')
  return documents[url]
}
const raster = { type: 'raster', tiles: ['https://tiles.example/{z}/{x}/{y}.png'] }

test.each<[string, unknown]>([
  ['pictures', { sources: { photos: raster } }],
  ['pictures beside vectors', { sources: { roads: { type: 'vector', url: 'x' }, photos: raster } }],
  ['a TileJSON of pictures', { tiles: ['/{z}/{x}/{y}.webp'] }],
])('%s are drawn: nothing to say', async (_name, document) => {
  expect(await mapStyleTrouble(style, read({ [style]: document }))).toBeNull()
})

test('a source by the address of its TileJSON is followed', async () => {
  const tileJson = 'https://tiles.example/photos.json'
  const named = { sources: { photos: { type: 'raster', url: '/photos.json' } } }
  expect(await mapStyleTrouble(style, read({ [style]: named, [tileJson]: raster }))).toBeNull()
  const pbf = { tiles: ['/{z}/{x}/{y}.pbf'], vector_layers: [] }
  expect(await mapStyleTrouble(style, read({ [style]: named, [tileJson]: pbf }))).toContain('vectors alone')
})

test.each<[string, unknown]>([
  ['a style of vectors', { sources: { roads: { type: 'vector', url: 'https://tiles.example/roads.json' } } }],
  ['a TileJSON of vectors', { tiles: ['https://tiles.example/{z}/{x}/{y}.pbf'], vector_layers: [{}] }],
  ['rubbish', 'hello'],
])('%s is named as what cannot be drawn', async (_name, document) => {
  expect(await mapStyleTrouble(style, read({ [style]: document }))).toContain('vectors alone')
})

test('templates say it by their ending', async () => {
  expect(await mapStyleTrouble('https://tiles.example/{z}/{x}/{y}.png', read({}))).toBeNull()
  expect(await mapStyleTrouble('https://tiles.example/{z}/{x}/{y}.pbf', read({}))).toContain('vectors alone')
})

test('pictures of another origin, and a service that does not answer, are told apart', async () => {
  const elsewhere = {
    sources: { photos: { type: 'raster', tiles: ['https://cdn.example/{z}/{x}/{y}.png'] } },
  }
  expect(await mapStyleTrouble(style, read({ [style]: elsewhere }))).toContain('https://cdn.example')
  expect(await mapStyleTrouble(style, read({}))).toBe(
    'MAP_STYLE_URL cannot be read (status 404): guests see our own map until it answers.',
  )
})
