import { describe, expect, test } from 'vitest'
import { isDatabaseUnavailable } from './database-unavailable.ts'

const withCode = (code: string) => Object.assign(new Error('fault'), { code })

describe('the database is away', () => {
  test.each(['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '08006', '53300', '57014', '55P03', '25P03'])(
    'when the code is %s',
    (code) => {
      expect(isDatabaseUnavailable(withCode(code))).toBe(true)
    },
  )

  test.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'Query read timeout',
  ])('when the driver says "%s"', (sentence) => {
    expect(isDatabaseUnavailable(new Error(sentence))).toBe(true)
  })

  test('when an ORM wraps the fault twice', () => {
    const wrapped = new Error('Failed query', { cause: new Error('again', { cause: withCode('57P01') }) })
    expect(isDatabaseUnavailable(wrapped)).toBe(true)
  })

  test('when both addresses of a host refuse', () => {
    expect(
      isDatabaseUnavailable(new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')])),
    ).toBe(true)
  })
})

describe('the database is there', () => {
  test.each(['23505', '42P01', '40001'])('when the query itself fails with %s', (code) => {
    expect(isDatabaseUnavailable(withCode(code))).toBe(false)
  })

  test('when the error has nothing to do with it, even if it is its own cause', () => {
    const loop = new Error('loop')
    loop.cause = loop
    expect(isDatabaseUnavailable(loop)).toBe(false)
    expect(isDatabaseUnavailable('Connection terminated')).toBe(false)
    expect(isDatabaseUnavailable(undefined)).toBe(false)
  })
})
