import { expect, test } from 'vitest'
import type { Component } from './components.ts'
import { belongsTo, slotInFocus } from './limits.ts'

const everywhere = { directions: [], tripTypes: [] }

test.each([
  ['what is not limited', everywhere, { directions: ['GR'], tripTypes: ['WS'] }, true],
  ['what is limited, where nothing is said', { directions: ['GR'], tripTypes: ['NR'] }, everywhere, true],
  [
    'what is limited to this destination',
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
    'what is limited to another destination',
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
    'what has the destination but not the trip type',
    { directions: ['GR'], tripTypes: ['NR'] },
    { directions: ['GR'], tripTypes: ['WS'] },
    false,
  ],
] as const)('%s', (_, limited, focus, belongs) => {
  expect(belongsTo(limited as Parameters<typeof belongsTo>[0], focus)).toBe(belongs)
})

test.each([
  ['tiles', 'items'],
  ['facultativeTrips', 'trips'],
])('of %s each of the %s is looked at by itself', (name, list) => {
  const one = (label: string, directions: string[]) => ({ label, directions, tripTypes: [] })
  const some = [one('Grecja', ['GR']), one('Turcja', ['TR']), one('Wszędzie', [])]
  const component = { name, ...everywhere, [list]: some } as unknown as Component
  const slot = slotInFocus({ name: 'main', components: [component] }, { ...everywhere, directions: ['GR'] })
  expect(slot.components).toMatchObject([{ [list]: [{ label: 'Grecja' }, { label: 'Wszędzie' }] }])
  expect(slotInFocus({ name: 'main', components: [component] }, everywhere).components[0]).toBe(component)
})
