import { searchLimits } from '@wojaz/travel/search'
import type { Block } from 'payload'
import { label } from '../fields/label.ts'
import { codesField, limitFields } from '../fields/limits.ts'
import { optionalLink } from '../fields/link.ts'
import { namedRows } from '../fields/named-rows.ts'
import { pictureField } from '../fields/picture.ts'
import { countField, headingField, leadField, wholeNumber } from '../fields/texts.ts'
import { componentFrame } from './component-frame.ts'

export const facultativeTrips: Block = {
  slug: 'facultativeTrips',
  interfaceName: 'FacultativeTripsBlock',
  labels: {
    singular: label('Wycieczki fakultatywne', 'Facultative trips'),
    plural: label('Wycieczki fakultatywne', 'Facultative trips'),
  },
  fields: [
    headingField({ required: true }),
    leadField,
    codesField('destinations', label('Kierunki (kody)', 'Destinations (codes)'), searchLimits.destinations),
    countField(12, 6),
    {
      name: 'trips',
      type: 'array',
      maxRows: 40,
      label: label('Wycieczki', 'Trips'),
      labels: { singular: label('Wycieczka', 'Trip'), plural: label('Wycieczki', 'Trips') },
      admin: namedRows,
      fields: [
        {
          name: 'title',
          type: 'text',
          localized: true,
          required: true,
          maxLength: 120,
          label: label('Nazwa', 'Name'),
        },
        { name: 'text', type: 'textarea', localized: true, maxLength: 400, label: label('Tekst', 'Text') },
        {
          type: 'row',
          fields: [
            {
              name: 'hours',
              type: 'number',
              label: label('Ile godzin', 'How many hours'),
              validate: wholeNumber(1, 72),
              admin: { width: '50%' },
            },
            {
              name: 'price',
              type: 'number',
              label: label('Cena za osobę dorosłą, zł', 'Price for an adult, zł'),
              validate: wholeNumber(1, 20_000),
              admin: { width: '50%' },
            },
          ],
        },
        pictureField({ required: false }),
        ...limitFields,
      ],
    },
    optionalLink('link', 'Link do wszystkich', 'Link to all of them'),
    ...componentFrame,
  ],
}
