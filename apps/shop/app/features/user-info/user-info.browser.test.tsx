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
  ...{ authenticated: false, account_type: null, user_uid: null, hashed_user_uid: null },
  ...{ language: 'pl', timestamp: '2026-07-01T10:00:00.000Z' },
}

let calls: Call[]
let segment: string
beforeEach(() => {
  stopClock()
  segment = stranger.userStatus
  calls = answerCalls({
    'GET /api/www/user/info/get': () => Response.json(info, { headers: { 'customer-segment': segment } }),
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

/** A page drawn for whom its loader says. */
function Page() {
  const drawnFor = { ...stranger, userStatus: useLoaderData<string>() }
  return (
    <>
      <h1>{drawnFor.userStatus}</h1>
      <UserInfoHost drawnFor={drawnFor} />
    </>
  )
}
