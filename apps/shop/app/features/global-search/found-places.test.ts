import type { Suggestion } from '@wojaz/offers'
import { expect, test } from 'vitest'
import { codeAfterKey, codeOf, foundPlaces, placesFlownTo } from './found-places.ts'
import type { PlaceChoice } from './search-options.ts'

const place = (code: string, label: string, options: PlaceChoice[] = []): PlaceChoice => ({
  code,
  label,
  options,
  count: 3,
  fromPrice: 100_000,
  enabled: true,
  highlighted: false,
})
const places = [
  place('GR', 'Grecja', [place('GR-CRE', 'Kreta'), place('GR-RHO', 'Rodos')]),
  place('TR', 'Turcja'),
]
const suggestion = (code: string, name: string, hotelUrl: string | null = null): Suggestion => ({
  kind: hotelUrl ? 'hotel' : 'region',
  code,
  name,
  within: ['Grecja'],
  hotelUrl,
})
const codes = (typed: string, suggestions: Suggestion[] = []) =>
  foundPlaces(places, typed, suggestions).map(codeOf)

test('places are known by the beginning of their name before the shop has answered', () => {
  expect(codes('gre')).toEqual(['GR', 'GR-CRE', 'GR-RHO'])
  expect(codes('krét')).toEqual(['GR-CRE'])
})

test('the shop’s answer goes first: a typo is forgiven, a hotel is found, nothing comes twice', () => {
  const answer = [
    suggestion('GR-CRE', 'Kreta'),
    suggestion('HER1', 'Kreta Bay', '/wypoczynek/kreta-bay-her1'),
  ]
  expect(codes('kreat', answer)).toEqual(['GR-CRE', 'HER1'])
  expect(codes('kret', answer)).toEqual(['GR-CRE', 'HER1'])
  expect(foundPlaces(places, 'kret', answer)[0]).toMatchObject({ kind: 'place', place: { count: 3 } })
})

test('a place where nothing is sold now is there, and leads nowhere', () => {
  const [found] = foundPlaces(places, 'mal', [suggestion('MT', 'Malta')])
  expect(found).toMatchObject({ kind: 'place', place: { label: 'Malta', enabled: false, count: 0 } })
})

test('who only flies is offered no hotel, and for a resort the region it lies in, once', () => {
  const resort = (code: string, name: string): Suggestion => ({
    kind: 'resort',
    code,
    name,
    hotelUrl: null,
    within: ['Kreta', 'Grecja'],
  })
  const answer = [
    resort('MAL', 'Malia'),
    resort('MAT', 'Matala'),
    suggestion('TR', 'Turcja'),
    suggestion('HER1', 'Kreta Bay', '/wypoczynek/kreta-bay-her1'),
    suggestion('MT', 'Malta'),
  ]
  expect(placesFlownTo(places, answer)).toMatchObject([
    { code: 'GR-CRE', name: 'Kreta', within: ['Malia', 'Grecja'] },
    { code: 'TR', name: 'Turcja' },
    { code: 'GR', name: 'Grecja', within: ['Malta'] },
  ])
})

test('arrows walk from the text through the list and back to the text', () => {
  const found = foundPlaces(places, 'gre', [])
  const walk = (...keys: string[]) =>
    keys.reduce<string | null>((at, key) => codeAfterKey(found, at, key), null)
  expect(walk('ArrowDown', 'ArrowDown')).toBe('GR-CRE')
  expect(walk('ArrowUp')).toBe('GR-RHO')
  expect(walk('ArrowUp', 'ArrowDown')).toBeNull()
  expect(walk('ArrowDown', 'ArrowUp')).toBeNull()
  expect(walk('ArrowDown', 'a')).toBe('GR')
})
