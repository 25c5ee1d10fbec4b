import type { Block } from 'payload'

/** For lists: a closed row shows its key or label, and all rows are closed at first. The component is in the admin app. */
export const namedRows = { components: { RowLabel: '/rows/row-label.tsx#RowLabel' }, initCollapsed: true }

/** For components: a closed one shows its kind and its heading. */
export function namedByHeading(block: Block): Block {
  const kind = block.labels?.singular
  const Label = { path: '/rows/component-label.tsx#ComponentLabel', clientProps: { kind } }
  return { ...block, admin: { ...block.admin, components: { ...block.admin?.components, Label } } }
}
