import { label } from '../fields/label.ts'
import { richTextField } from '../fields/rich-text.ts'
import { headingField } from '../fields/texts.ts'
import { richTextHtml } from '../html/rich-text-html.ts'
import { defineBlock } from './define-block.ts'

export const richText = defineBlock({
  name: 'richText',
  labels: { singular: label('Tekst', 'Rich text'), plural: label('Teksty', 'Rich texts') },
  fields: [
    headingField({ required: false }),
    richTextField('body', label('Treść', 'Body'), { required: true }),
  ],
  read: (block, deps) => ({
    heading: block.heading || null,
    html: richTextHtml(block.body, deps),
  }),
})
