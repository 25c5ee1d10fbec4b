import type { Component, ComponentName, ComponentOf } from '@wojaz/content'
import { blockExamples } from '@wojaz/content/examples'
import { plainFrame } from '../../../test/make-page.ts'

type Blocks = { [Name in ComponentName]: ComponentOf<Name> }

/** One of each kind, as an editor fills it in who leaves nothing out. */
export const fullBlocks = Object.fromEntries(
  Object.values(blockExamples).map(({ name, read }) => [name, { ...plainFrame, uid: name, name, ...read }]),
) as Blocks

/** The same with nothing but what a component of the kind always has: the rest is null, and lists are empty. */
export const minimalBlocks = Object.fromEntries(
  Object.values(fullBlocks).map((block) => [block.name, stripped(block)]),
) as Blocks

const script = '<script>alert(1)</script>'
const rubbish = [undefined, null, 7, script, [null], [{}], {}, { label: 'x', url: 'javascript:alert(1)' }]

/** Every field in turn holds what no editor can save, but a broken row or a newer version of the shop may. HTML is left alone: the content has cleaned it. */
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
