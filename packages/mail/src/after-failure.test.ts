import { expect, test } from 'vitest'
import { afterFailure, refusalOf, waits } from './after-failure.ts'

const noon = new Date('2026-06-01T12:00:00Z')
const later = (ms: number) => new Date(noon.getTime() + ms)

test('the first retry comes after seconds, for most faults are a restart', () => {
  expect(afterFailure({ code: 'ECONNECTION' }, 1, noon)).toEqual({ step: 'retry', at: later(10_000) })
})

test('every further wait is longer than the one before', () => {
  expect(waits).toEqual([...waits].sort((a, b) => a - b))
  expect(new Set(waits).size).toBe(waits.length)
})

test('after two days nobody tries any more', () => {
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeLessThan(48 * 3_600_000)
  expect(afterFailure({ code: 'ECONNECTION' }, waits.length, noon).step).toBe('retry')
  expect(afterFailure({ code: 'ECONNECTION' }, waits.length + 1, noon)).toEqual({ step: 'give-up' })
})

test.each([
  ['the address does not exist', { code: 'EENVELOPE', responseCode: 550 }],
  ['the email is refused as such', { code: 'EMESSAGE', responseCode: 554 }],
])('when %s, it is not tried again', (_, fault) => {
  expect(afterFailure(fault, 1, noon)).toEqual({ step: 'give-up' })
})

test.each([
  ['the mailbox is full for now', { code: 'EENVELOPE', responseCode: 452 }],
  ['the server asks for patience (greylisting)', { code: 'EENVELOPE', responseCode: 451 }],
  ['our own password is wrong', { code: 'EAUTH', responseCode: 535 }],
  ['the server does not greet us', { code: 'ECONNECTION', responseCode: 554 }],
  ['nobody knows what happened', {}],
])('when %s, the email waits', (_, fault) => {
  expect(afterFailure(fault, 1, noon).step).toBe('retry')
})

test('a fault is kept as its codes alone', () => {
  expect(refusalOf({ code: 'EENVELOPE', responseCode: 550 })).toBe('EENVELOPE 550')
  expect(refusalOf({})).toBe('unknown')
})
