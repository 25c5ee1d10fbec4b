import { label } from '../fields/label.ts'
import { pictureField } from '../fields/picture.ts'
import { richTextField } from '../fields/rich-text.ts'
import { headingField, leadField } from '../fields/texts.ts'
import { inlineHtml } from '../html/inline-html.ts'
import { richTextHtml } from '../html/rich-text-html.ts'
import { pictureFromDocument } from '../reading/picture-from-document.ts'
import { defineBlock } from './define-block.ts'

/** What a guest can sign up for: our travel newsletter, or a notification on the day before a sale opens. */
const lists = {
  newsletter: label('Newsletter', 'Newsletter'),
  presale: label('Przedsprzedaż', 'Presale'),
}

export const newsletterForm = defineBlock({
  name: 'newsletterForm',
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
      options: Object.entries(lists).map(([value, name]) => ({ value, label: name })),
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
  ],
  read(block, deps) {
    if (!block.heading) return null
    return {
      heading: block.heading,
      lead: block.lead || null,
      list: block.list ?? 'newsletter',
      thanks: block.thanks ?? '',
      picture: pictureFromDocument(block.picture),
      /** Beside the checkbox: one line with links, without paragraphs. */
      consentHtml: inlineHtml(richTextHtml(block.consent, deps)),
    }
  },
})
