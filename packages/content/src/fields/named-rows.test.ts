import type { Block, Field } from 'payload'
import { expect, test } from 'vitest'
import { pages } from '../collections/pages.ts'

/** Returns the fields of a form, at any depth. */
function everyField(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => [
    field,
    ...('fields' in field ? everyField(field.fields) : []),
    ...('tabs' in field ? field.tabs.flatMap((tab) => everyField(tab.fields)) : []),
    ...('blocks' in field ? field.blocks.flatMap((block) => everyField((block as Block).fields)) : []),
  ])
}

const fields = everyField(pages.fields)
const lists = fields.filter((field) => field.type === 'array').map((field) => [field.name, field] as const)
const places = fields.filter((field) => field.type === 'blocks')
const components = places.flatMap((place) => place.blocks as Block[])

test.each(components.map((block) => [block.slug, block] as const))(
  'a closed %s says its kind and its heading',
  (_, { admin, labels }) => {
    expect(admin?.components?.Label).toEqual({
      path: '/rows/component-label.tsx#ComponentLabel',
      clientProps: { kind: labels?.singular },
    })
  },
)

test('components stand closed when a page is opened', () => {
  expect(components.length).toBeGreaterThan(19)
  for (const { name, admin } of places) expect(admin?.initCollapsed, name).toBe(true)
})

test.each(lists)('rows of %s are named by what they say', (name, { admin }) => {
  expect(admin?.components?.RowLabel).toBe('/rows/row-label.tsx#RowLabel')
  expect(admin?.initCollapsed).toBe(name !== 'slots')
})
