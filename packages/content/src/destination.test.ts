import { expect, test } from 'vitest'
import { destinationPath, isDestinationPath, kindOfPath } from './destination.ts'

test.each([
  [{ direction: 'grecja' }, 'grecja'],
  [{ direction: 'grecja', region: 'kreta' }, 'grecja/kreta'],
  [{ direction: 'grecja', region: 'kreta', resort: 'malia' }, 'grecja/kreta/malia'],
  [{ direction: 'grecja', region: '', resort: '' }, 'grecja'],
])('%j leads to %s', (names, path) => {
  expect(destinationPath(names)).toBe(path)
})

test.each([
  [{ direction: 'austria', region: 'zima' }, 'austria'],
  [{ direction: 'austria', region: 'zima', resort: 'zima' }, 'austria'],
  [{ direction: 'austria', region: 'zima', resort: 'soelden' }, 'austria'],
  [{ direction: 'austria', region: 'tyrol', resort: 'zima' }, 'austria/tyrol'],
])('the segment zima counts as no region and no resort: %j is %s', (names, path) => {
  expect(destinationPath(names)).toBe(path)
})

test.each([
  {},
  { direction: '' },
  { region: 'kreta' },
  { direction: 'grecja', resort: 'malia' },
  { direction: 'Grecja' },
  { direction: 'gre cja' },
  { direction: '../users' },
  { direction: 'a'.repeat(61) },
])('%j names no place', (names) => {
  expect(destinationPath(names)).toBeNull()
})

test('a region cannot be called zima: its pages could not be told from those of the country', () => {
  expect(isDestinationPath('austria/zima')).toBe(false)
  expect(isDestinationPath('a/b/c/d')).toBe(false)
})

test('the depth of a path says what it is', () => {
  expect(['grecja', 'grecja/kreta', 'grecja/kreta/malia'].map(kindOfPath)).toEqual([
    'direction',
    'region',
    'resort',
  ])
})
