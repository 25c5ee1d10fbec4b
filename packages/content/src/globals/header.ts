import type { GlobalConfig } from 'payload'
import { label } from '../fields/label.ts'
import { optionalLink } from '../fields/link.ts'
import { namedRows } from '../fields/named-rows.ts'
import { activeField, draftedGlobal } from './global-frame.ts'
import { menuGroup } from './menu-group.ts'

export const header: GlobalConfig = {
  slug: 'header',
  label: label('Nagłówek i menu główne', 'Header and main menu'),
  ...draftedGlobal,
  fields: [
    activeField,
    optionalLink('notice', 'Krótki komunikat nad nagłówkiem', 'Short notice above the header'),
    {
      name: 'menu',
      type: 'array',
      admin: namedRows,
      maxRows: 8,
      label: label('Menu główne', 'Main menu'),
      labels: { singular: label('Pozycja menu', 'Menu entry'), plural: label('Menu', 'Menu') },
      fields: menuGroup,
    },
    {
      type: 'row',
      fields: [
        {
          name: 'phone',
          type: 'text',
          required: true,
          maxLength: 30,
          label: label('Telefon', 'Phone'),
          admin: { width: '50%' },
        },
        {
          name: 'phoneHours',
          type: 'text',
          localized: true,
          required: true,
          maxLength: 80,
          label: label('Godziny infolinii', 'Phone hours'),
          admin: { width: '50%' },
        },
      ],
    },
  ],
}
