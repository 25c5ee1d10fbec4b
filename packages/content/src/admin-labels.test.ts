import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { contentConfig } from './content-config.ts'
import { testOptions } from './test-options.ts'

type Labelled = Field & { name: string; label?: unknown }

const { collections, globals } = await contentConfig(testOptions('postgres://nobody@localhost/none'))
const written = [...collections, ...globals].filter(
  ({ slug }) => !slug.startsWith('payload-') && slug !== 'users',
)

/** Returns every field of a form that an editor sees, at any depth. */
function seenFields(fields: readonly Field[]): Labelled[] {
  return fields.flatMap((field) => [
    ...('name' in field && !isHidden(field) ? [field as Labelled] : []),
    ...('fields' in field ? seenFields(field.fields) : []),
    ...('tabs' in field ? field.tabs.flatMap((tab) => seenFields(tab.fields)) : []),
    ...('blocks' in field ? field.blocks.flatMap((block) => seenFields(block.fields)) : []),
  ])
}

function isHidden(field: Field): boolean {
  const { admin, hidden } = field as { admin?: { hidden?: boolean; disabled?: boolean }; hidden?: boolean }
  // Payload labels these itself: the id of a row, the name of a block, the state of a draft.
  const isPayloads = 'name' in field && ['id', 'blockName', '_status'].includes(field.name)
  return isPayloads || Boolean(hidden || admin?.hidden || admin?.disabled)
}

const isSaid = (label: unknown) => typeof (label as { pl?: unknown } | undefined)?.pl === 'string'

test.each(written.map((form) => [form.slug, seenFields(form.fields)] as const))(
  'every field of %s has a name in Polish',
  (_, fields) => {
    expect(fields.filter(({ label }) => !isSaid(label)).map(({ name }) => name)).toEqual([])
  },
)

test.each(written.map((form) => [form.slug, seenFields(form.fields)] as const))(
  'every choice of %s has a name in Polish, not its code',
  (_, fields) => {
    const codes = fields.flatMap((field) =>
      field.type === 'select'
        ? field.options
            .filter((option) => typeof option === 'string' || !isSaid(option.label))
            .map((option) => `${field.name}: ${typeof option === 'string' ? option : option.value}`)
        : [],
    )
    expect(codes).toEqual([])
  },
)

test('the home page is the first of the pages', () => {
  const pages = collections.find(({ slug }) => slug === 'pages')
  expect(pages?.defaultSort).toBe('url')
  const addresses = ['/zima', '/', '/inspiracje/grecja', '/kontakt']
  expect(addresses.sort()[0]).toBe('/')
})
