import { expect, test } from 'vitest'
import { isNewRow, isRefusedBelow, listOf, withOpen } from './open-row.ts'

const opened = { slots: [{ id: 'a1', components: [{ id: 'b2', heading: 'Zima' }] }] }

test('a row is new when its page was opened without it', () => {
  expect(isNewRow({ id: 'c3' }, opened)).toBe(true)
  expect(isNewRow({ id: 'b2' }, opened)).toBe(false)
  expect(isNewRow({ id: 'b2' }, undefined)).toBe(true)
  expect(isNewRow(undefined, opened)).toBe(false)
})

test('a row stands in the list one step above it', () => {
  expect(listOf('slots.0.components.12')).toBe('slots.0.components')
  expect(listOf('menu.3')).toBe('menu')
})

test('refused is the row that holds the field, not one whose number begins alike', () => {
  const refused = ['slots.0.components.1.heading']
  expect(isRefusedBelow(refused, 'slots.0.components.1')).toBe(true)
  expect(isRefusedBelow(refused, 'slots.0.components.10')).toBe(false)
  expect(isRefusedBelow(['slots.0.components.10.heading'], 'slots.0.components.1')).toBe(false)
  expect(isRefusedBelow(undefined, 'slots.0')).toBe(false)
})

test('opening one row leaves the others as they are', () => {
  const rows = [
    { id: 'a', collapsed: true },
    { id: 'b', collapsed: true },
  ]
  expect(withOpen(rows, 'b')).toEqual([
    { id: 'a', collapsed: true },
    { id: 'b', collapsed: false },
  ])
})
