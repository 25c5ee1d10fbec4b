import { expect, test } from 'vitest'
import { readCapabilities, readLanguage } from './reading.ts'

test.each([
  ['pl', 'pl'],
  ['uk-UA, pl;q=0.8', 'uk'],
  ['de, hu;q=0.5, ro;q=0.9', 'ro'],
  ['cs;q=0, hu;q=0.1', 'hu'],
  ['de-DE', 'en'],
  ['*', 'en'],
  [undefined, 'en'],
])('who asks for %j reads %s', (header, language) => {
  expect(readLanguage(header)).toBe(language)
})

test('capabilities that nobody has are left out', () => {
  expect([...readCapabilities('octo/content, octo/webhooks ,OCTO/PRICING')]).toEqual([
    'octo/pricing',
    'octo/content',
  ])
  expect([...readCapabilities(undefined)]).toEqual([])
})
