import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { customerContext, isCustomerUnknownContext, visitContext } from '../request/context.ts'
import { signedIn } from './signed-in.ts'

/** The answer of a customers-only page to this caller. */
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
