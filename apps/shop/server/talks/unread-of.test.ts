import { expect, test } from 'vitest'
import { openedThread } from './unread-of.ts'

test.each([
  ['/mytui/skrzynka-odbiorcza/W402917652', 'W402917652'],
  ['/mytui/rezerwacja/W402917652/karta/czat', 'W402917652'],
  ['/mytui/skrzynka-odbiorcza', null],
  ['/mytui/rezerwacja/W402917652/karta/hotel', null],
  ['/', null],
])('what %s shows is not new any more on it: %s', (path, thread) => {
  expect(openedThread(path)).toBe(thread)
})
