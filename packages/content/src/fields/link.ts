import type { Field, GroupField } from 'payload'
import { validateAddress } from './address.ts'
import { label } from './label.ts'

/** A label in the guest's language and a URL: both or none. */
export function linkFields(options: { required: boolean }): Field[] {
  return [
    {
      type: 'row',
      fields: [
        {
          name: 'label',
          type: 'text',
          label: label('Tekst', 'Label'),
          localized: true,
          required: options.required,
          maxLength: 120,
          admin: { width: '50%' },
        },
        {
          name: 'url',
          type: 'text',
          label: label('Adres', 'Address'),
          required: options.required,
          validate: validateAddress,
          admin: { width: '50%', placeholder: '/zima' },
        },
      ],
    },
  ]
}

export function optionalLink(name: string, pl: string, en: string): GroupField {
  return { name, type: 'group', label: label(pl, en), fields: linkFields({ required: false }) }
}
