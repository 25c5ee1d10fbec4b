import type { Field } from 'payload'
import { validateAddress } from '../fields/address.ts'
import { label } from '../fields/label.ts'
import { limitFields } from '../fields/limits.ts'
import { linkFields } from '../fields/link.ts'
import { namedRows } from '../fields/named-rows.ts'

/** A label with an optional link, and links below it. */
export const menuGroup: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'label',
        type: 'text',
        localized: true,
        required: true,
        maxLength: 60,
        label: label('Tekst', 'Label'),
        admin: { width: '50%' },
      },
      {
        name: 'url',
        type: 'text',
        label: label('Adres', 'Address'),
        validate: validateAddress,
        admin: { width: '50%' },
      },
    ],
  },
  {
    name: 'links',
    type: 'array',
    admin: namedRows,
    maxRows: 16,
    label: label('Linki', 'Links'),
    labels: { singular: label('Link', 'Link'), plural: label('Linki', 'Links') },
    fields: linkFields({ required: true }),
  },
  ...limitFields,
]
