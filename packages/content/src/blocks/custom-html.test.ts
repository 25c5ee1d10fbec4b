import { expect, test } from 'vitest'
import { allComponents } from './all-components.ts'

test('no form of a component needs a file of another company: markup is written into plain fields', () => {
  const kinds = allComponents.flatMap(({ slug, fields }) => fields.map(({ type }) => `${slug}: ${type}`))
  expect(kinds.filter((kind) => /: (code|json)$/.test(kind))).toEqual([])
})
