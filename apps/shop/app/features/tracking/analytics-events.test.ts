import { expect, test } from 'vitest'
import { countedAs } from './analytics-events.ts'

test.each([
  [{ event: 'click', identifier: 'tiles | Grecja' }, 'tiles | Grecja'],
  [{ event: 'impression', identifier: 'tiles | Grecja' }, 'tiles | Grecja'],
  [{ event: 'popup', popup: 'lato-2027', decision: 'no' }, 'lato-2027 | no'],
] as const)('%j is counted as “%s”', (event, name) => {
  expect(countedAs(event)).toBe(name)
})
