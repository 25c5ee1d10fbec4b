import { expect, test } from 'vitest'
import { placesAsCodes } from './places-as-codes.ts'

const region = (code: string) => ({ code, country: code.slice(0, 2) })
const all = ['GRCRE', 'GRRHO', 'TRAYT', 'ESTFS', 'ESPMI'].map(region)

test('a country is named when all its regions are meant, else its regions are', () => {
  expect(placesAsCodes(['ESTFS', 'GRCRE', 'GRRHO'].map(region), all)).toEqual(['ESTFS', 'GR'])
})

test('a list that no address can hold loses its last', () => {
  const many = Array.from({ length: 90 }, (_, number) => ({ code: `R${number}`, country: 'XX' }))
  const meant = many.slice(0, 60)
  expect(placesAsCodes(meant, many)).toEqual(meant.slice(0, 40).map(({ code }) => code))
})
