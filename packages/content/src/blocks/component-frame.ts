import type { Field } from 'payload'
import { label } from '../fields/label.ts'
import { limitFields } from '../fields/limits.ts'
import { momentField } from '../fields/moment.ts'

/** What every component carries besides its own content: when, and to whom, it is shown. */
export const componentFrame: Field[] = [
  {
    type: 'collapsible',
    label: label('Widoczność', 'Visibility'),
    admin: { initCollapsed: true },
    fields: [
      {
        name: 'active',
        type: 'checkbox',
        label: label('Włączony', 'Active'),
        defaultValue: true,
      },
      {
        type: 'row',
        fields: [
          momentField('validFrom', label('Widoczny od', 'Shown from')),
          momentField('validTo', label('Widoczny do', 'Shown until'), { notBefore: 'validFrom' }),
        ],
      },
      {
        name: 'profiles',
        type: 'text',
        hasMany: true,
        label: label('Dla kogo', 'For whom'),
        admin: {
          description: label(
            'Statusy gości albo LOGGED dla zalogowanych. Puste: dla wszystkich.',
            'Visitor statuses, or LOGGED for signed-in guests. Empty: everybody.',
          ),
        },
      },
      ...limitFields,
    ],
  },
]
