import type { GlobalConfig } from 'payload'
import { label } from '../fields/label.ts'
import { namedRows } from '../fields/named-rows.ts'
import { activeField, draftedGlobal } from './global-frame.ts'
import { menuGroup } from './menu-group.ts'

export const footer: GlobalConfig = {
  slug: 'footer',
  label: label('Stopka', 'Footer'),
  ...draftedGlobal,
  fields: [
    activeField,
    {
      name: 'columns',
      type: 'array',
      admin: namedRows,
      maxRows: 6,
      label: label('Kolumny', 'Columns'),
      labels: { singular: label('Kolumna', 'Column'), plural: label('Kolumny', 'Columns') },
      fields: menuGroup,
    },
    {
      name: 'legal',
      type: 'textarea',
      localized: true,
      required: true,
      maxLength: 600,
      label: label('Nota prawna', 'Legal note'),
    },
    {
      name: 'company',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 200,
      label: label('Firma', 'Company'),
    },
  ],
}
