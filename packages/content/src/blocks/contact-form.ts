import { label } from '../fields/label.ts'
import { namedRows } from '../fields/named-rows.ts'
import { matching } from '../fields/pattern.ts'
import { richTextField } from '../fields/rich-text.ts'
import { headingField, leadField } from '../fields/texts.ts'
import { richTextHtml } from '../html/rich-text-html.ts'
import { defineBlock } from './define-block.ts'

export const contactForm = defineBlock({
  name: 'contactForm',
  labels: {
    singular: label('Formularz kontaktowy', 'Contact form'),
    plural: label('Formularze kontaktowe', 'Contact forms'),
  },
  fields: [
    headingField({ required: true }),
    leadField,
    {
      name: 'topics',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 12,
      label: label('Tematy do wyboru', 'Topics to choose from'),
      labels: { singular: label('Temat', 'Topic'), plural: label('Tematy', 'Topics') },
      admin: namedRows,
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'code',
              type: 'text',
              required: true,
              label: label('Kod', 'Code'),
              admin: { width: '40%', placeholder: 'reservation' },
              validate: matching(
                /^[a-z][a-z0-9-]{0,39}$/,
                'Kod to małe litery, cyfry i myślniki, na przykład rezerwacja.',
                'A code has small letters, digits and hyphens, for instance reservation.',
              ),
            },
            {
              name: 'label',
              type: 'text',
              localized: true,
              required: true,
              maxLength: 80,
              label: label('Tekst', 'Label'),
              admin: { width: '60%' },
            },
          ],
        },
      ],
    },
    richTextField('consent', label('Na co gość się zgadza', 'What the guest agrees to'), { required: true }),
    {
      name: 'thanks',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 300,
      label: label('Podziękowanie po wysłaniu', 'Thanks after sending'),
    },
  ],
  read(block, deps) {
    const topics = (block.topics ?? []).flatMap(({ code, label: name }) =>
      code && name ? { code, label: name } : [],
    )
    if (!block.heading || topics.length === 0) return null
    return {
      heading: block.heading,
      lead: block.lead || null,
      /** Shown after sending. */
      thanks: block.thanks ?? '',
      phone: '{{phone}}',
      phoneHours: '{{phoneHours}}',
      email: '{{email}}',
      emergencyPhone: '{{emergencyPhone}}',
      emergencyHours: '{{emergencyHours}}',
      /** Topics to choose from. */
      topics,
      /** How the sent data are processed; with links. */
      consentHtml: richTextHtml(block.consent, deps),
    }
  },
  api: { hidden: ['emergencyPhone', 'emergencyHours'] },
})
