import { expect, test } from 'vitest'
import { boardsInWords, nameOfBoard } from './known-boards.ts'

const boards = [
  { code: 'AI', name: 'All inclusive' },
  { code: 'BB', name: 'Śniadania' },
]
const rooms = (...codes: (string | null)[]) => codes.map((boardCode) => ({ boardCode }))

test('rooms with one board say it once, rooms with different boards each their own', () => {
  expect(boardsInWords(boards, rooms('AI', 'AI'))).toBe('All inclusive')
  expect(boardsInWords(boards, rooms('AI', 'BB'))).toBe('All inclusive + Śniadania')
})

test('a board missing from the list is never shown as a code', () => {
  expect(nameOfBoard(boards, 'XX')).toBeNull()
  expect(boardsInWords(boards, rooms('XX', 'BB'))).toBe('Śniadania')
  expect(boardsInWords(boards, rooms('XX'))).toBe('')
})
