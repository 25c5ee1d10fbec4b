import { expect, test } from 'vitest'
import { passkeyChallenges } from './passkey-challenge.ts'

const now = new Date('2026-11-17T08:00:00Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const { make, goodUntil } = passkeyChallenges('a secret')
const logIn = { purpose: 'log-in', memberId: null } as const
const newKey = { purpose: 'new-key', memberId: 'ola' } as const

test('a challenge is good for half an hour, for what it was made for', () => {
  const challenge = make(newKey, now)
  expect(goodUntil(challenge, newKey, later(29))).toEqual(later(30))
  expect(goodUntil(challenge, newKey, later(30))).toBeNull()
  expect(goodUntil(challenge, { ...newKey, memberId: 'ela' }, now)).toBeNull()
  expect(goodUntil(challenge, logIn, now)).toBeNull()
})

test('nobody makes one without the secret, and no two are the same', () => {
  expect(goodUntil(passkeyChallenges('another').make(logIn, now), logIn, now)).toBeNull()
  expect(goodUntil('AAAA', logIn, now)).toBeNull()
  expect(goodUntil('', logIn, now)).toBeNull()
  expect(make(logIn, now)).not.toBe(make(logIn, now))
})
