import { describe, expect, test } from 'vitest'
import type { Visitor } from './page.ts'
import { isVisible } from './visibility.ts'

const now = new Date('2026-07-15T10:00:00Z')
const stranger: Visitor = { authenticated: false, userStatus: 'FIRST_TIME_ON_PAGE' }
const customer: Visitor = { authenticated: true, userStatus: 'RETURNING' }
const everyDay = { active: true, validFrom: null, validTo: null, profiles: [] }

describe('a component is seen', () => {
  test.each([
    ['by everybody when nothing limits it', everyDay, stranger],
    [
      'from the very moment it becomes valid',
      { ...everyDay, validFrom: '2026-07-15T10:00:00.000Z' },
      stranger,
    ],
    [
      'until the very moment it stops being valid',
      { ...everyDay, validTo: '2026-07-15T10:00:00.000Z' },
      stranger,
    ],
    [
      'inside its window',
      { ...everyDay, validFrom: '2026-07-01T00:00:00.000Z', validTo: '2026-07-31T00:00:00.000Z' },
      stranger,
    ],
    ['by a visitor whose status it names', { ...everyDay, profiles: ['FIRST_TIME_ON_PAGE'] }, stranger],
    [
      'by a visitor whose status is one of several',
      { ...everyDay, profiles: ['NEW', 'RETURNING'] },
      customer,
    ],
    ['by a signed-in visitor when it is meant for LOGGED', { ...everyDay, profiles: ['LOGGED'] }, customer],
  ])('%s', (_, frame, visitor) => {
    expect(isVisible(frame, visitor, now)).toBe(true)
  })
})

describe('a component is hidden', () => {
  test.each([
    ['when an editor has switched it off', { ...everyDay, active: false }, stranger],
    [
      'a millisecond before it becomes valid',
      { ...everyDay, validFrom: '2026-07-15T10:00:00.001Z' },
      stranger,
    ],
    [
      'a millisecond after it stops being valid',
      { ...everyDay, validTo: '2026-07-15T09:59:59.999Z' },
      stranger,
    ],
    ['from a visitor with another status', { ...everyDay, profiles: ['RETURNING'] }, stranger],
    ['from a stranger when it is meant for LOGGED', { ...everyDay, profiles: ['LOGGED'] }, stranger],
    [
      'from a stranger who claims the status LOGGED without having signed in',
      { ...everyDay, profiles: ['RETURNING'] },
      { authenticated: false, userStatus: 'OTHER' },
    ],
    [
      'when it is switched off, whoever looks',
      { ...everyDay, active: false, profiles: ['LOGGED'] },
      customer,
    ],
  ])('%s', (_, frame, visitor) => {
    expect(isVisible(frame, visitor, now)).toBe(false)
  })
})
