import { searchLimits } from '@wojaz/travel/search'
import type { Block } from 'payload'
import { label } from '../fields/label.ts'
import { codesField, tripTypeField } from '../fields/limits.ts'
import { optionalLink } from '../fields/link.ts'
import { countField, headingField, leadField } from '../fields/texts.ts'
import { componentFrame } from './component-frame.ts'

export const topDestinations: Block = {
  slug: 'topDestinations',
  interfaceName: 'TopDestinationsBlock',
  labels: {
    singular: label('Najpopularniejsze kierunki', 'Top destinations'),
    plural: label('Najpopularniejsze kierunki', 'Top destinations'),
  },
  fields: [
    headingField({ required: true }),
    leadField,
    tripTypeField,
    {
      ...codesField(
        'destinations',
        label('Kierunki (kody)', 'Destinations (codes)'),
        searchLimits.destinations,
      ),
      admin: { description: label('Puste: najczęściej wybierane.', 'Empty: the ones chosen most often.') },
    } as Block['fields'][number],
    countField(12, 6),
    optionalLink('link', 'Link do wszystkich', 'Link to all of them'),
    ...componentFrame,
  ],
}
