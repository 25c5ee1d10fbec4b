import { searchLimits } from '@wojaz/travel/search'
import { label } from '../fields/label.ts'
import { codesField, limitFields } from '../fields/limits.ts'
import { optionalLink } from '../fields/link.ts'
import { namedRows } from '../fields/named-rows.ts'
import { pictureField } from '../fields/picture.ts'
import { countField, headingField, leadField, wholeNumber } from '../fields/texts.ts'
import type { FacultativeTripsBlock } from '../payload-types.ts'
import { pictureFromDocument } from '../reading/picture-from-document.ts'
import { linkFrom } from '../reading/values-from-documents.ts'
import { defineBlock } from './define-block.ts'
import { optionsOf } from './public-options.ts'

export const facultativeTrips = defineBlock({
  name: 'facultativeTrips',
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
  ],
  read(block) {
    if (!block.heading) return null
    return {
      heading: block.heading,
      lead: block.lead || null,
      count: block.count ?? 6,
      destinations: block.destinations ?? [],
      trips: (block.trips ?? []).flatMap((trip) => tripFrom(trip) ?? []),
      link: linkFrom(block.link),
    }
  },
  api: {
    items: ({ trips }) =>
      trips.map(({ title, ...trip }) => ({ label: title, url: null, options: optionsOf(trip) })),
  },
})

/** An excursion from the hotel, booked on the spot. Null: an excursion without a name is left out. */
function tripFrom(trip: NonNullable<FacultativeTripsBlock['trips']>[number]) {
  if (!trip.title) return null
  return {
    title: trip.title,
    text: trip.text || null,
    hours: trip.hours ?? null,
    /** Price in złoty for an adult; null: not given. */
    price: trip.price ?? null,
    picture: pictureFromDocument(trip.picture),
    directions: trip.directions ?? [],
    tripTypes: trip.tripTypes ?? [],
  }
}
