import type { Block } from 'payload'
import { label } from '../fields/label.ts'
import { linkFields } from '../fields/link.ts'
import { namedRows } from '../fields/named-rows.ts'
import { componentFrame } from './component-frame.ts'

export const breadcrumbs: Block = {
  slug: 'breadcrumbs',
  interfaceName: 'BreadcrumbsBlock',
  labels: { singular: label('Ścieżka', 'Breadcrumbs'), plural: label('Ścieżki', 'Breadcrumbs') },
  fields: [
    {
      name: 'steps',
      type: 'array',
      maxRows: 6,
      label: label('Kroki', 'Steps'),
      labels: { singular: label('Krok', 'Step'), plural: label('Kroki', 'Steps') },
      admin: {
        ...namedRows,
        description: label('Puste: ścieżka strony.', "Empty: the page's own breadcrumbs."),
      },
      fields: linkFields({ required: true }),
    },
    ...componentFrame,
  ],
}
