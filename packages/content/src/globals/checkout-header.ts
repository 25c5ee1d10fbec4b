import type { GlobalConfig } from 'payload'
import { label } from '../fields/label.ts'
import { namedRows } from '../fields/named-rows.ts'
import { activeField, plainGlobal } from './global-frame.ts'

/** A quieter header for people who are paying: a name for each step, the shop's phone, nothing to click away to. */
export const checkoutHeader: GlobalConfig = {
  slug: 'checkout-header',
  label: label('Nagłówek rezerwacji', 'Checkout header'),
  ...plainGlobal,
  fields: [
    activeField,
    {
      name: 'help',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 120,
      label: label('Zdanie przy telefonie', 'Sentence beside the phone'),
    },
    {
      name: 'steps',
      type: 'array',
      admin: namedRows,
      maxRows: 6,
      label: label('Kroki', 'Steps'),
      labels: { singular: label('Krok', 'Step'), plural: label('Kroki', 'Steps') },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'code', type: 'text', required: true, maxLength: 40, label: label('Kod', 'Code') },
            {
              name: 'label',
              type: 'text',
              localized: true,
              required: true,
              maxLength: 60,
              label: label('Nazwa', 'Name'),
            },
          ],
        },
      ],
    },
  ],
}
