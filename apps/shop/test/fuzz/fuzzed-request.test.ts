import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FuzzedRequest, makeRequests } from './fuzzed-request.ts'

const named = (name: string): fc.Arbitrary<FuzzedRequest> =>
  fc.record({
    role: fc.constant('guest' as const),
    method: fc.constant('GET'),
    headers: fc.constant({}),
    path: fc.string({ minLength: 8, maxLength: 8 }).map((text) => `/${name}/${text}`),
  })
const sources = [
  { share: 2, kinds: [named('a'), named('b'), named('c')] },
  { share: 1, kinds: [named('x')] },
]
const kindsOf = (requests: readonly FuzzedRequest[]) => requests.map(({ path }) => path[1]).join('')

test('the same seed makes the same requests, however many are made', () => {
  const few = makeRequests(sources, { seed: 1, count: 20 })
  expect(makeRequests(sources, { seed: 1, count: 200 }).slice(0, 20)).toEqual(few)
  expect(makeRequests(sources, { seed: 2, count: 20 })).not.toEqual(few)
})

test('every kind has its turn, as often as its share says', () => {
  expect(kindsOf(makeRequests(sources, { seed: 1, count: 9 }))).toBe('abxcaxbcx')
})
