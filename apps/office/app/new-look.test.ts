import { expect, test } from 'vitest'
import { isNewLook } from './new-look.ts'

const at = (time: string) => new Date(`2026-11-17T${time}:00Z`)

test('a page that stays open is one look an hour, each person and thread by itself', () => {
  expect(isNewLook('ewa W1', at('10:00'))).toBe(true)
  expect(isNewLook('ewa W1', at('10:59'))).toBe(false)
  expect(isNewLook('ewa W2', at('10:59'))).toBe(true)
  expect(isNewLook('jan W1', at('10:59'))).toBe(true)
  expect(isNewLook('ewa W1', at('11:00'))).toBe(true)
})
