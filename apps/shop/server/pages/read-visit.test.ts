import { expect, test } from 'vitest'
import type { FindCustomer } from '../request/visitor.ts'
import { visitReader } from './read-visit.ts'

const services = { content: {}, clock: () => new Date('2026-11-01T10:00:00Z'), env: {} }
const asked = { query: {}, headers: { cookie: 'tui_session=1' } }
const away: FindCustomer = async () => {
  throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
}

const read = (findCustomer: FindCustomer) =>
  visitReader(services as never, findCustomer)(asked as never, {} as never, '/mytui')

test('without the database a caller is unknown, and sees what everybody sees', async () => {
  expect(await read(away)).toMatchObject({
    customer: null,
    isCustomerUnknown: true,
    visitor: { authenticated: false },
  })
  expect(await read(async () => null)).toMatchObject({ customer: null, isCustomerUnknown: false })
})

test('any other fault is one', async () => {
  const broken: FindCustomer = () => Promise.reject(new TypeError('Cannot read properties of null'))
  await expect(read(broken)).rejects.toThrow(TypeError)
})
