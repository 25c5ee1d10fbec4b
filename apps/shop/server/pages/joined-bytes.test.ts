import { expect, test } from 'vitest'
import { joinedBytes } from './joined-bytes.ts'

test('pieces are written one after the other, as UTF-8', () => {
  const pieces = ['<p>Wojaż ', '– 15 €', '', ' 🌊</p>']
  expect(joinedBytes(pieces)).toEqual(Buffer.from(pieces.join('')))
})

test('a page does not change when the next one is written', () => {
  const first = joinedBytes(['Kreta'])
  joinedBytes(['Rodos'])
  expect(String(first)).toBe('Kreta')
})

test('a page may be longer than the kept memory', () => {
  for (const length of [400_000, 3_000_000])
    expect(joinedBytes(['ż'.repeat(length), 'x'])).toHaveLength(2 * length + 1)
})
