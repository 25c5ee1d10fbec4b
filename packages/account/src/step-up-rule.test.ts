import { expect, it } from 'vitest'
import { isJustProven, provenForMs } from './step-up-rule.ts'

const noon = new Date('2026-06-01T12:00:00Z')
const later = (ms: number) => new Date(noon.getTime() + ms)

it('who has just logged in is believed, ten minutes later no more', () => {
  expect(isJustProven(noon, noon)).toBe(true)
  expect(isJustProven(noon, later(provenForMs - 1))).toBe(true)
  expect(isJustProven(noon, later(provenForMs))).toBe(false)
})
