import { expect, test } from 'vitest'
import { isTrapped } from './typed.ts'

test('a field that nobody sees is filled in by programs alone', () => {
  expect(isTrapped({})).toBe(false)
  expect(isTrapped({ website: '' })).toBe(false)
  expect(isTrapped({ website: 'https://zysk.example' })).toBe(true)
})
