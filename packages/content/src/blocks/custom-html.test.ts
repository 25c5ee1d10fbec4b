import { expect, test } from 'vitest'
import { allBlocks } from './all-blocks.ts'

test('no form of a component needs a file of another company: markup is written into plain fields', () => {
  const kinds = Object.values(allBlocks).flatMap(({ name, form }) =>
    form.fields.map(({ type }) => `${name}: ${type}`),
  )
  expect(kinds.filter((kind) => /: (code|json)$/.test(kind))).toEqual([])
})
