import { searchLimits } from '@wojaz/travel/search'
import type { TextField } from 'payload'
import { label } from '../fields/label.ts'
import { codesField, tripTypeField } from '../fields/limits.ts'
import { optionalLink } from '../fields/link.ts'
import { countField, headingField, leadField } from '../fields/texts.ts'
import { linkFrom } from '../reading/values-from-documents.ts'
import { defineBlock } from './define-block.ts'

export const topDestinations = defineBlock({
  name: 'topDestinations',
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
    } as TextField,
    countField(12, 6),
    optionalLink('link', 'Link do wszystkich', 'Link to all of them'),
  ],
  read(block) {
    if (!block.heading) return null
    return {
      /** Null: the default text of the shop. */
      heading: block.heading as string | null,
      lead: block.lead || null,
      tripType: block.tripType ?? null,
      count: block.count ?? 6,
      /** Codes of chosen places in the editor's order; empty: the most popular ones. */
      destinations: block.destinations ?? [],
      link: linkFrom(block.link),
    }
  },
})
