import type { GlobalConfig } from 'payload'
import { label } from '../fields/label.ts'
import { namedRows } from '../fields/named-rows.ts'
import { activeField, plainGlobal } from './global-frame.ts'

/** A reduced header for the checkout: names of the steps and the shop's phone, without links that lead away. */
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
