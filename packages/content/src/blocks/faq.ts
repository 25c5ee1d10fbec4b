import type { Block } from 'payload'
import { faqTopicOptions } from '../collections/faq.ts'
import { label } from '../fields/label.ts'
import { headingField, leadField } from '../fields/texts.ts'
import { componentFrame } from './component-frame.ts'

export const faqBlock: Block = {
  slug: 'faq',
  interfaceName: 'FaqBlock',
  labels: { singular: label('Pytania i odpowiedzi', 'FAQ'), plural: label('Pytania i odpowiedzi', 'FAQ') },
  fields: [
    headingField({ required: false }),
    leadField,
    {
      name: 'topics',
      type: 'select',
      hasMany: true,
      label: label('Wszystkie pytania z tematów', 'All questions of these topics'),
      options: faqTopicOptions,
    },
    {
      name: 'questions',
      type: 'relationship',
      relationTo: 'faq',
      hasMany: true,
      maxRows: 40,
      label: label('i te pytania', 'and these questions'),
    },
    ...componentFrame,
  ],
}
