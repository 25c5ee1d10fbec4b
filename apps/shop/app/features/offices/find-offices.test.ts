import { describe, expect, test } from 'vitest'
import { byDistance, cityPlaces, findOffices } from './find-offices.ts'

const office = (city: string, address: string, postalCode: string, north: number | null, east = 20) => ({
  name: 'Wojaż',
  city,
  address,
  postalCode,
  coordinates: north === null ? null : { latitude: north, longitude: east },
})
const lodz = office('Łódź', 'ul. Piotrkowska 12', '90-269', 51.77, 19.46)
const warsaw = office('Warszawa', 'ul. Świętokrzyska 3', '00-360', 52.23, 21.01)
const gdansk = office('Gdańsk', 'ul. Długa 5', '80-827', 54.35, 18.65)
const online = office('Warszawa', 'infolinia', '00-001', null)
const all = [lodz, warsaw, gdansk]

describe('a guest finds an office', () => {
  test.each([
    ['by city', 'Łódź', [lodz]],
    ['without Polish letters', 'lodz', [lodz]],
    ['by the beginning of a name', 'gda', [gdansk]],
    ['by street', 'swietokrzyska', [warsaw]],
    ['by city and street together', 'warszawa świętokrzyska', [warsaw]],
    ['by postcode', '90-269', [lodz]],
    ['by a postcode without its hyphen', '80827', [gdansk]],
    ['by the beginning of a postcode', '00', [warsaw]],
    ['nowhere', 'Berlin', []],
    ['with nothing typed: all of them', '  ', all],
    ['with rubbish typed: all of them', '%%%', all],
  ])('%s', (_, wish, expected) => {
    expect(findOffices(all, wish)).toEqual(expected)
  })
})

describe('offices by distance', () => {
  test('the nearest first', () => {
    const near = byDistance([gdansk, lodz, warsaw], { latitude: 52.2, longitude: 20.9 })
    expect(near.map(({ office: { city } }) => city)).toEqual(['Warszawa', 'Łódź', 'Gdańsk'])
    expect(near[0]?.km).toBeCloseTo(8.2, 0)
  })
  test('one without a place on the map comes last', () => {
    expect(byDistance([online, gdansk], { latitude: 52, longitude: 21 })[1]).toEqual({
      office: online,
      km: null,
    })
  })
  test('in their own order while nobody knows where the guest is', () => {
    expect(byDistance(all, null).map(({ office: found }) => found)).toEqual(all)
  })
})

test('on the map of the country every city is one place, whichever of its offices has one', () => {
  const at = (citySeoName: string, latitude: number | null) => ({
    citySeoName,
    coordinates: latitude === null ? null : { latitude, longitude: 20 },
  })
  expect(
    cityPlaces([at('lodz', null), at('lodz', 51), at('lodz', 52), at('gdansk', 54), at('opole', null)]),
  ).toEqual([
    { id: 'lodz', coordinates: { latitude: 51, longitude: 20 } },
    { id: 'gdansk', coordinates: { latitude: 54, longitude: 20 } },
  ])
})
