import { expect, test } from 'vitest'
import { menu } from './menu-state.ts'

test('pressing a closed panel opens it', () => {
  expect(menu(null, { type: 'panelPressed', panel: 'summer' })).toBe('summer')
})

test('pressing another panel closes the first one', () => {
  expect(menu('summer', { type: 'panelPressed', panel: 'winter' })).toBe('winter')
})

test('pressing the open panel closes it', () => {
  expect(menu('summer', { type: 'panelPressed', panel: 'summer' })).toBeNull()
})

test('a dismissal leaves nothing open', () => {
  expect(menu('summer', { type: 'dismissed' })).toBeNull()
  expect(menu(null, { type: 'dismissed' })).toBeNull()
})
