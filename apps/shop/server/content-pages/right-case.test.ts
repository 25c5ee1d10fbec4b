import { accepted, refused } from '@wojaz/travel/outcome'
import { expect, test } from 'vitest'
import { findRightCase } from './right-case.ts'

const open = async (path: string) => (path === '/zima' ? accepted(path) : refused({ code: 'page-not-found' }))

test.each([
  ['/ZIMA', '/zima'],
  ['/CS/Zima', '/cs/zima'],
  ['/zima', null],
  ['/LATO', null],
])('%s leads to %s', async (typed, right) => {
  expect(await findRightCase(typed, open)).toBe(right)
})
