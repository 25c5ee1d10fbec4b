import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseScene, type Scene, sceneKinds, sceneLights, sceneStyles, sceneUrl } from './scene.ts'

const scenes = fc.record<Scene>({
  kind: fc.constantFrom(...sceneKinds),
  style: fc.constantFrom(...sceneStyles),
  light: fc.constantFrom(...sceneLights),
  seed: fc.stringMatching(/^[a-z0-9]{1,16}$/),
})

test('a scene survives its address', () => {
  fc.assert(
    fc.property(scenes, (scene) => {
      expect(parseScene(sceneUrl(scene))).toEqual({ ok: true, value: scene })
    }),
  )
})

test('an address reads like the picture it stands for', () => {
  expect(sceneUrl({ kind: 'coast', style: 'greek', light: 'golden', seed: 'k3f9a2' })).toBe(
    '/file/scenes/coast.greek.golden.k3f9a2.jpg',
  )
})

test('the scaled twin of an address names the same scene', () => {
  expect(parseScene('/scale/scenes/old-town.italian.dusk.a.jpg')).toMatchObject({
    ok: true,
    value: { kind: 'old-town' },
  })
})

test.each([
  '/file/scenes/moon.greek.golden.a1.jpg',
  '/file/scenes/coast.martian.golden.a1.jpg',
  '/file/scenes/coast.greek.eclipse.a1.jpg',
  '/file/scenes/coast.greek.golden..jpg',
  '/file/scenes/coast.greek.golden.A1.jpg',
  '/file/scenes/coast.greek.golden.aaaaaaaaaaaaaaaaa.jpg',
  '/file/scenes/coast.greek.golden.a1.png',
  '/file/scenes/coast.greek.golden.a1.jpg/',
  '/file/scenes/constructor.greek.golden.a1.jpg',
  '/file/scenes/../scenes/coast.greek.golden.a1.jpg',
  '',
])('%s is refused', (path) => {
  expect(parseScene(path)).toEqual({ ok: false, refusal: { code: 'unknown-scene' } })
})

test('an impossible scene has no address', () => {
  expect(() => sceneUrl({ kind: 'coast', style: 'greek', light: 'noon', seed: '../etc' })).toThrow(RangeError)
})
