import { describe, expect, test } from 'vitest'
import { tilesInView } from './tiles-in-view.ts'

const template = 'https://tiles.example/{z}/{x}/{y}.png'

describe('squares in sight', () => {
  const source = { template, size: 256, most: 10, credit: '' }
  const size = { width: 600, height: 400 }
  const warsaw = { centre: { latitude: 52.23, longitude: 21.01 }, zoom: 6 }

  test('cover the whole map and nothing else', () => {
    const tiles = tilesInView(source, warsaw, size)
    expect(Math.min(...tiles.map(({ left }) => left))).toBeLessThanOrEqual(0)
    expect(Math.max(...tiles.map(({ left, size: side }) => left + side))).toBeGreaterThanOrEqual(600)
    expect(Math.max(...tiles.map(({ top, size: side }) => top + side))).toBeGreaterThanOrEqual(400)
    expect(tiles.length).toBeLessThanOrEqual(12)
    expect(tiles.map(({ url }) => url)).toContain('https://tiles.example/6/35/21.png')
  })

  test('nearer than the service goes, its nearest are stretched', () => {
    const [tile] = tilesInView(source, { ...warsaw, zoom: 12 }, size)
    expect(tile?.url).toContain('/10/')
    expect(tile?.size).toBe(1024)
  })

  test('a service that counts its rows from the south is asked so', () => {
    const urls = tilesInView({ ...source, countsFromSouth: true }, warsaw, size).map(({ url }) => url)
    expect(urls).toContain('https://tiles.example/6/35/42.png')
    expect(urls).not.toContain('https://tiles.example/6/35/21.png')
  })

  test('end at the edge of the world', () => {
    const all = tilesInView(
      source,
      { centre: { latitude: 0, longitude: 0 }, zoom: 1 },
      { width: 2000, height: 2000 },
    )
    expect(all).toHaveLength(4)
  })
})
