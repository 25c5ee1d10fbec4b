import { expect, test } from 'vitest'
import { judge } from './page-guard.ts'

const ola = { roles: ['finance'] } as const
const money = { look: 'money', act: null } as const
const order = { look: 'orders', act: 'emails' } as const

test.each([
  ['a stranger opens the login', { look: 'anyone', act: 'anyone' }, 'GET', null, 'allowed'],
  ['a stranger opens money', money, 'GET', null, 'log-in'],
  ['a stranger sends a form', order, 'POST', null, 'log-in'],
  ['a stranger looks for what is not there', null, 'GET', null, 'log-in'],
  ['finance opens money', money, 'GET', ola, 'allowed'],
  ['finance sends a form that is not there', money, 'POST', ola, 'not-found'],
  ['finance opens an order', order, 'GET', ola, 'allowed'],
  ['finance sends documents', order, 'POST', ola, 'forbidden'],
  ['finance logs out', { look: null, act: 'staff' }, 'POST', ola, 'allowed'],
  ['a page has no guard', null, 'GET', ola, 'not-found'],
] as const)('%s', (_, guard, method, member, verdict) => {
  expect(judge(guard, method, member)).toBe(verdict)
})
