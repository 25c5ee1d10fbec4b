import { expect, test } from 'vitest'
import { chartersAddress, readChartersAddress } from './charters-address.ts'

test.each([
  ['/czartery/z-warszawy', { kind: 'city', city: 'warszawy' }],
  ['/czartery/grecja', { kind: 'country', country: 'grecja' }],
  ['/czartery/wyspy-zielonego-przyladka', { kind: 'country', country: 'wyspy-zielonego-przyladka' }],
] as const)('%s is read, and written again', (path, address) => {
  expect(readChartersAddress(path)).toEqual(address)
  expect(chartersAddress(address)).toBe(path)
})

test.each([
  '/czartery',
  '/czartery/',
  '/czartery/z-',
  '/czartery/grecja/kreta',
  '/loty/z-warszawy',
  '/czartery/%00',
])('%s is about neither a city nor a country', (path) => expect(readChartersAddress(path)).toBeNull())
