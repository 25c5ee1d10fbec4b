import { expect, test } from 'vitest'
import { componentName, rowName } from './row-name.ts'

test.each([
  [{ key: 'title', value: 'Zima w Alpach' }, 'title – Zima w Alpach'],
  [{ key: 'title', value: '' }, 'title'],
  [{ label: 'Grecja', url: '/wypoczynek/grecja' }, 'Grecja'],
  [{ name: 'main', components: [] }, 'main'],
  [{ title: 'Rejs o zachodzie', text: 'Trzy godziny' }, 'Rejs o zachodzie'],
  [{ code: 'GR' }, 'GR'],
  [{ day: '2026-12-24T00:00:00.000Z' }, '2026-12-24'],
  [{ label: '  ' }, null],
  [undefined, null],
])('a row %j is called %s', (row, name) => {
  expect(rowName(row)).toBe(name)
})

test('a component is called by its heading', () => {
  expect(componentName({ heading: 'Zima po Twojemu', lead: 'Kombinezon czy strój?' })).toBe('Zima po Twojemu')
})

test('one without a heading is called by its first words, without tags and styles', () => {
  const html = '<style>.a { color: red }</style><p>Dobrze <b>wiedzieć</b></p>'
  expect(componentName({ html })).toBe('Dobrze wiedzieć')
  const body = { root: { children: [{ children: [{ text: 'Kto płaci' }, { text: 'wcześniej' }] }] } }
  expect(componentName({ heading: null, body })).toBe('Kto płaci wcześniej')
})

test('a long beginning ends after a whole word', () => {
  const name = componentName({ html: `<p>${'słowo '.repeat(40)}</p>` })
  expect(name).toMatch(/^(słowo )+słowo…$/)
  expect(name?.length).toBeLessThanOrEqual(81)
})

test.each([[undefined], [{}], [{ html: '<br>' }], [{ body: { root: { children: [] } } }]])(
  'what says nothing yet, such as %j, has no name',
  (component) => {
    expect(componentName(component)).toBeNull()
  },
)
