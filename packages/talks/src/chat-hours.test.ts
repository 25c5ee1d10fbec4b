import { expect, test } from 'vitest'
import { type ChatHours, chatOpening, readChatHours } from './chat-hours.ts'

const hours = readChatHours('1-5 09:00-18:00,6 10:00-14:00') as ChatHours
// 17 November 2026 is a Tuesday; Warsaw is an hour ahead.
const at = (moment: string) => chatOpening(hours, new Date(moment))

test('somebody answers at once while it is open, until the hour that is told', () => {
  expect(at('2026-11-17T08:00:00Z')).toEqual({ isOpen: true, until: '18:00', opensAt: null })
  expect(at('2026-11-17T16:59:59Z').isOpen).toBe(true)
  expect(at('2026-11-17T17:00:00Z').isOpen).toBe(false)
})

test.each([
  ['early in the morning', '2026-11-17T06:00:00Z', { day: '2026-11-17', time: '09:00' }],
  ['in the evening', '2026-11-17T20:00:00Z', { day: '2026-11-18', time: '09:00' }],
  ['on a Friday night', '2026-11-20T20:00:00Z', { day: '2026-11-21', time: '10:00' }],
  ['on a Sunday', '2026-11-22T12:00:00Z', { day: '2026-11-23', time: '09:00' }],
])('%s the next opening is told', (_, now, opensAt) => {
  expect(at(now)).toEqual({ isOpen: false, until: null, opensAt })
})

test('an office without hours never opens', () => {
  expect(chatOpening([], new Date('2026-11-17T12:00:00Z'))).toEqual({
    isOpen: false,
    until: null,
    opensAt: null,
  })
})

test.each(['8 09:00-18:00', '1-5 18:00-09:00', '1-5 9-18', '1 09:00-24:30', '1 09:70-18:00', 'always'])(
  '%s is no time',
  (text) => {
    expect(readChatHours(text)).toBeNull()
  },
)
