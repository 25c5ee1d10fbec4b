import { label } from '../fields/label.ts'
import { richTextField } from '../fields/rich-text.ts'
import { headingField } from '../fields/texts.ts'
import { richTextHtml } from '../html/rich-text-html.ts'
import { defineBlock } from './define-block.ts'

export const seoText = defineBlock({
  name: 'seoText',
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
  ],
  read: (block, deps) => ({
    heading: block.heading || null,
    /** Only the beginning is shown at first. */
    collapsed: block.collapsed ?? true,
    html: richTextHtml(block.body, deps),
  }),
})
