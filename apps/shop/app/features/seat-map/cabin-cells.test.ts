import { type CabinRow, cabinLayout } from '@wojaz/booking'
import { expect, test } from 'vitest'
import { cellsOf } from './cabin-cells.ts'

const row = (aircraft: string, number: number) =>
  cabinLayout(aircraft)?.rows.find((one) => one.number === number) as CabinRow
const kinds = (aircraft: string, number: number) => cellsOf(row(aircraft, number)).map(({ kind }) => kind)

test('the number of a row stands in its first aisle', () => {
  expect(kinds('Boeing 737-800', 20)).toEqual(['seat', 'seat', 'seat', 'number', 'seat', 'seat', 'seat'])
  expect(kinds('Boeing 787-8', 30).filter((kind) => kind !== 'seat')).toEqual(['number', 'aisle'])
})

test('every cell has a name of its own', () => {
  for (const one of cabinLayout('Boeing 787-8')?.rows ?? []) {
    const names = cellsOf(one).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  }
})
