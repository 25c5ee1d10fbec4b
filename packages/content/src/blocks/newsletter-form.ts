import type { Block } from 'payload'
import { label } from '../fields/label.ts'
import { pictureField } from '../fields/picture.ts'
import { headingField, leadField, richTextField } from '../fields/texts.ts'
import { componentFrame } from './component-frame.ts'

export const newsletterForm: Block = {
  slug: 'newsletterForm',
  interfaceName: 'NewsletterFormBlock',
  labels: {
    singular: label('Zapis na newsletter', 'Newsletter form'),
    plural: label('Zapisy na newsletter', 'Newsletter forms'),
  },
  fields: [
    headingField({ required: true }),
    leadField,
    pictureField({ required: false }),
    richTextField('consent', label('Na co gość się zgadza', 'What the guest agrees to'), { required: true }),
    {
      name: 'thanks',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 300,
      label: label('Podziękowanie po zapisaniu', 'Thanks after signing up'),
    },
    ...componentFrame,
  ],
}
