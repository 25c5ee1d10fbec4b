import sharp from 'sharp'
import { expect, test } from 'vitest'
import { paintScene } from './paint-scene.ts'
import { type Scene, sceneKinds, sceneLights, sceneStyles } from './scene.ts'

const every: Scene[] = sceneKinds.flatMap((kind) =>
  sceneStyles.flatMap((style) => sceneLights.map((light) => ({ kind, style, light, seed: 't1' }))),
)

test('the same scene is the same drawing, to the letter', () => {
  for (const kind of sceneKinds) {
    const scene: Scene = { kind, style: 'croatian', light: 'dusk', seed: 'again' }
    expect(paintScene(scene)).toBe(paintScene(scene))
  }
})

test('another seed is another composition', () => {
  for (const kind of sceneKinds) {
    const drawings = ['a', 'b', 'c', 'd'].map((seed) =>
      paintScene({ kind, style: 'italian', light: 'noon', seed }),
    )
    expect(new Set(drawings).size).toBe(4)
  }
})

test('every kind of scene can be drawn in every style and light, within 160 kilobytes and without a broken number', () => {
  for (const scene of every) {
    const svg = paintScene(scene)
    expect(svg.length, JSON.stringify(scene)).toBeLessThan(160_000)
    expect(/NaN|undefined|Infinity|null/.exec(svg)?.[0], JSON.stringify(scene)).toBeUndefined()
  }
}, 120_000)

test('the rim of a pool ends where it began', () => {
  const pools = Array.from({ length: 30 }, (_, at) =>
    paintScene({ kind: 'pool', style: 'greek', light: 'noon', seed: `p${at}` }),
  )
  const rims = pools.flatMap((svg) => /<clipPath[^>]*><path d="(M[^"LV]+Z)"/.exec(svg)?.[1] ?? [])
  expect(rims.length).toBeGreaterThan(5)
  for (const rim of rims) {
    const figures = rim.match(/-?[\d.]+/g) ?? []
    expect(figures.slice(-2), rim).toEqual(figures.slice(0, 2))
  }
})

test.each(sceneKinds)(
  'a %s becomes pixels in every style',
  // All styles at once: sharp makes pixels outside of the main thread.
  async (kind) => {
    await Promise.all(sceneStyles.map((style, turn) => expectPixels(kind, style, turn)))
  },
  60_000,
)

async function expectPixels(kind: Scene['kind'], style: Scene['style'], turn: number) {
  const light = sceneLights[turn % sceneLights.length] ?? 'noon'
  const svg = paintScene({ kind, style, light, seed: 'pixels' }).replace(
    'viewBox',
    'width="96" height="64" viewBox',
  )
  // Rasterise first: otherwise every statistic would render the drawing again.
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
  const { channels, isOpaque } = await sharp(data, { raw: info }).stats()
  // A failed drawing has one flat colour or holes.
  expect(isOpaque, `${kind}.${style}.${light}`).toBe(true)
  const liveliest = Math.max(...channels.map((channel) => channel.stdev))
  expect(liveliest, `${kind}.${style}.${light}`).toBeGreaterThan(12)
}
