import type { Block } from 'payload'
import { label } from '../fields/label.ts'
import { richTextField } from '../fields/rich-text.ts'
import { headingField } from '../fields/texts.ts'
import { componentFrame } from './component-frame.ts'

export const seoText: Block = {
  slug: 'seoText',
  interfaceName: 'SeoTextBlock',
  labels: { singular: label('Tekst SEO', 'SEO text'), plural: label('Teksty SEO', 'SEO texts') },
  fields: [
    headingField({ required: false }),
    richTextField('body', label('Treść', 'Body'), { required: true }),
    {
      name: 'collapsed',
      type: 'checkbox',
      defaultValue: true,
      label: label('Na początku widać tylko początek', 'Only the beginning is shown at first'),
    },
    ...componentFrame,
  ],
}
