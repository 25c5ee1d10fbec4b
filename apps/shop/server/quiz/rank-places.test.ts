import { expect, test } from 'vitest'
import { pickPlaces, type RankedPlace, rankPlaces } from './rank-places.ts'

const place = (code: string, price: number, rainDays: number | null): RankedPlace => ({
  code,
  country: code.slice(0, 2),
  price,
  usual: rainDays === null ? null : { air: 25, sea: 20, rainDays, sunHours: 9 },
})
const codes = (places: RankedPlace[]) => places.map(({ code }) => code)

test('a dry month comes before a wet one, and that before one nobody has measured', () => {
  const places = [place('ES1', 100, null), place('TH1', 200, 20), place('GR1', 300, 3)]
  expect(codes(rankPlaces(places))).toEqual(['GR1', 'TH1', 'ES1'])
})

test('among dry ones the cheapest is first, whether it rains on two days or on five', () => {
  expect(codes(rankPlaces([place('GR1', 300, 2), place('TR1', 200, 5)]))).toEqual(['TR1', 'GR1'])
})

test('equals always stand in the same order', () => {
  expect(codes(rankPlaces([place('TR1', 200, 1), place('GR1', 200, 1)]))).toEqual(['GR1', 'TR1'])
})

test('three places are of three countries while there are three', () => {
  const ranked = [place('GR1', 1, 0), place('GR2', 2, 0), place('TR1', 3, 0), place('ES1', 4, 0)]
  expect(codes(pickPlaces(ranked, 3))).toEqual(['GR1', 'TR1', 'ES1'])
  expect(codes(pickPlaces(ranked.slice(0, 3), 3))).toEqual(['GR1', 'TR1', 'GR2'])
})
