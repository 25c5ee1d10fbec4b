import { expect, test } from 'vitest'
import { needsRedrawing, refreshMs, userInfoFrom } from './user-info-answer.ts'

const body = {
  authenticated: false,
  account_type: null,
  user_uid: null,
  language: 'pl',
  hashed_user_uid: null,
  timestamp: '2026-11-15 12:00:00',
}

test('the status is taken from the customer-segment header', () => {
  expect(userInfoFrom(body, 'RETURNING')).toEqual({ ...body, user_status: 'RETURNING' })
})

test.each([null, ''])('without the header (%s) a guest is on the page for the first time', (segment) => {
  expect(userInfoFrom(body, segment).user_status).toBe('FIRST_TIME_ON_PAGE')
})

test('a page stays as it is while the shop takes the guest for whom it was drawn', () => {
  const drawnFor = { authenticated: false, userStatus: 'RETURNING' }
  expect(needsRedrawing(drawnFor, userInfoFrom(body, 'RETURNING'))).toBe(false)
})

test.each([
  ['another status', userInfoFrom(body, 'RETURNING')],
  ['a guest who has signed in', userInfoFrom({ ...body, authenticated: true }, null)],
])('it is drawn anew for %s', (_, info) => {
  expect(needsRedrawing({ authenticated: false, userStatus: 'FIRST_TIME_ON_PAGE' }, info)).toBe(true)
})

test('it is asked for every four minutes', () => {
  expect(refreshMs).toBe(240_000)
})
