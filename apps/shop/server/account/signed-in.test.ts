import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { visitReader } from '../pages/read-visit.ts'
import { customerContext, isCustomerUnknownContext, visitContext } from '../request/context.ts'
import type { FindCustomer } from '../request/visitor.ts'
import { signedIn } from './signed-in.ts'

const services = { content: {}, clock: () => new Date('2026-11-01T10:00:00Z'), env: {} }
const asked = { query: {}, headers: { cookie: 'tui_session=1' } }
const away: FindCustomer = async () => {
  throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
}

const read = (findCustomer: FindCustomer) =>
  visitReader(services as never, findCustomer)(asked as never, {} as never, '/mytui')

/** What a page for customers alone answers to this caller. */
function pageFor({ isUnknown }: { isUnknown: boolean }) {
  const context = new RouterContextProvider()
  context.set(visitContext, { locale: 'pl' } as never)
  context.set(customerContext, null)
  context.set(isCustomerUnknownContext, isUnknown)
  try {
    return signedIn(context, new Request('http://localhost/mytui/ustawienia'))
  } catch (thrown) {
    return thrown
  }
}

test('a stranger is led to the login', () => {
  expect(pageFor({ isUnknown: false })).toMatchObject({ status: 303 })
})

test('nobody is taken for a stranger while the database is away: the page is, for the moment', () => {
  expect(pageFor({ isUnknown: true })).toMatchObject({
    data: { code: 'database-unavailable' },
    init: { status: 503 },
  })
})

test('without the database a caller is unknown, and sees what everybody sees', async () => {
  expect(await read(away)).toMatchObject({ customer: undefined, visitor: { authenticated: false } })
  expect(await read(async () => null)).toMatchObject({ customer: null })
})

test('any other fault is one', async () => {
  const broken: FindCustomer = () => Promise.reject(new TypeError('Cannot read properties of null'))
  await expect(read(broken)).rejects.toThrow(TypeError)
})
