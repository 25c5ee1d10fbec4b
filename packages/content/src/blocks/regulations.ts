import type { Block } from 'payload'
import { label } from '../fields/label.ts'
import { richTextField } from '../fields/rich-text.ts'
import { headingField } from '../fields/texts.ts'
import { componentFrame } from './component-frame.ts'

export const regulations: Block = {
  slug: 'regulations',
  interfaceName: 'RegulationsBlock',
  labels: { singular: label('Regulamin', 'Regulations'), plural: label('Regulaminy', 'Regulations') },
  fields: [
    headingField({ required: false }),
    richTextField('body', label('Treść', 'Body'), { required: true }),
    {
      name: 'documents',
      type: 'relationship',
      relationTo: 'documents',
      hasMany: true,
      maxRows: 20,
      label: label('Dokumenty do pobrania', 'Documents to download'),
    },
    ...componentFrame,
  ],
}
