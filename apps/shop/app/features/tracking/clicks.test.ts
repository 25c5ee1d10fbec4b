import { expect, test } from 'vitest'
import { isPlainPress } from '../../browser/plain-press.ts'
import { linkWaitMs } from './clicks.ts'

const own = 'https://wojaz.example'
const press = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
}
const link = { origin: own, target: '' }

test('a press on a link of the shop waits 100 ms', () => {
  expect(isPlainPress(press, link, own)).toBe(true)
  expect(linkWaitMs).toBe(100)
})

test.each([
  ['on a button', press, null],
  ['on a link to another site', press, { ...link, origin: 'https://example.org' }],
  ['on a link that opens in a new tab', press, { ...link, target: '_blank' }],
  ['with the middle button', { ...press, button: 1 }, link],
  ['with Ctrl', { ...press, ctrlKey: true }, link],
  ['with Command', { ...press, metaKey: true }, link],
  ['with Shift', { ...press, shiftKey: true }, link],
  ['that somebody has already dealt with', { ...press, defaultPrevented: true }, link],
])('a press %s does not wait', (_, event, target) => {
  expect(isPlainPress(event, target, own)).toBe(false)
})
