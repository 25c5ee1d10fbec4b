import { expect, test } from 'vitest'
import { connectionFault, connectionsOf, poolsOf, wholePools, workersThatFit } from './connection-plan.ts'

test('workers share the connections of one process, and none has fewer than it needs', () => {
  expect(poolsOf(1)).toEqual(wholePools)
  expect(poolsOf(2)).toEqual({ shop: 5, content: 5, offers: 2, inventory: 2 })
  expect(poolsOf(3)).toEqual({ shop: 4, content: 4, offers: 2, inventory: 2 })
  expect(poolsOf(16)).toEqual({ shop: 4, content: 3, offers: 2, inventory: 2 })
})

test('one more worker is counted: they are exchanged one by one', () => {
  expect(connectionsOf(2)).toBe(3 * (5 + 5 + 2 + 2 + 5) + 20)
  expect(connectionsOf(8)).toBe(9 * (4 + 3 + 2 + 2 + 5) + 20)
})

test('a Postgres as it is delivered, with a hundred connections less three, is enough for three workers', () => {
  expect(workersThatFit(8, 97)).toBe(3)
  expect(workersThatFit(2, 97)).toBe(2)
  expect(workersThatFit(4, 12)).toBe(1)
})

test('who asks for more workers than fit hears what to change', () => {
  expect(connectionFault(3, 97)).toBeNull()
  expect(connectionFault(1, 12)).toBeNull()
  expect(connectionFault(8, 97)).toBe(
    'WORKERS=8 needs 164 connections and Postgres has 97 for us: set WORKERS=3, or raise max_connections of Postgres by 67.',
  )
})
