import { label } from '../fields/label.ts'
import { linkFields } from '../fields/link.ts'
import { namedRows } from '../fields/named-rows.ts'
import { linksFrom } from '../reading/values-from-documents.ts'
import { defineBlock } from './define-block.ts'

export const breadcrumbs = defineBlock({
  name: 'breadcrumbs',
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
  ],
  read(block, deps) {
    const own = linksFrom(block.steps)
    /** Steps written here replace those of the page. */
    return { steps: own.length > 0 ? own : deps.breadcrumbs }
  },
})
