import { expect, test } from 'vitest'
import { configuratorFields } from './hotel-card-view.ts'

test('the configurator has airport, hour, length, date and board', () => {
  expect(configuratorFields.toSorted()).toEqual(['airport', 'board', 'date', 'duration', 'hour'])
})
