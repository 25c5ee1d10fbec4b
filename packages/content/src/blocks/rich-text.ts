import type { Block } from 'payload'
import { label } from '../fields/label.ts'
import { richTextField } from '../fields/rich-text.ts'
import { headingField } from '../fields/texts.ts'
import { componentFrame } from './component-frame.ts'

export const richText: Block = {
  slug: 'richText',
  interfaceName: 'RichTextBlock',
  labels: { singular: label('Tekst', 'Rich text'), plural: label('Teksty', 'Rich texts') },
  fields: [
    headingField({ required: false }),
    richTextField('body', label('Treść', 'Body'), { required: true }),
    ...componentFrame,
  ],
}
