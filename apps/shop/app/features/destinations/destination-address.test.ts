import { expect, test } from 'vitest'
import { readDestinationAddress } from './destination-address.ts'

test.each([
  ['/wypoczynek/grecja', { kind: 'place', names: { direction: 'grecja' } }],
  ['/wypoczynek/grecja/rodos', { kind: 'place', names: { direction: 'grecja', region: 'rodos' } }],
  [
    '/wypoczynek/grecja/rodos/lindos',
    { kind: 'place', names: { direction: 'grecja', region: 'rodos', resort: 'lindos' } },
  ],
  [
    '/wypoczynek/grecja/oferty-last-minute',
    { kind: 'offers', criteria: 'last-minute', names: { direction: 'grecja' } },
  ],
  [
    '/wypoczynek/grecja/rodos/lindos/oferty-all-inclusive',
    { kind: 'offers', criteria: 'all-inclusive', names: { region: 'rodos', resort: 'lindos' } },
  ],
  [
    '/wypoczynek/grecja/rodos/wyloty-z-warszawy',
    { kind: 'flights', city: 'warszawy', names: { direction: 'grecja', region: 'rodos' } },
  ],
])('%s', (path, asked) => {
  expect(readDestinationAddress(path)).toMatchObject({ ...asked, isWinter: false })
})

test.each([
  '/wypoczynek/austria/zima',
  '/wypoczynek/austria/tyrol/zima',
  '/wypoczynek/austria/zima/oferty-narty',
])('%s is about the winter', (path) => {
  expect(readDestinationAddress(path)).toMatchObject({ isWinter: true })
})

test.each([
  '/wypoczynek',
  '/wypoczynek/',
  '/wypoczynek/grecja/rodos/lindos/hotel-asteronia',
  '/wypoczynek/oferty-last-minute',
  '/wypoczynek/wyloty-z-warszawy',
  '/inspiracje/grecja',
])('%s is no address of a destination', (path) => {
  expect(readDestinationAddress(path)).toBeNull()
})
