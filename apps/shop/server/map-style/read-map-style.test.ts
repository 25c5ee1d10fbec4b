import { describe, expect, test } from 'vitest'
import { readMapStyle } from './read-map-style.ts'

const address = 'https://tiles.example/styles/light.json?key=k'
const read = (documents: Record<string, unknown>) => async (url: string) => {
  if (!(url in documents)) throw new Error('status 404')
  return documents[url]
}
const styleOf = (document: unknown, others: Record<string, unknown> = {}) =>
  readMapStyle(address, read({ ...others, [address]: document }))
const layers = [{ id: 'roads', type: 'line', source: 'streets', 'source-layer': 'roads' }]

describe('a style document', () => {
  test('is drawn as it is, and everything it loads from is known', async () => {
    const { document, origins } = await styleOf({
      version: 8,
      name: 'Light',
      sprite: 'https://sprites.example/light',
      glyphs: 'https://fonts.example/{fontstack}/{range}.pbf',
      sources: {
        streets: { type: 'vector', tiles: ['https://a.tiles.example/{z}/{x}/{y}.pbf'], maxzoom: 14 },
        borders: { type: 'geojson', data: '/borders.json' },
      },
      layers,
    })
    expect(document).toMatchObject({
      name: 'Light',
      layers,
      glyphs: 'https://fonts.example/{fontstack}/{range}.pbf',
    })
    expect(origins.sort()).toEqual([
      'https://a.tiles.example',
      'https://fonts.example',
      'https://sprites.example',
      'https://tiles.example',
    ])
  })

  test('has whole addresses, wherever it stands', async () => {
    const { document } = await styleOf({
      version: 8,
      sprite: [{ id: 'signs', url: '../sprites/signs' }],
      glyphs: '/fonts/{fontstack}/{range}.pbf',
      sources: { streets: { type: 'vector', tiles: ['/{z}/{x}/{y}.pbf'] } },
      layers,
    })
    expect(document).toMatchObject({
      sprite: [{ id: 'signs', url: 'https://tiles.example/sprites/signs' }],
      glyphs: 'https://tiles.example/fonts/{fontstack}/{range}.pbf',
      sources: { streets: { type: 'vector', tiles: ['https://tiles.example/{z}/{x}/{y}.pbf'] } },
    })
  })

  test('takes over the TileJSON that a source names', async () => {
    const tileJson = {
      tilejson: '3.0.0',
      tiles: ['https://cdn.example/{z}/{x}/{y}.pbf'],
      maxzoom: 14,
      attribution: '© Streets',
      vector_layers: [{ id: 'roads' }],
    }
    const { document, origins } = await styleOf(
      { version: 8, sources: { streets: { type: 'vector', url: '/streets.json' } }, layers },
      { 'https://tiles.example/streets.json': tileJson },
    )
    expect(document.sources).toEqual({
      streets: { type: 'vector', tiles: tileJson.tiles, maxzoom: 14, attribution: '© Streets' },
    })
    expect(origins).toEqual(['https://cdn.example'])
  })
})

describe('tiles of pictures become a style', () => {
  const template = 'https://tiles.example/{z}/{x}/{y}.png'
  const pictures = (source: object) => ({
    document: {
      version: 8,
      sources: { pictures: { type: 'raster', tiles: [template], tileSize: 256, ...source } },
      layers: [{ id: 'pictures', type: 'raster', source: 'pictures' }],
    },
    origins: ['https://tiles.example'],
  })

  test.each([
    template,
    'https://tiles.example/%7Bz%7D/%7Bx%7D/%7By%7D.png',
    'https://tiles.example/{z}/{x}/{y}{r}.png',
  ])('by a template: %s', async (named) => {
    expect(await readMapStyle(named, read({}))).toEqual(pictures({}))
  })

  test('by a TileJSON, rows from the south as well', async () => {
    const tileJson = { tilejson: '3.0.0', tiles: ['/{z}/{x}/{y}.png'], scheme: 'tms', maxzoom: 10 }
    expect(await styleOf(tileJson)).toEqual(pictures({ scheme: 'tms', maxzoom: 10 }))
  })
})

test.each<[string, unknown, string]>([
  ['a TileJSON of vectors', { tiles: ['/{z}/{x}/{y}.pbf'] }, 'vector tiles without the style'],
  [
    'vectors by what they say',
    { tiles: ['/{z}/{x}/{y}'], vector_layers: [{}] },
    'vector tiles without the style',
  ],
  ['rubbish', 'hello', 'no style document'],
  ['nothing', null, 'no style document'],
  [
    'a style of a closed service',
    { layers, sources: { a: { type: 'vector', tiles: ['mapbox://x'] } } },
    'mapbox:',
  ],
  [
    'a source that does not answer',
    { layers, sources: { a: { type: 'vector', url: '/gone.json' } } },
    'status 404',
  ],
])('%s is refused with a reason', async (_name, document, reason) => {
  await expect(styleOf(document)).rejects.toThrow(reason)
})

test('a template of vectors is refused', async () => {
  await expect(readMapStyle('https://tiles.example/{z}/{x}/{y}.mvt', read({}))).rejects.toThrow(
    'vector tiles',
  )
})
