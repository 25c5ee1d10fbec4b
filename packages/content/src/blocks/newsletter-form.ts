import type { Block } from 'payload'
import { type MailingList, mailingLists } from '../components.ts'
import { label } from '../fields/label.ts'
import { pictureField } from '../fields/picture.ts'
import { richTextField } from '../fields/rich-text.ts'
import { headingField, leadField } from '../fields/texts.ts'
import { componentFrame } from './component-frame.ts'

const listNames: Record<MailingList, ReturnType<typeof label>> = {
  newsletter: label('Newsletter', 'Newsletter'),
  presale: label('Przedsprzedaż', 'Presale'),
}

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
    {
      name: 'list',
      type: 'select',
      required: true,
      defaultValue: 'newsletter',
      label: label('Na co gość się zapisuje', 'What the guest signs up to'),
      options: mailingLists.map((value) => ({ value, label: listNames[value] })),
      admin: {
        description: label(
          'Przedsprzedaż pyta też o telefon i życzenia; po potwierdzeniu dostaje je biuro.',
          'The presale also asks for a phone and wishes; the office gets them once confirmed.',
        ),
      },
    },
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
