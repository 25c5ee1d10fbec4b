import { expect, test } from 'vitest'
import { type PlaceNode, placeMark, togglePlace } from './place-choice.ts'

const place = (code: string, options: PlaceNode[] = []): PlaceNode => ({ code, options })
const tree = [
  place('GR', [
    place('GR-KRETA', [place('MALIA'), place('HERSONISSOS')]),
    place('GR-RODOS'),
    place('GR-KORFU'),
  ]),
  place('MV', [place('MV-ARI')]),
]
const toggle = (chosen: string[], code: string) => [...togglePlace(tree, chosen, code)].sort()

test('a country around a chosen region is chosen in part', () => {
  expect(placeMark(tree, ['GR-RODOS'], 'GR')).toBe('partly')
  expect(placeMark(tree, ['MALIA'], 'GR')).toBe('partly')
  expect(placeMark(tree, ['GR-RODOS'], 'GR-RODOS')).toBe('chosen')
  expect(placeMark(tree, ['GR-RODOS'], 'GR-KORFU')).toBe('none')
})

test('everything in a chosen country is chosen with it', () => {
  expect(placeMark(tree, ['GR'], 'MALIA')).toBe('chosen')
})

test('a country takes the place of what was chosen inside it', () => {
  expect(toggle(['GR-RODOS', 'MALIA', 'MV'], 'GR')).toEqual(['GR', 'MV'])
})

test('the last region makes the country whole', () => {
  expect(toggle(['GR-RODOS', 'GR-KORFU'], 'GR-KRETA')).toEqual(['GR'])
  expect(toggle(['GR-RODOS', 'GR-KORFU', 'MALIA'], 'HERSONISSOS')).toEqual(['GR'])
})

test('the only region of a country stays the guest’s own choice', () => {
  expect(toggle([], 'MV-ARI')).toEqual(['MV-ARI'])
})

test('given up inside a chosen country, the neighbours stay', () => {
  expect(toggle(['GR'], 'GR-RODOS')).toEqual(['GR-KORFU', 'GR-KRETA'])
  expect(toggle(['GR'], 'MALIA')).toEqual(['GR-KORFU', 'GR-RODOS', 'HERSONISSOS'])
})

test('a second press gives a place up', () => {
  expect(toggle(['GR'], 'GR')).toEqual([])
})

test('a place nobody knows any more can only be given up', () => {
  expect(placeMark(tree, ['ATLANTIS'], 'ATLANTIS')).toBe('none')
  expect(toggle(['ATLANTIS', 'MV'], 'ATLANTIS')).toEqual(['MV'])
  expect(toggle(['MV'], 'ATLANTIS')).toEqual(['MV'])
})
