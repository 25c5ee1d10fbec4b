import { expect, test } from 'vitest'
import { secondPersonRefusal } from './second-person.ts'

test.each([
  ['another member', 'jan', true, null],
  ['whoever proposed it', 'ola', true, 'own-proposal'],
  [
    'a member whom the proposer invited lately, or who invited the proposer',
    'jan',
    false,
    'access-given-lately',
  ],
])('%s as the second person', (_, second, isIndependent, code) => {
  expect(secondPersonRefusal('ola', second, isIndependent)?.code ?? null).toBe(code)
})
