import type { GlobalConfig } from 'payload'
import { label } from '../fields/label.ts'
import { tripTypeOptions } from '../fields/limits.ts'
import { namedRows } from '../fields/named-rows.ts'
import { activeField, plainGlobal } from './global-frame.ts'

export const globalSearch: GlobalConfig = {
  slug: 'global-search',
  label: label('Wyszukiwarka', 'Search'),
  ...plainGlobal,
  fields: [
    activeField,
    {
      name: 'heading',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 120,
      label: label('Nagłówek', 'Heading'),
    },
    {
      name: 'submitLabel',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 40,
      label: label('Przycisk', 'Button'),
    },
    {
      name: 'tripTypes',
      type: 'array',
      admin: namedRows,
      label: label('Rodzaje podróży', 'Trip types'),
      labels: {
        singular: label('Rodzaj podróży', 'Trip type'),
        plural: label('Rodzaje podróży', 'Trip types'),
      },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'code',
              type: 'select',
              required: true,
              label: label('Kod', 'Code'),
              options: tripTypeOptions,
            },
            {
              name: 'label',
              type: 'text',
              localized: true,
              required: true,
              maxLength: 60,
              label: label('Tekst', 'Label'),
            },
            { name: 'active', type: 'checkbox', defaultValue: true, label: label('Włączony', 'Active') },
          ],
        },
      ],
    },
  ],
}
