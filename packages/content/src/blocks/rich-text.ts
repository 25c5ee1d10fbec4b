import type { Block } from 'payload'
import { label } from '../fields/label.ts'
import { componentFrame } from './component-frame.ts'

export const richText: Block = {
  slug: 'richText',
  interfaceName: 'RichTextBlock',
  labels: { singular: label('Tekst', 'Rich text'), plural: label('Teksty', 'Rich texts') },
  fields: [
    {
      name: 'heading',
      type: 'text',
      localized: true,
      maxLength: 120,
      label: label('Nagłówek', 'Heading'),
    },
    { name: 'body', type: 'richText', localized: true, required: true, label: label('Treść', 'Body') },
    ...componentFrame,
  ],
}
