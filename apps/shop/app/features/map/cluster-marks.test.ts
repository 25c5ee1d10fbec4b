import { expect, test } from 'vitest'
import { clusterMarks, lettersOn, type MapMark, markWidth } from './cluster-marks.ts'

const mark = (id: string, latitude: number, longitude: number, price = 1000): MapMark => ({
  id,
  name: id,
  latitude,
  longitude,
  price,
})
const rhodes = [mark('a', 36.44, 28.22, 3000), mark('b', 36.43, 28.21, 2000), mark('c', 36.1, 28.0, 2500)]
const crete = mark('d', 35.3, 24.9, 1500)
const marks = [...rhodes, crete]
const idsOf = (zoom: number) => clusterMarks(marks, zoom).map((one) => one.marks.map(({ id }) => id).join(''))

test('from far away neighbours are one, from near each is itself', () => {
  expect(idsOf(0)).toEqual(['abcd'])
  expect(idsOf(5)).toEqual(['abc', 'd'])
  expect(idsOf(8)).toEqual(['ab', 'c', 'd'])
  expect(idsOf(12)).toEqual(['a', 'b', 'c', 'd'])
})

test('a cluster says the least price of those in it and stands where the first of them does', () => {
  const [island] = clusterMarks(marks, 5)
  const [first] = clusterMarks(rhodes.slice(0, 1), 5)
  expect(island?.price).toBe(2000)
  expect(island?.at).toEqual(first?.at)
})

test.each([0, 2.5, 6, 11])('at zoom %d every hotel is on the map exactly once', (zoom) => {
  const many = Array.from({ length: 400 }, (_, n) => mark(`h${n}`, 34 + (n % 20) / 3, 20 + n / 40))
  const shown = clusterMarks(many, zoom).flatMap((one) => one.marks.map(({ id }) => id))
  expect(shown.length).toBe(400)
  expect(new Set(shown).size).toBe(400)
})

test('two at one spot stay together however near one comes', () => {
  expect(clusterMarks([crete, { ...crete, id: 'e' }], 12)).toHaveLength(1)
})

test('who says its name takes the room of its name, as far as it is written', () => {
  const islands = [
    mark('Seszele', -4.68, 55.49),
    mark('Zanzibar', -6.16, 39.2),
    mark('Fuerteventura', -5, 10),
  ]
  const together = (letters: number) => clusterMarks(islands, 2, letters).map((one) => one.marks.length)
  expect(together(0)).toEqual([1, 1, 1])
  expect(together(lettersOn(1136))).toEqual([2, 1])
  expect(markWidth('Wyspy Zielonego Przylądka', lettersOn(343))).toBe(
    markWidth('Wyspy Zielon', lettersOn(1136)),
  )
})
