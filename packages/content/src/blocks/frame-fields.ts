import type { Field, TextFieldManyValidation } from 'payload'
import { label } from '../fields/label.ts'
import { limitFields } from '../fields/limits.ts'
import { momentField } from '../fields/moment.ts'
import { say } from '../fields/say.ts'

/** Fields that every component has besides its content: when, and to whom, it is shown. */
export const frameFields: Field[] = [
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
        validate: validateProfiles,
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

/** User statuses are in capital letters. A component for a status in small letters would never be shown. */
function validateProfiles(...[value, { req }]: Parameters<TextFieldManyValidation>): string | true {
  const wrong = (value ?? []).find((profile) => !/^[A-Z][A-Z0-9_]{0,59}$/.test(profile))
  return (
    wrong === undefined ||
    say(
      req,
      `„${wrong}” nie jest statusem: to wielkie litery, cyfry i podkreślenia, na przykład FIRST_TIME_ON_PAGE albo LOGGED.`,
      `"${wrong}" is no status: those have capital letters, digits and underscores, for instance FIRST_TIME_ON_PAGE or LOGGED.`,
    )
  )
}
