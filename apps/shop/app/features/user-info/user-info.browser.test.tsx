import type { Visitor } from '@wojaz/content'
import { useLoaderData } from 'react-router'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls, type Call } from '../../../test/browser/answer-calls.ts'
import { letPass, stopClock } from '../../../test/browser/clock.ts'
import { draw } from '../../../test/browser/draw.tsx'
import { hasAllowed } from '../../../test/browser/guest.ts'
import { UserInfoHost } from './user-info.tsx'
import type { UserInfoBody } from './user-info-answer.ts'

const stranger: Visitor = { authenticated: false, userStatus: 'FIRST_TIME_ON_PAGE' }
const info: UserInfoBody = {
  authenticated: false,
  account_type: null,
  user_uid: null,
  hashed_user_uid: null,
  language: 'pl',
  timestamp: '2026-07-01T10:00:00.000Z',
}

let calls: Call[]
let who: UserInfoBody
let segment: string
beforeEach(() => {
  stopClock()
  segment = stranger.userStatus
  who = info
  calls = answerCalls({
    'GET /api/www/user/info/get': () => Response.json(who, { headers: { 'customer-segment': segment } }),
  })
})

const names = () => calls.map(({ headers }) => headers.get('x-app-id'))

test('the shop is asked who the guest is at once, and every four minutes after, even in a hidden tab', async () => {
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  onTestFinished(() => hidden.mockRestore())
  await draw(<UserInfoHost drawnFor={stranger} />)
  expect(calls).toHaveLength(1)
  await letPass(239_999)
  expect(calls).toHaveLength(1)
  await letPass(1)
  expect(calls).toHaveLength(2)
  await letPass(240_000)
  expect(calls).toHaveLength(3)
  expect(new Set(names()).size).toBe(1)
})

test('the name of the browser outlives the visit only with consent', async () => {
  const visit = await draw(<UserInfoHost drawnFor={stranger} />)
  expect(localStorage.getItem('appId')).toBeNull()
  await visit.unmount()
  hasAllowed('preferences')
  localStorage.setItem('appId', 'a name of an earlier visit')
  await draw(<UserInfoHost drawnFor={stranger} />)
  expect(names()[0]).toMatch(/^[\da-f]{32}$/)
  expect(names().slice(1)).toEqual(['a name of an earlier visit'])
})

test('the page is read again when the guest has become somebody else, once for each answer', async () => {
  const loader = vi.fn(() => segment)
  await draw(null, { routes: [{ path: '/', loader, Component: Page }] })
  await expect.element(page.getByRole('heading', { name: 'FIRST_TIME_ON_PAGE' })).toBeVisible()
  await letPass(240_000)
  expect(loader).toHaveBeenCalledOnce()

  segment = 'RETURNING'
  await letPass(240_000)
  await expect.element(page.getByRole('heading', { name: 'RETURNING' })).toBeVisible()
  expect(loader).toHaveBeenCalledTimes(2)
  loader.mockReturnValue('FIRST_TIME_ON_PAGE')
  segment = 'GOLD'
  await letPass(240_000)
  await expect.element(page.getByRole('heading', { name: 'FIRST_TIME_ON_PAGE' })).toBeVisible()
  expect(loader).toHaveBeenCalledTimes(3)
})

test('a login or logout in another tab is known here at once, and told on once', async () => {
  const other = new BroadcastChannel('account')
  const told: unknown[] = []
  other.onmessage = ({ data }) => void told.push(data)
  onTestFinished(() => other.close())
  await draw(<UserInfoHost drawnFor={stranger} />)
  await expect.poll(() => told).toEqual([null])
  who = { ...info, authenticated: true, user_uid: 'anna', hashed_user_uid: 'a1' }
  other.postMessage('a1')
  await expect.poll(() => told).toEqual([null, 'a1'])
  expect(calls).toHaveLength(2)
  other.postMessage('a1')
  who = info
  other.postMessage(null)
  await expect.poll(() => told).toEqual([null, 'a1', null])
  expect(calls).toHaveLength(3)
})

test('a page that the browser brings back as it was asks again who looks at it', async () => {
  await draw(<UserInfoHost drawnFor={stranger} />)
  expect(calls).toHaveLength(1)
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.poll(() => calls.length).toBe(2)
})

test('the page is read again when another customer has taken the place of the first', async () => {
  who = { ...info, authenticated: true, user_uid: 'anna', hashed_user_uid: 'a1' }
  const loader = vi.fn(() => segment)
  await draw(null, { routes: [{ path: '/', loader, Component: CustomerPage }] })
  await expect.poll(() => calls.length).toBe(1)
  expect(loader).toHaveBeenCalledOnce()
  who = { ...who, user_uid: 'ewa', hashed_user_uid: 'e1' }
  await letPass(240_000)
  await expect.poll(() => loader.mock.calls.length).toBe(2)
})

function CustomerPage() {
  return <UserInfoHost drawnFor={{ authenticated: true, userStatus: useLoaderData<string>() }} />
}

/** A page rendered for the visitor that its loader returns. */
function Page() {
  const drawnFor = { ...stranger, userStatus: useLoaderData<string>() }
  return (
    <>
      <h1>{drawnFor.userStatus}</h1>
      <UserInfoHost drawnFor={drawnFor} />
    </>
  )
}
