import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { misshapenField } from './document-shape.ts'

const text = { name: 'heading', type: 'text', localized: true }
const fields = [
  text,
  { name: 'codes', type: 'text', hasMany: true },
  { name: 'position', type: 'number' },
  { name: 'active', type: 'checkbox' },
  { name: 'from', type: 'date' },
  { name: 'body', type: 'richText' },
  { name: 'popup', type: 'relationship' },
  { name: 'facts', type: 'json' },
  { name: 'picture', type: 'group', flattenedFields: [{ name: 'alt', type: 'textarea' }] },
  { name: 'rows', type: 'array', flattenedFields: [text] },
  { name: 'slots', type: 'blocks', blocks: [{ slug: 'hero', flattenedFields: [text] }] },
] as unknown as FlattenedField[]
const faultIn = (document: Record<string, unknown>, inEveryLocale = false) =>
  misshapenField(fields, document, { inEveryLocale })

test.each([
  [{}],
  [{ heading: null, codes: null, picture: null, rows: null }],
  [
    {
      heading: '',
      codes: ['A'],
      position: 1,
      active: false,
      from: '2026-06-01',
      body: {},
      popup: 1,
      facts: [1],
    },
  ],
  // The admin sends lists without rows like this.
  [{ rows: 0, slots: 0 }],
  [{ position: '1', active: 'true', popup: { relationTo: 'popups', value: 1 } }],
  [{ picture: { alt: 'x', other: 1 }, rows: [{ heading: 'x', id: 'x' }], slots: [] }],
  [
    {
      slots: [
        { blockType: 'hero', heading: 'x' },
        { blockType: 'unheard', heading: 1 },
      ],
    },
  ],
])('%j is what such a document may look like', (document) => {
  expect(faultIn(document)).toBeNull()
})

test.each([
  [{ heading: 1 }, 'heading'],
  [{ heading: { pl: 'x' } }, 'heading'],
  [{ codes: 'A' }, 'codes'],
  [{ codes: ['A', 1] }, 'codes'],
  [{ position: true }, 'position'],
  [{ active: [] }, 'active'],
  [{ from: 0 }, 'from'],
  [{ body: 'x' }, 'body'],
  [{ body: [] }, 'body'],
  [{ body: { root: { children: ['x'] } } }, 'body'],
  [{ body: { root: { children: [{ type: 'list', children: [{ type: 'listitem' }, null] }] } } }, 'body'],
  [{ popup: true }, 'popup'],
  [{ picture: [] }, 'picture'],
  [{ picture: { alt: 1 } }, 'picture.alt'],
  [{ rows: {} }, 'rows'],
  [{ rows: [{ heading: 'x' }, null] }, 'rows.1'],
  [{ rows: [{ heading: 'x' }, { heading: [] }] }, 'rows.1.heading'],
  [{ slots: 'x' }, 'slots'],
  [{ slots: ['x'] }, 'slots.0'],
  [{ slots: [{ blockType: 'hero', heading: false }] }, 'slots.0.heading'],
])('%j is wrong at %s', (document, place) => {
  expect(faultIn(document)).toBe(place)
})

test('in every language at once a text is a text for each of them', () => {
  expect(faultIn({ heading: { pl: 'x', cs: null } }, true)).toBeNull()
  expect(faultIn({ heading: 'x' }, true)).toBe('heading')
  expect(faultIn({ heading: { pl: 'x', cs: 1 } }, true)).toBe('heading')
})
