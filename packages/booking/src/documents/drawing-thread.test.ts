import { expect, test } from 'vitest'
import { movable } from './drawing-thread.ts'

test('a document that has its memory for itself is moved, one that shares it is copied', () => {
  const [document, small] = [Buffer.alloc(50_000), Buffer.from('small')]
  expect(movable(document)).toEqual([document.buffer])
  expect(small.buffer.byteLength).toBeGreaterThan(small.byteLength)
  expect(movable(small)).toEqual([])
})
