import { expect, test } from 'vitest'
import { Budgets } from './budgets.ts'

const second = 1_000

test('a minute of work is there at once, and comes back as evenly as time passes', () => {
  const budgets = new Budgets(30 * second)
  expect(budgets.waitOf('office', 0)).toBe(0)
  budgets.spend('office', 30 * second, 0)
  expect(Math.ceil(budgets.waitOf('office', 0) / second)).toBe(1)
  expect(budgets.waitOf('office', second)).toBe(0)
})

test('a question that took longer than was left is paid for with waiting', () => {
  const budgets = new Budgets(30 * second)
  budgets.spend('office', 40 * second, 0)
  expect(Math.floor(budgets.waitOf('office', 0) / second)).toBe(20)
  expect(Math.floor(budgets.waitOf('office', 15 * second) / second)).toBe(5)
  expect(budgets.waitOf('office', 21 * second)).toBe(0)
})

test('nobody saves up more than a minute of work, however long it is away', () => {
  const budgets = new Budgets(30 * second)
  budgets.spend('office', second, 0)
  budgets.spend('office', 31 * second, 3_600 * second)
  expect(budgets.waitOf('office', 3_600 * second)).toBeGreaterThan(0)
})

test('one household pays nothing for another', () => {
  const budgets = new Budgets(30 * second)
  budgets.spend('greedy', 300 * second, 0)
  expect(budgets.waitOf('family', 0)).toBe(0)
})
