import type { Component, ComponentName, ComponentOf } from '@wojaz/content'
import { blockExamples } from '@wojaz/content/examples'
import { plainFrame } from '../../../test/make-page.ts'

type Blocks = { [Name in ComponentName]: ComponentOf<Name> }

/** One block of each kind, with every field filled in. */
export const fullBlocks = Object.fromEntries(
  Object.values(blockExamples).map(({ name, read }) => [name, { ...plainFrame, uid: name, name, ...read }]),
) as Blocks

/** The same blocks with optional fields left out and lists empty. */
export const minimalBlocks = Object.fromEntries(
  Object.values(fullBlocks).map((block) => [block.name, stripped(block)]),
) as Blocks

const script = '<script>alert(1)</script>'
const rubbish = [undefined, null, 7, script, [null], [{}], {}, { label: 'x', url: 'javascript:alert(1)' }]

/**
 * Puts invalid values into each field in turn. Editors cannot save such values, but a broken row or a newer version may contain
 * them. HTML fields are left out, because the content package cleans them.
 */
export function spoiltBlocks(name: ComponentName): { spoilt: string; component: object }[] {
  const block: Record<string, unknown> = { ...fullBlocks[name] }
  const own = Object.keys(block).filter((field) => !(field in plainFrame) && !['uid', 'name'].includes(field))
  return own
    .filter((field) => !/html$|^styles$/i.test(field))
    .flatMap((field) =>
      rubbish.map((value) => ({
        spoilt: `${field}: ${JSON.stringify(value)}`,
        component: { ...block, [field]: value },
      })),
    )
}

function stripped(block: Component): Component {
  const always: readonly string[] = blockExamples[block.name].always
  const isKept = (field: string) =>
    always.includes(field) || field in plainFrame || field === 'uid' || field === 'name'
  return Object.fromEntries(
    Object.entries(block).map(([field, value]) => {
      if (isKept(field)) return [field, value]
      if (Array.isArray(value)) return [field, []]
      return [field, field.endsWith('Html') ? '' : null]
    }),
  ) as unknown as Component
}
