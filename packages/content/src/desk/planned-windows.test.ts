import { expect, test } from 'vitest'
import { label } from '../fields/label.ts'
import { inOrder, plannedOnPage, plannedWindow } from './planned-windows.ts'

const now = new Date('2026-11-15T12:00:00Z')
const hero = label('Baner', 'Banner')
const facts = { title: 'Zima', url: '/admin/collections/pages/1', kinds: new Map([['hero', hero]]) }

function onPage(component: object) {
  const page = { slots: [{ components: [{ blockType: 'hero', heading: 'Narty', ...component }] }] }
  return plannedOnPage(page, facts, now).map(({ at, what }) => `${what} ${at.slice(0, 10)}`)
}

test('a component is going to appear, and later to disappear', () => {
  const window = { validFrom: '2026-12-01T08:00:00.000Z', validTo: '2027-01-06T22:00:00.000Z' }
  expect(onPage(window)).toEqual(['begins 2026-12-01', 'ends 2027-01-06'])
})

test('what has begun only ends, and what is over is nothing to wait for', () => {
  expect(onPage({ validFrom: '2026-11-01T08:00:00.000Z', validTo: '2026-11-20T08:00:00.000Z' })).toEqual([
    'ends 2026-11-20',
  ])
  expect(onPage({ validTo: '2026-11-14T08:00:00.000Z' })).toEqual([])
  expect(onPage({ validFrom: null, validTo: undefined })).toEqual([])
})

test('one that is switched off does neither', () => {
  expect(onPage({ active: false, validFrom: '2026-12-01T08:00:00.000Z' })).toEqual([])
})

test('a component is found wherever it stands, and says on which page', () => {
  const banner = { blockType: 'hero', heading: 'Wyprzedaż', validTo: '2026-11-16T08:00:00.000Z' }
  expect(plannedOnPage({ banner: [banner] }, facts, now)).toEqual([
    {
      at: '2026-11-16T08:00:00.000Z',
      what: 'ends',
      kind: hero,
      title: 'Wyprzedaż',
      on: 'Zima',
      url: '/admin/collections/pages/1',
    },
  ])
})

test('the next come first, and not more than fit', () => {
  const popup = { kind: label('Popup', 'Popup'), title: 'lato', on: null, url: '/admin' }
  const days = ['2026-12-24', '2026-11-16', '2027-01-01'].map((day) => `${day}T08:00:00.000Z`)
  const planned = days.flatMap((from) => plannedWindow({ from, to: null }, popup, now))
  expect(inOrder(planned, 2).map(({ at }) => at)).toEqual([days[1], days[0]])
})
