import { describe, expect, test } from 'vitest'
import { isTemplate, readTileSource, sourceOfTemplate } from './tile-source.ts'

const address = 'https://tiles.example/style.json'
const template = 'https://tiles.example/{z}/{x}/{y}.png'

describe('a tile service says where its pictures are', () => {
  test('by a style document: the first source with pictures counts', () => {
    const style = {
      version: 8,
      sources: {
        streets: { type: 'vector', tiles: ['https://tiles.example/{z}/{x}/{y}.pbf'] },
        relief: {
          type: 'raster',
          tiles: [template],
          tileSize: 512,
          maxzoom: 14,
          attribution: '<a href="/">© Relief</a>',
        },
      },
      layers: [],
    }
    expect(readTileSource(style, address)).toEqual({
      source: { template, size: 512, most: 14, credit: '© Relief' },
    })
  })

  test('by a style document that leaves it to a TileJSON, wherever that stands', () => {
    const style = {
      version: 8,
      sources: { pictures: { type: 'raster', url: 'tiles.json?key=k' } },
      layers: [],
    }
    expect(readTileSource(style, address)).toEqual({ tileJson: 'https://tiles.example/tiles.json?key=k' })
  })

  test('by a TileJSON', () => {
    expect(readTileSource({ tilejson: '3.0.0', tiles: [template] }, address)).toEqual({
      source: { template, size: 256, most: 19, credit: '' },
    })
  })

  test('squares of a style are large unless it says otherwise, and addresses may be short', () => {
    const style = { sources: { pictures: { type: 'raster', tiles: ['/{z}/{x}/{y}.png'] } } }
    expect(readTileSource(style, address)).toMatchObject({ source: { template, size: 512 } })
  })

  test('by a template of addresses alone', () => {
    expect(isTemplate('https://tiles.example/%7Bz%7D/%7Bx%7D/%7By%7D.png')).toBe(true)
    expect(isTemplate('https://tiles.example/style.json')).toBe(false)
    expect(sourceOfTemplate('https://tiles.example/%7Bz%7D/%7Bx%7D/%7By%7D.png').template).toBe(template)
  })

  test.each([
    [null],
    ['text'],
    [{}],
    [{ tiles: [] }],
    [{ tiles: [7] }],
    [{ tiles: ['https://tiles.example/one.png'] }],
    [{ sources: { a: { type: 'vector' } } }],
    [{ sources: { a: { type: 'vector', url: 'https://tiles.example/vectors.json' } } }],
    [{ tiles: ['https://tiles.example/{z}/{x}/{y}.pbf'] }],
    [{ tiles: [template], vector_layers: [{ id: 'water' }] }],
    [{ tiles: [template], format: 'pbf' }],
  ])('%j has none, and our own map is drawn', (document) => {
    expect(readTileSource(document, address)).toBeNull()
  })
})
