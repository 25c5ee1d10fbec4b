import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pictureSource } from './picture-source.ts'
import { sceneKinds, sceneStyles } from './scene.ts'

test.each([
  'scenes/coast.greek.golden.k3f9a2.jpg',
  'default/hotel.jpg',
  'default/upsell-facultative-trips.jpg',
])('%s is drawn, always alike', (name) => {
  const drawing = pictureSource.find(name)?.()
  expect(drawing).toMatch(/^<svg .* viewBox="0 0 1200 800"/)
  expect(pictureSource.find(name)?.()).toBe(drawing)
})

test.each([
  'scenes/moon.greek.noon.a1.jpg',
  'scenes/coast.greek.golden.k3f9a2.svg',
  'default/nothing.jpg',
  'default/constructor.jpg',
  'media/hotel.jpg',
  '',
])('%j is left to others', (name) => {
  expect(pictureSource.find(name)).toBeNull()
})

test('the supplier of attractions shows only what can be drawn', () => {
  const catalogue = new URL('../../../apps/supplier/src/catalogue/', import.meta.url)
  const kinds = readdirSync(new URL('kinds/', catalogue))
    .map((file) => readFileSync(new URL(`kinds/${file}`, catalogue), 'utf8'))
    .flatMap((text) => [...text.matchAll(/scenes: \[([^\]]*)\]/g)])
    .flatMap(([, list = '']) => list.match(/[a-z-]+/g) ?? [])
  expect(kinds.length).toBeGreaterThan(10)
  expect(kinds.filter((kind) => !sceneKinds.some((known) => known === kind))).toEqual([])
  const styles = [...readFileSync(new URL('places.jsonl', catalogue), 'utf8').matchAll(/"style":"([^"]*)"/g)]
  expect(styles.length).toBeGreaterThan(10)
  expect(styles.filter(([, style]) => !sceneStyles.some((known) => known === style))).toEqual([])
})
