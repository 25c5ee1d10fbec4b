import type { GlobalConfig } from 'payload'
import { label } from '../fields/label.ts'
import { optionalLink } from '../fields/link.ts'
import { namedRows } from '../fields/named-rows.ts'
import { activeField, draftedGlobal } from './global-frame.ts'
import { menuGroup } from './menu-group.ts'

export const header: GlobalConfig = {
  slug: 'header',
  label: label('Nagłówek, menu główne i kontakt', 'Header, main menu and contact'),
  ...draftedGlobal,
  fields: [
    activeField,
    optionalLink('notice', 'Krótki komunikat nad nagłówkiem', 'Short notice above the header'),
    {
      name: 'menu',
      type: 'array',
      admin: namedRows,
      maxRows: 10,
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
          label: label('Telefon biura', 'Phone of the office'),
          admin: {
            width: '50%',
            description: label(
              'Jedno miejsce dla całego sklepu: nagłówka, kontaktu, e-maili i dokumentów. W tekstach stron wstawisz go jako {{phone}}.',
              'One place for the whole shop: header, contact, e-mails and documents. In texts of pages it is {{phone}}.',
            ),
          },
        },
        {
          name: 'phoneHours',
          type: 'text',
          localized: true,
          required: true,
          maxLength: 80,
          label: label('Godziny biura', 'Hours of the office'),
          admin: { width: '50%', description: '{{phoneHours}}' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'emergencyPhone',
          type: 'text',
          maxLength: 30,
          label: label('Telefon dla gości w podróży', 'Phone for guests on the way'),
          admin: {
            width: '50%',
            description: label(
              '{{emergencyPhone}}. Bez niego sklep podaje wszędzie telefon i godziny biura.',
              '{{emergencyPhone}}. Without it the shop gives phone and hours of the office everywhere.',
            ),
          },
        },
        {
          name: 'emergencyHours',
          type: 'text',
          localized: true,
          maxLength: 80,
          label: label('Godziny telefonu w podróży', 'Hours of that phone'),
          admin: { width: '50%', description: '{{emergencyHours}}' },
        },
      ],
    },
    {
      name: 'email',
      type: 'email',
      label: label('E-mail biura', 'E-mail of the office'),
      admin: { description: '{{email}}' },
    },
  ],
}
