import { searchLimits } from '@wojaz/travel'
import type { Block } from 'payload'
import { label } from '../fields/label.ts'
import { codesField } from '../fields/limits.ts'
import { optionalLink } from '../fields/link.ts'
import { countField, headingField, leadField } from '../fields/texts.ts'
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
    optionalLink('link', 'Link do wszystkich', 'Link to all of them'),
    ...componentFrame,
  ],
}
