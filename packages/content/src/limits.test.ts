import { expect, test } from 'vitest'
import type { Component, Tile } from './components.ts'
import { belongsTo, slotInFocus } from './limits.ts'

const everywhere = { directions: [], tripTypes: [] }

test.each([
  ['what is not limited', everywhere, { directions: ['GR'], tripTypes: ['WS'] }, true],
  ['what is limited, where nothing is said', { directions: ['GR'], tripTypes: ['NR'] }, everywhere, true],
  [
    'what is limited to this direction',
    { directions: ['GR', 'TR'] },
    { ...everywhere, directions: ['GR'] },
    true,
  ],
  [
    'what is limited to the country around',
    { directions: ['GR'] },
    { ...everywhere, directions: ['GR', 'GRCRE'] },
    true,
  ],
  [
    'what is limited to another direction',
    { directions: ['TR'] },
    { ...everywhere, directions: ['GR'] },
    false,
  ],
  [
    'what is limited to another trip type',
    { tripTypes: ['NR'] },
    { ...everywhere, tripTypes: ['WS'] },
    false,
  ],
  [
    'what has the direction but not the trip type',
    { directions: ['GR'], tripTypes: ['NR'] },
    { directions: ['GR'], tripTypes: ['WS'] },
    false,
  ],
] as const)('%s', (_, limited, focus, belongs) => {
  expect(belongsTo(limited as Parameters<typeof belongsTo>[0], focus)).toBe(belongs)
})

test('tiles of a component are looked at one by one', () => {
  const tile = (label: string, directions: string[]) =>
    ({ label, directions, tripTypes: [] }) as unknown as Tile
  const tiles = {
    name: 'tiles',
    ...everywhere,
    items: [tile('Grecja', ['GR']), tile('Turcja', ['TR']), tile('Wszędzie', [])],
  } as unknown as Component
  const slot = slotInFocus({ name: 'main', components: [tiles] }, { ...everywhere, directions: ['GR'] })
  expect(slot.components).toMatchObject([{ items: [{ label: 'Grecja' }, { label: 'Wszędzie' }] }])
})
