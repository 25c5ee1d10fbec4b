import { expect, test } from 'vitest'
import { hasRight, type Right, type Role, rights, roles } from './roles.ts'

test.each<[Role, Right[]]>([
  [
    'service',
    ['orders', 'notes', 'emails', 'changes', 'waive', 'talks', 'complaints', 'decisions', 'reviews'],
  ],
  ['operations', ['orders', 'notes', 'emails', 'announcements', 'lists', 'sale', 'load']],
  ['finance', ['orders', 'notes', 'refunds', 'approvals', 'complaints', 'money', 'numbers', 'load']],
  // Everything except managing access.
  ['manager', rights.filter((right) => right !== 'people')],
  ['admin', ['log', 'people']],
])('%s may %j and nothing else', (role, may) => {
  expect(rights.filter((right) => hasRight([role], right))).toEqual(may)
})

test('whoever has two tasks may do both', () => {
  expect(rights.filter((right) => hasRight(['finance', 'service'], right))).toEqual([
    ...['orders', 'notes', 'emails', 'changes', 'waive', 'refunds', 'approvals'],
    ...['talks', 'complaints', 'decisions', 'reviews', 'money', 'numbers', 'load'],
  ])
})

test('whoever gives access does not see guests', () => {
  expect(hasRight(['admin'], 'orders')).toBe(false)
  expect(roles.filter((role) => hasRight([role], 'people'))).toEqual(['admin'])
})

test('without a role nothing is allowed', () => {
  expect(rights.some((right) => hasRight([], right))).toBe(false)
})
