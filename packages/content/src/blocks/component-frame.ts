import type { DateFieldValidation, Field } from 'payload'
import { label } from '../fields/label.ts'

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
          moment('validFrom', label('Widoczny od', 'Shown from')),
          moment('validTo', label('Widoczny do', 'Shown until'), endsAfterItStarts),
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
    ],
  },
]

function moment(name: string, text: ReturnType<typeof label>, validate?: DateFieldValidation): Field {
  return {
    name,
    type: 'date',
    label: text,
    ...(validate && { validate }),
    admin: { width: '50%', date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd.MM.yyyy HH:mm' } },
  }
}

function endsAfterItStarts(
  value: Date | string | null | undefined,
  { siblingData, req }: Parameters<DateFieldValidation>[1],
): string | true {
  const { validFrom } = siblingData as { validFrom?: Date | string | null }
  if (!value || !validFrom || new Date(value) >= new Date(validFrom)) return true
  return req.i18n.language === 'pl'
    ? 'Koniec widoczności nie może wypadać przed jej początkiem.'
    : 'A component cannot stop being shown before it starts.'
}
